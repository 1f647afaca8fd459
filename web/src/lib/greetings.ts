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

/** Somebody has sat down or left, or whoever was awaited will not come. */
export function greet(before: SeatInfo[], after: SeatInfo[]): void {
  const changed = after.flatMap((now) => before.filter(({ seat }) => seat === now.seat).map((was) => ({ was, now })));
  for (const { was, now } of changed) {
    if (isFree(was) && !now.yours && now.kind === 'guest') tell(say(after.some(isFree) ? 'seat-taken' : 'seat-joined', { name: seatPlayer(now) }));
  }
  const freed = changed.filter(({ was, now }) => now.kind === 'open' && !was.yours && was.name + (was.given ?? '') !== '');
  const gone = freed.filter(({ was }) => was.kind === 'guest');
  for (const { was } of gone) tell(say('seat-gone', { name: personName(was) }));
  if (gone.some(({ was }) => was.maker)) return; // a challenge ends with whoever made it: nobody has declined
  for (const { was } of freed) if (was.kind === 'kept') tell(say('seat-declined', { name: personName(was) }));
}

function tell(text: string): void {
  voice.note(text);
  notifier.call(text, 'seat');
}
