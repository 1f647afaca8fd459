// What seats and the players in them are called.
import { gameKey } from './gamewords';
import type { SeatInfo } from './messages';
import { say, words } from './words.svelte';

export function seatName(game: string, seat: string): string {
  const key = gameKey(game, `seat-${seat}`);
  return key ? say(key) : seat;
}

/** A machine by its level and style, `3-bold`, or a bot of old tables by its name. */
export function botName(name: string): string {
  const [kind, style = 'balanced'] = name.split('-');
  const key = `bot-${kind}`;
  return words.knows(key) ? say(key, { style }) : name;
}

/** The name given to somebody who has not chosen one: `bold-fox`, in words. */
export function givenName(given: string): string {
  const [manner, figure] = given.split('-');
  if (!manner || !figure) return say('seat-guest');
  const gender = say('given-gender', { figure });
  return say('given-name', { manner: say(`given-manner-${manner}`, { gender }), figure: say(`given-figure-${figure}`) });
}

/** What somebody is called; a second one of the same name has a number. */
export function personName({ name, given = '', nth = 1, left = false }: { name: string; given?: string; nth?: number; left?: boolean }): string {
  if (left) return say('seat-left');
  const called = name || givenName(given);
  return nth > 1 ? say('seat-nth', { name: called, nth }) : called;
}

/** Who plays against whoever reads it. */
export const opponents = (seats: readonly SeatInfo[]): string =>
  seats.filter(({ kind, yours }) => !yours && (kind === 'guest' || kind === 'bot')).map(seatPlayer).join(', ');

/** The player's name, without the seat. */
export function seatPlayer(seat: SeatInfo): string {
  if (seat.kind === 'open') return say('seat-open');
  if (seat.kind === 'kept') return seat.name ? say('seat-kept', { name: personName(seat) }) : say('seat-kept-somebody');
  if (seat.kind === 'bot') return botName(seat.name);
  return seat.yours ? say('seat-you-named', { name: personName(seat) }) : personName(seat);
}
