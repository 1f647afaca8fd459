// The view lists pieces and cards; the eye follows things. This keeps their identity from one view to the next.
import type { ScamorraPiece } from '../../lib/messages';

export interface Standing extends ScamorraPiece {
  /** There is one piece of each symbol and side: that names it. */
  id: string;
}

export function standing(pieces: readonly ScamorraPiece[]): Standing[] {
  // Always in the same order, so that the page moves things instead of making them anew.
  return pieces.map((piece) => ({ ...piece, id: `${piece.side}${piece.symbol}` })).sort((a, b) => a.id.localeCompare(b.id));
}

/** Pieces that stood there before and stand nowhere now. */
export function fallen(before: readonly Standing[], after: readonly Standing[]): Standing[] {
  return before.filter(({ id }) => !after.some((piece) => piece.id === id));
}

export interface Held<Face extends string = string> {
  id: number;
  face: Face;
  isNew: boolean;
}

/** The hand as it is now: cards that stay keep their number, a drawn one gets the next. */
export function followHand<Face extends string>(before: readonly Held<Face>[], hand: readonly Face[]): Held<Face>[] {
  const left = [...before];
  let next = before.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  return hand.map((face) => {
    const found = left.findIndex((card) => card.face === face);
    if (found < 0) return { id: next++, face, isNew: before.length > 0 };
    return { ...left.splice(found, 1)[0]!, isNew: false };
  });
}
