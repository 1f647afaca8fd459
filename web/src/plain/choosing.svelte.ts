// Places touched one after the other, until they are those of one legal move.
import type { PlainMove } from '../lib/messages';

export class Choosing {
  /** The places chosen so far. */
  places = $state.raw<readonly string[]>([]);
  #legal: () => readonly string[];
  #described: () => readonly PlainMove[];

  constructor(legal: () => readonly string[], described: () => readonly PlainMove[]) {
    this.#legal = legal;
    this.#described = described;
  }

  /** Every legal move; one the game says nothing of has only its text. */
  moves = $derived.by((): PlainMove[] => {
    const described = new Map(this.#described().map((move) => [move.text, move]));
    return this.#legal().map((text) => described.get(text) ?? { text });
  });

  /** What is still possible with the places that are chosen. */
  open = $derived.by(() => (this.places.length === 0 ? this.moves : this.moves.filter((move) => begins(move, this.places))));
  /** The places that can be chosen next, and those that can be chosen first. */
  next = $derived.by(() => new Set(this.open.flatMap((move) => placesOf(move).slice(this.places.length, this.places.length + 1))));
  first = $derived.by(() => new Set(this.moves.flatMap((move) => placesOf(move).slice(0, 1))));

  /** Touch a place; answers the move when nothing is left to choose. */
  touch(place: string): string | null {
    if (this.places.at(-1) === place && !this.next.has(place)) {
      this.places = this.places.slice(0, -1);
      return null;
    }
    if (this.next.has(place)) this.places = [...this.places, place];
    else this.places = this.first.has(place) ? [place] : [];
    const done = this.open.filter((move) => placesOf(move).length === this.places.length);
    return this.places.length > 0 && this.open.length === 1 && done.length === 1 ? done[0]!.text : null;
  }

  /** The one move from this place to that one, if there is just one. */
  between(from: string, to: string): string | null {
    const found = this.moves.filter((move) => placesOf(move).length > 1 && placesOf(move)[0] === from && placesOf(move).at(-1) === to);
    return found.length === 1 ? found[0]!.text : null;
  }

  clear(): void {
    this.places = [];
  }
}

const placesOf = ({ places = [] }: PlainMove) => places;
const begins = (move: PlainMove, chosen: readonly string[]) => chosen.every((place, index) => placesOf(move)[index] === place);
