// One click to a game.
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import { firstGame } from './firstgame.svelte';
import { learned } from './learned.svelte';
import { promise } from './nonces';
import type { NewTable, TableTerms } from './messages';
import { opponents } from './opponents.svelte';
import { complain } from './refusals';
import { router } from './router.svelte';

export type Way = 'machine' | 'friend' | 'shared' | 'lobby' | 'challenge';
/** Who takes the seats of a challenge that are neither the challenger's nor the challenged's. */
export const FILLS = ['machine', 'friend', 'lobby'] as const;
export type Fill = (typeof FILLS)[number];

/** Who sits where in a game started this way: by lot, or this guest in the seat of this number. */
export function seatsFor(way: Way, seats: number, bot: string, side: number | null = null, fill: Fill = 'friend'): Pick<NewTable, 'seats' | 'lot' | 'public'> {
  const isChallenge = way === 'challenge';
  const others = { machine: `bot:${bot}`, friend: 'open', shared: 'shared', lobby: 'open' }[isChallenge ? fill : way];
  const isChosen = way !== 'shared' && side !== null && side < seats;
  const mine = isChosen ? side : 0;
  const challenged = isChallenge ? Number(mine === 0) : -1; // the first open seat is kept for them
  return {
    seats: Array.from({ length: seats }, (_, number) => (number === mine ? 'me' : number === challenged ? 'open' : others)),
    lot: way !== 'shared' && !isChosen,
    public: way === 'lobby' || (isChallenge && fill === 'lobby' && seats > 2),
  };
}

export interface Wishes {
  options?: Record<string, string>;
  bot?: string;
  side?: number | null;
  terms?: TableTerms;
  /** The name of whoever is challenged. */
  against?: string;
  fill?: Fill;
}

export async function startGame(game: string, way: Way, { options = {}, bot = '', side = null, terms = {}, against, fill }: Wishes = {}): Promise<void> {
  try {
    await catalogue.known();
    const first = catalogue.find(game)?.first ?? {};
    if (way === 'machine' && Object.keys(options).length === 0 && Object.keys(first).length > 0 && !learned.hasFinished(game)) {
      const chosen = await firstGame.ask(game, first);
      if (!chosen) return;
      options = chosen;
    }
    const { seats } = (Object.keys(options).length === 0 && catalogue.find(game)) || (await api.seats(game, options));
    const taken = seatsFor(way, seats.length, bot || opponents.of(game), side, fill);
    const made = await api.makeTable({ game, options, terms, ...taken, challenge: against ?? null, promise: promise() });
    router.go(`/t/${made.id}`);
  } catch (error) {
    complain(error, game);
  }
}
