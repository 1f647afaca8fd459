// Pieces that glide and fall and cards that are drawn: what the eye follows from one moment of the table to the next.
import type { ScamorraShown, ScamorraSide } from '../../lib/messages';
import { play as sound } from '../../lib/sound';
import { fallen, followHand, standing, type Held, type Standing } from './follow';
import type { Card } from './plays';

/** One act may bring more plies with it, such as a card that is drawn. */
const PLIES_AT_ONCE = 4;

export class Following {
  pieces = $state.raw<Standing[]>([]);
  /** Pieces that the last move captured: they stay in sight until the next one. */
  ghosts = $state.raw<Standing[]>([]);
  hand = $state.raw<Held<Card | '?'>[]>([]);
  #ply = -1;
  #handOf = '';

  /** The table as it is now, and the hand that lies in front; whether it is another moment than before. */
  follow(shown: ScamorraShown, own: ScamorraSide, ply: number): boolean {
    const after = standing(shown.pieces);
    const isOn = this.#ply >= 0 && ply > this.#ply && ply <= this.#ply + PLIES_AT_ONCE;
    const gone = fallen(this.pieces, after);
    const hasMoved = after.some((piece) => this.pieces.find(({ id }) => id === piece.id)?.square !== piece.square);
    if (gone.length > 0 || hasMoved || !isOn) this.ghosts = isOn ? gone : [];
    if (isOn && hasMoved) sound(gone.length > 0 ? 'capture' : 'move');
    this.pieces = after;
    this.hand = followHand(own.side === this.#handOf ? this.hand : [], own.hand);
    this.#handOf = own.side;
    const isNew = ply !== this.#ply;
    this.#ply = ply;
    return isNew;
  }
}
