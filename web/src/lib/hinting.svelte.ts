// Hints: asked for at one's own turn, and forgotten as soon as that turn is over.
import type { FromServer, LogEntry, Now } from './messages';
import type { Table } from './table.svelte';

type Hinted = Extract<FromServer, { type: 'hinted' }>;

export class Hinting {
  /** What the machine would play. */
  given = $state.raw<{ seat: string; move: string } | null>(null);
  /** The machine thinks. */
  isAsked = $state(false);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The seat that may ask. */
  seat = $derived.by(() => {
    const { acting, view } = this.#table;
    return acting && view?.now.hints?.includes(acting) ? acting : null;
  });

  ask(): void {
    const { asking, view } = this.#table;
    if (!this.seat || !view || this.isAsked || this.given) return;
    this.isAsked = true;
    asking.ask('hint', { seat: this.seat, after: view.now.ply });
  }

  receive({ seat, text }: Hinted): void {
    if (this.isAsked) this.given = { seat, move: text };
    this.isAsked = false;
  }

  /** Something has happened: is it still the same turn? */
  follow(entries: readonly LogEntry[], now: Now): void {
    const asked = this.given?.seat ?? this.#table.mine.find((seat) => now.to_act.includes(seat));
    if (!asked || !now.to_act.includes(asked) || entries.some(({ seat }) => seat === asked)) this.forget();
  }

  forget(): void {
    this.given = null;
    this.isAsked = false;
  }
}
