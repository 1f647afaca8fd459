// Offers to end the game by agreement.
import type { NameOf } from './calling';
import { gameKey } from './gamewords';
import type { TableView } from './messages';
import { say } from './words.svelte';

/** The seats whose offer this page is asked to answer. */
export function offerers({ seats, now }: TableView): string[] {
  const mine = seats.filter(({ seat, yours }) => yours && !now.out.includes(seat)).map(({ seat }) => seat);
  if (now.status !== 'running' || mine.length === 0 || mine.some((seat) => now.offers.includes(seat))) return [];
  return now.offers;
}

/** What the game would be if all agreed to end it now. */
export function agreed(game: string): string {
  const key = gameKey(game, 'agreed');
  return key ? say(key) : '';
}

/** What this page is asked to answer: who offers, and what it would mean. Empty where it is asked nothing. */
export function question(view: TableView, nameOf: NameOf): string {
  const names = offerers(view).map(nameOf).join(', ');
  return names && say('agree-offered', { names, means: agreed(view.game) });
}
