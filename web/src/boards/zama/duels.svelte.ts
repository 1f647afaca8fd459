// Duels are shown one after another, each long enough to be read, and never in the way for long.
import type { Duel } from './shown';

const SHOWN = 2600;
const HURRIED = 1300; // another one waits

const isSame = (a: Duel, b: Duel) => a.seat === b.seat && a.attacker === b.attacker && a.defender === b.defender;
const isEqual = (a: Duel, b: Duel) => isSame(a, b) && a.attacker_card === b.attacker_card && a.defender_card === b.defender_card && a.result === b.result;

export class Duels {
  waiting = $state.raw<Duel[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The duel to be shown now. */
  get current(): Duel | null {
    return this.waiting[0] ?? null;
  }

  /** What the table says now, after what it said before: a duel that is news is shown. */
  follow(before: Duel | null, now: Duel | null): void {
    if (!now || (before && isEqual(before, now))) return;
    const latest = this.waiting.at(-1);
    // Cards are turned one by one: the same meeting, further on.
    if (latest && latest.result === '' && isSame(latest, now)) this.waiting = [...this.waiting.slice(0, -1), now];
    else this.waiting = [...this.waiting, now].slice(-2);
    this.#wait();
  }

  dismiss(): boolean {
    const had = this.waiting.length > 0;
    this.waiting = this.waiting.slice(1);
    this.#wait();
    return had;
  }

  clear(): void {
    this.waiting = [];
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.waiting.length > 0) this.#timer = setTimeout(() => this.dismiss(), this.waiting.length > 1 ? HURRIED : SHOWN);
  }
}
