// Laying out one's own pack: all cards are spread at random first, then exchanged at will; at last they are laid
// on the table one by one, as the server asks for them.
import type { Lying, Shown } from './shown';

export class Laying {
  /** Where each card would lie, by cell in the order of laying. */
  plan = $state.raw<ReadonlyMap<string, string>>(new Map());
  picked = $state<string | null>(null);
  isSending = $state(false);
  /** Whose cards they are: on a shared screen the other's come next. */
  seat = $state('');

  /** Keep the plan for what is still to be laid; make one where there is none. */
  follow(seat: string, { lay_cells: cells, hand }: Shown): void {
    if (seat !== this.seat) this.clear();
    this.seat = seat;
    const isFitting = cells.length === hand.length && cells.every((cell) => hand.includes(this.plan.get(cell) ?? ''));
    if (!isFitting) this.shuffle(cells, hand);
    else if (this.plan.size !== cells.length) this.plan = new Map(cells.map((cell) => [cell, this.plan.get(cell)!]));
  }

  /** The cards still to be laid, where the plan has them. */
  planned({ lay_cells: cells }: Shown): Lying[] {
    const open = [...this.plan].filter(([cell]) => cells.includes(cell));
    return open.map(([cell, face]) => ({ cell, owner: this.seat, face, isOpen: false, seen: this.seat, isNeutral: false }));
  }

  shuffle(cells: readonly string[], hand: readonly string[]): void {
    const cards = [...hand];
    const luck = crypto.getRandomValues(new Uint32Array(cards.length));
    for (let last = cards.length - 1; last > 0; last--) {
      const other = luck[last]! % (last + 1);
      [cards[last], cards[other]] = [cards[other]!, cards[last]!];
    }
    this.plan = new Map(cells.map((cell, index) => [cell, cards[index]!]));
    this.picked = null;
  }

  /** Choose a card, then the one it changes places with. */
  pick(cell: string): 'picked' | 'swapped' | 'dropped' {
    if (!this.plan.has(cell) || cell === this.picked) {
      this.picked = null;
      return 'dropped';
    }
    if (this.picked === null) {
      this.picked = cell;
      return 'picked';
    }
    this.swap(this.picked, cell);
    return 'swapped';
  }

  swap(one: string, other: string): void {
    const plan = new Map(this.plan);
    plan.set(one, this.plan.get(other)!);
    plan.set(other, this.plan.get(one)!);
    this.plan = plan;
    this.picked = null;
  }

  /** The next card to be laid, as a move, if it may be laid now. */
  next(cells: readonly string[], legal: readonly string[]): string | null {
    const cell = cells[0];
    const text = cell && `${cell}=${this.plan.get(cell)}`;
    return text && legal.includes(text) ? text : null;
  }

  clear(): void {
    this.plan = new Map();
    this.picked = null;
    this.isSending = false;
  }
}
