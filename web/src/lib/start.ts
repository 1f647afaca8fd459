// One click to a game.
import { api, Refused, Unreachable } from './api';
import type { GameInfo, NewTable, Refusal } from './messages';
import { router } from './router.svelte';
import { gameKey } from './series';
import { voice } from './voice.svelte';
import { say } from './words.svelte';

export type Way = 'machine' | 'friend' | 'shared' | 'lobby';

/** Who sits where when a game is started this way; the first seat is this guest's. */
export function seatsFor(way: Way, seats: number, bot: string): Pick<NewTable, 'seats' | 'lot' | 'public'> {
  const others = { machine: `bot:${bot}`, friend: 'open', shared: 'shared', lobby: 'open' }[way];
  return {
    seats: ['me', ...Array.from({ length: seats - 1 }, () => others)],
    lot: way !== 'shared',
    public: way === 'lobby',
  };
}

/** How many sit at the table: a game for more or fewer people says so in its option `players`. */
export function seatCount(info: GameInfo | undefined, options: Record<string, string>): number {
  return Number(options.players ?? info?.seats.length ?? 2);
}

/** This guest's part in the dealer's luck. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function startGame(game: string, way: Way, { options = {} as Record<string, string>, bot = '' } = {}): Promise<void> {
  try {
    const info = (await api.games()).find(({ name }) => name === game);
    const seats = seatsFor(way, seatCount(info, options), bot || (info?.bots.at(-1)?.name ?? ''));
    const made = await api.makeTable({ game, options, ...seats, nonce: newNonce() });
    router.go(`/t/${made.id}`);
  } catch (error) {
    complain(error, game);
  }
}

/** Say why something asked over REST was not done. */
export function complain(error: unknown, game?: string): void {
  if (error instanceof Refused) explain(error.refusal, game);
  else if (error instanceof Unreachable) voice.note(say('error-unreachable'), { tone: 'refusal' });
  else throw error;
}

/** A refusal in the words of the rules when there are any, else in ours. */
export function explain(refusal: Refusal, game?: string): void {
  voice.note(refusalText(refusal, game), { tone: 'refusal', detail: refusal.rule?.startsWith('§') ? refusal.rule : '' });
}

export function refusalText(refusal: Refusal, game?: string): string {
  const why = `why-${refusal.reason}`;
  const own = refusal.reason && (gameKey(game ?? 'play', why) ?? gameKey('play', why));
  if (own) return say(own, refusal.args);
  return say(`refused-${refusal.code}`, { what: '', limit: 0, ...refusal.args });
}
