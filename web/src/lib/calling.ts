// What people at a table are called in sentences: by name, and by their side where two have the same name or none.
import { catalogue } from './catalogue.svelte';
import { gameKey } from './gamewords';
import type { SeatInfo } from './messages';
import { botName, personName, seatName } from './seats';
import { say } from './words.svelte';

export type NameOf = (seat: string) => string;

const plain = (seat: SeatInfo): string => (seat.kind === 'bot' ? botName(seat.name) : seat.kind === 'open' || seat.kind === 'kept' ? '' : personName(seat));

/** A seat of a match that has no word of its own (A and B): its player changes sides from game to game. */
export const isPerson = (game: string, seat: string): boolean => catalogue.childOf(game) !== null && gameKey(game, `seat-${seat}`) === null;

/** Whether somebody's name says who is meant. */
function isTold(seats: readonly SeatInfo[], seat: SeatInfo | undefined): boolean {
  const called = seat ? plain(seat) : '';
  return called !== '' && seats.every((other) => other === seat || plain(other) !== called);
}

/** In a match, somebody whose name does not say who is meant has a number; undefined: nobody needs one. */
export function numbered(game: string, seats: readonly SeatInfo[], name: string): string | undefined {
  const at = seats.findIndex(({ seat }) => seat === name);
  const isSomebody = seats[at] !== undefined && plain(seats[at]) !== '';
  return isSomebody && isPerson(game, name) && !isTold(seats, seats[at]) ? say('seat-person', { n: at + 1 }) : undefined;
}

/** The name a sentence uses for a seat; `side` is the side it plays in the game on the table. */
export function callings(game: string, seats: readonly SeatInfo[], side: (seat: string) => string = (seat) => seat): NameOf {
  return (name) => {
    const seat = seats.find((each) => each.seat === name);
    return isTold(seats, seat) ? plain(seat!) : (numbered(game, seats, name) ?? seatName(game, side(name)));
  };
}

/** Seats of a match that no screen shows (A and B) are called by their players; all others have words of their own. */
export function spokenSeat(game: string, value: unknown, nameOf: NameOf | undefined, seats: ReadonlySet<string>): string | undefined {
  if (!nameOf || typeof value !== 'string' || value === '') return undefined;
  const all = value.split(', ');
  return all.every((seat) => seats.has(seat) && gameKey(game, `seat-${seat}`) === null) ? all.map(nameOf).join(', ') : undefined;
}
