// What the player has chosen so far: a card, a piece, a square, in any order that the legal moves allow.
import { playsOf, type Card, type Play } from './plays';

export class Choosing {
  #legal: () => readonly string[];
  #hand: () => readonly string[];
  /** Index in the hand. */
  card = $state<number | null>(null);
  /** A square, or `@S` for a piece beside the board. */
  source = $state<string | null>(null);
  /** A destination for which several cards would do. */
  to = $state<string | null>(null);

  constructor(legal: () => readonly string[], hand: () => readonly string[]) {
    this.#legal = legal;
    this.#hand = hand;
  }

  plays = $derived.by(() => playsOf(this.#legal()));
  face = $derived.by(() => (this.card === null ? null : ((this.#hand()[this.card] ?? null) as Card | null)));
  isPlacing = $derived.by(() => this.plays.some(({ card }) => card === null));

  /** What is still possible with the card that is chosen. */
  #open = $derived.by(() => this.plays.filter(({ card }) => this.face === null || card === this.face));

  sources = $derived.by(() => unique(this.#open.map(({ source }) => source)));
  targets = $derived.by(() => (this.source === null ? [] : unique(this.#open.filter(({ source }) => source === this.source).map(({ to }) => to))));
  discard = $derived.by((): Play | null => (this.face === null ? null : (this.#open.find(({ source }) => source === null) ?? null)));
  isDead = $derived.by(() => this.discard !== null && this.#open.length === 1);

  /** The cards (as indices) that still fit what is chosen. */
  cards = $derived.by(() => {
    const faces = new Set(this.plays.filter((play) => (this.source === null || play.source === this.source) && (this.to === null || play.to === this.to)).map(({ card }) => card));
    return this.#hand().flatMap((face, index) => (faces.has(face as Card) ? [index] : []));
  });

  movesOf(index: number): number {
    const face = this.#hand()[index];
    return this.plays.filter(({ card, source }) => card === face && source !== null).length;
  }

  get isIdle(): boolean {
    return this.card === null && this.source === null;
  }

  clear(): void {
    this.card = this.source = this.to = null;
  }

  /** Choose a card, or let it go; answers the move when nothing is left to ask. */
  pickCard(index: number): Play | null {
    if (!this.#hand()[index] || this.plays.length === 0 || this.isPlacing) return null;
    if (this.to !== null && this.cards.includes(index)) {
      return this.plays.find(({ card, source, to }) => card === this.#hand()[index] && source === this.source && to === this.to) ?? null;
    }
    this.to = null;
    this.card = this.card === index ? null : index;
    if (this.source !== null && !this.sources.includes(this.source)) this.source = null;
    return null;
  }

  /** Choose a piece on the board or beside it, or let it go. */
  pickSource(source: string): boolean {
    this.to = null;
    if (!this.sources.includes(source)) return false;
    this.source = this.source === source ? null : source;
    return true;
  }

  /** Choose where it goes; answers the move unless a card has still to be named. */
  pickTarget(square: string): Play | null {
    const fitting = this.#open.filter(({ source, to }) => source === this.source && to === square);
    if (fitting.length === 1) return fitting[0]!;
    this.to = fitting.length > 1 ? square : null;
    return null;
  }

  /** After the table has changed: forget what is no longer possible. */
  settle(): void {
    if (this.plays.length === 0) this.clear();
    if (this.card !== null && this.card >= this.#hand().length) this.card = null;
    if (this.source !== null && !this.sources.includes(this.source)) this.source = null;
    if (this.to !== null && !this.targets.includes(this.to)) this.to = null;
  }
}

function unique<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value): value is T => value !== null))];
}
