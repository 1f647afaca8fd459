// What is said to those who come back to a table, and when somebody sits down.
import type { SeatInfo, TableView } from './messages';
import { notifier } from './notify.svelte';
import { seatPlayer } from './seats';
import { voice } from './voice.svelte';
import { say } from './words.svelte';

/** Who comes back to a table of this browser finds it as it was. */
export function welcome(first: TableView): string {
  const key = `table ${first.id}`;
  try {
    const isKnown = sessionStorage.getItem(key) !== null && first.now.ply > 0 && first.now.status === 'running';
    sessionStorage.setItem(key, 'seen');
    if (isKnown) voice.announce(say('as-you-left-it'));
    return isKnown ? say('as-you-left-it') : '';
  } catch {
    return ''; // no storage: the table is the same, it only does not say so
  }
}

/** Somebody has sat down. */
export function greet(before: SeatInfo[], after: SeatInfo[]): void {
  for (const seat of after) {
    const was = before.find((old) => old.seat === seat.seat);
    if (!seat.yours && seat.kind === 'guest' && (was?.kind === 'open' || was?.kind === 'kept')) {
      voice.note(say('seat-joined', { name: seatPlayer(seat) }));
      notifier.call(say('seat-joined', { name: seatPlayer(seat) }), 'seat');
    }
  }
}
