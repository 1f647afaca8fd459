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

/** What a seat is called where its player's name does not tell: by its side, or in a match by its number. */
export function seatCalled(game: string, seats: readonly SeatInfo[], name: string, side: (seat: string) => string): string {
  return isPerson(game, name) ? say('seat-person', { n: 1 + seats.findIndex(({ seat }) => seat === name) }) : seatName(game, side(name));
}

/** The name a sentence uses for a seat; `side` is the side it plays in the game on the table. */
export function callings(game: string, seats: readonly SeatInfo[], side: (seat: string) => string = (seat) => seat): NameOf {
  return (name) => {
    const seat = seats.find((each) => each.seat === name);
    const called = seat ? plain(seat) : '';
    const isUnique = called !== '' && seats.every((other) => other === seat || plain(other) !== called);
    return isUnique ? called : seatCalled(game, seats, name, side);
  };
}

/** Seats of a match that no screen shows (A and B) are called by their players; all others have words of their own. */
export function spokenSeat(game: string, value: unknown, nameOf: NameOf | undefined, seats: ReadonlySet<string>): string | undefined {
  if (!nameOf || typeof value !== 'string' || value === '') return undefined;
  const all = value.split(', ');
  return all.every((seat) => seats.has(seat) && gameKey(game, `seat-${seat}`) === null) ? all.map(nameOf).join(', ') : undefined;
}
