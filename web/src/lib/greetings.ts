// What is said to those who come back to a table, and when somebody sits down.
import type { SeatInfo, TableView } from './messages';
import { notifier } from './notify.svelte';
import { personName, seatPlayer } from './seats';
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

const isFree = ({ kind }: SeatInfo): boolean => kind === 'open' || kind === 'kept';

/** Somebody has sat down, or whoever was awaited will not come. */
export function greet(before: SeatInfo[], after: SeatInfo[]): void {
  for (const seat of after) {
    const was = before.find((old) => old.seat === seat.seat);
    if (!was || !isFree(was)) continue;
    if (!seat.yours && seat.kind === 'guest') tell(say(after.some(isFree) ? 'seat-taken' : 'seat-joined', { name: seatPlayer(seat) }));
    if (was.kind === 'kept' && was.name && seat.kind === 'open') tell(say('seat-declined', { name: personName(was) }));
  }
}

function tell(text: string): void {
  voice.note(text);
  notifier.call(text, 'seat');
}
