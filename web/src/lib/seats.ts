// What seats and the players in them are called.
import { gameKey } from './gamewords';
import type { SeatInfo } from './messages';
import { say, words } from './words.svelte';

export function seatName(game: string, seat: string): string {
  const key = gameKey(game, `seat-${seat}`);
  return key ? say(key) : seat;
}

export function botName(name: string): string {
  const key = `bot-${name}`;
  return words.knows(key) ? say(key) : name;
}

/** The player's name, without the seat. */
export function seatPlayer(seat: SeatInfo): string {
  if (seat.kind === 'open') return say('seat-open');
  if (seat.kind === 'bot') return botName(seat.name);
  if (seat.yours) return seat.name ? say('seat-you-named', { name: seat.name }) : say('seat-you');
  return seat.name || say('seat-guest');
}
