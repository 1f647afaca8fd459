// The rolling area: every die keeps its place and its number while others are rolled or placed.
import { TUMBLING } from './shown';

export interface Slot {
  id: number;
  face: string;
  /** How often it has been rolled: a new number lets it tumble. */
  rolls: number;
}
export type Slots = readonly (Slot | null)[];

const PLACES = 6;
let next = 1;

/**
 * The dice where they lay before: those that were not rolled keep their places, the rolled ones take what is new,
 * and dice that were not there come where there is room.
 */
export function slotted(before: Slots, free: readonly string[], tumbling: number, rolled: ReadonlySet<number>): Slots {
  const left = [...free, ...Array.from({ length: tumbling }, () => TUMBLING)];
  const total = left.length;
  const take = (face: string) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const after: (Slot | null)[] = Array.from({ length: Math.max(before.length, total) }, () => null);
  const inOrder = [...before.keys()].sort((a, b) => Number(rolled.has(before[a]?.id ?? 0)) - Number(rolled.has(before[b]?.id ?? 0)));
  for (const place of inOrder) {
    const slot = before[place];
    if (slot && take(slot.face)) after[place] = slot;
  }
  for (const place of inOrder.filter((place) => before[place] && rolled.has(before[place]!.id) && !after[place])) {
    const face = left.shift();
    if (face) after[place] = { ...before[place]!, face };
  }
  for (const place of after.keys()) {
    if (after[place] || left.length === 0) continue;
    const was = before[place];
    after[place] = { id: was?.id ?? next++, face: left.shift()!, rolls: was?.rolls ?? 0 };
  }
  return total > PLACES ? after : fitted(after);
}

/** After a duel with more dice than places, those that lie too far out come back. */
function fitted(slots: Slots): Slots {
  if (slots.length <= PLACES) return [...slots, ...Array.from({ length: PLACES - slots.length }, () => null)];
  const isFitting = slots.findLastIndex((slot) => slot !== null) < PLACES;
  return fitted(isFitting ? slots.slice(0, PLACES) : slots.filter((slot) => slot !== null));
}
