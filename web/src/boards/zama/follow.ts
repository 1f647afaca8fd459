// Which card is which from one moment to the next, so that it glides instead of jumping.
import { FILES } from '../../lib/grid';
import type { Lying } from './shown';

export interface Followed extends Lying {
  id: number;
}

let next = 0;

/** The cards of this moment with the numbers they had before, and those that are gone. */
export function follow(before: readonly Followed[], now: readonly Lying[]): { cards: Followed[]; gone: Followed[] } {
  const was = new Map(before.map((card) => [card.cell, card]));
  const left = new Set(before);
  const staying = now.map((card) => {
    const same = was.get(card.cell);
    if (!same || same.owner !== card.owner) return { card, id: null };
    left.delete(same);
    return { card, id: same.id };
  });
  const cards = staying.map(({ card, id }) => {
    if (id !== null) return { ...card, id };
    const from = nearest(card, left);
    if (from) left.delete(from);
    return { ...card, id: from?.id ?? next++ };
  });
  // In a steady order the cards keep their places in the picture: only where they are changes.
  return { cards: cards.sort((a, b) => a.id - b.id), gone: [...left] };
}

const distance = (a: string, b: string) =>
  Math.abs(FILES.indexOf(a[0]!) - FILES.indexOf(b[0]!)) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)));

/** The card of the same owner that has left a cell close by. */
function nearest(card: Lying, left: ReadonlySet<Followed>): Followed | null {
  let found: Followed | null = null;
  for (const other of left) {
    if (other.owner !== card.owner || distance(other.cell, card.cell) > 3) continue;
    if (!found || distance(other.cell, card.cell) < distance(found.cell, card.cell)) found = other;
  }
  return found;
}
