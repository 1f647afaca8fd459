// The people of an event in the seats of a table, as a board wants them.
import type { SeatInfo } from '../lib/messages';
import type { LiveEvent } from './live.svelte';

export function seated(seats: readonly string[], players: readonly number[], event: LiveEvent): SeatInfo[] {
  return seats.map((seat, at) => {
    const who = event.entrant(players[at] ?? 0);
    return { seat, kind: 'guest', name: who?.name ?? '', yours: false, present: true };
  });
}
