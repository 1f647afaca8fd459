// One click to a game.
import { api } from './api';
import { catalogue } from './catalogue.svelte';
import { firstGame } from './firstgame.svelte';
import { learned } from './learned.svelte';
import { promise } from './luck';
import type { NewTable } from './messages';
import { complain } from './refusals';
import { router } from './router.svelte';

export type Way = 'machine' | 'friend' | 'shared' | 'lobby';

/** Who sits where in a game started this way; the first seat is this guest's. */
export function seatsFor(way: Way, seats: number, bot: string): Pick<NewTable, 'seats' | 'lot' | 'public'> {
  const others = { machine: `bot:${bot}`, friend: 'open', shared: 'shared', lobby: 'open' }[way];
  return {
    seats: ['me', ...Array.from({ length: seats - 1 }, () => others)],
    lot: way !== 'shared',
    public: way === 'lobby',
  };
}

export async function startGame(game: string, way: Way, { options = {} as Record<string, string>, bot = '', terms = {} as NewTable['terms'] } = {}): Promise<void> {
  try {
    await catalogue.known();
    const first = catalogue.find(game)?.first ?? {};
    if (way === 'machine' && Object.keys(options).length === 0 && Object.keys(first).length > 0 && !learned.hasFinished(game)) {
      const chosen = await firstGame.ask(game, first);
      if (!chosen) return;
      options = chosen;
    }
    const { seats } = (Object.keys(options).length === 0 && catalogue.find(game)) || (await api.seats(game, options));
    const made = await api.makeTable({ game, options, ...seatsFor(way, seats.length, bot || catalogue.defaultBot(game)), promise: promise(), terms });
    router.go(`/t/${made.id}`);
  } catch (error) {
    complain(error, game);
  }
}
