// Cards that glide, turn and fall, and the duels they fight: what the eye follows from one moment to the next.
import type { LogEntry } from '../../lib/messages';
import { play as sound } from '../../lib/sound';
import { Duels } from './duels.svelte';
import { follow, type Followed } from './follow';
import { overlapped, type Duel, type Lying, type Shown } from './shown';

const TURNED_LASTS = 1900;
const GHOST_LASTS = 1200;
/** One act may bring more plies with it: cards are turned one by one. */
const PLIES_AT_ONCE = 8;

export class Following {
  cards = $state.raw<Followed[]>([]);
  /** Cards that have just fallen. */
  ghosts = $state.raw<Followed[]>([]);
  /** Cards that are face up for a moment. */
  turned = $state.raw<ReadonlySet<number>>(new Set());
  readonly duels = new Duels();
  #ply = -1;
  #duel: Duel | null = null;
  #timers: Record<string, ReturnType<typeof setTimeout>> = {};

  /** The cards as they lie now; whether it is another moment than before. */
  follow(lying: readonly Lying[], shown: Shown, entry: LogEntry | null, ply: number, isReplay = false): boolean {
    const before = new Map(this.cards.map((card) => [card.id, card]));
    const { cards, gone } = follow(this.cards, lying);
    this.cards = cards;
    if (ply === this.#ply) return false;
    if (isReplay) this.duels.clear(); // nothing of it hides what is looked at next
    const duel = overlapped(shown, entry?.events.find(({ type }) => type === 'eliminated' || type === 'end')) ?? shown.duel;
    if (this.#ply >= 0 && ply > this.#ply && ply <= this.#ply + PLIES_AT_ONCE) this.#go(before, gone, shown, duel);
    else this.#stand();
    this.#duel = duel;
    this.#ply = ply;
    return true;
  }

  /** One act further: what has turned up, and what has fallen. */
  #go(before: ReadonlyMap<number, Followed>, gone: readonly Followed[], { last }: Shown, duel: Duel | null): void {
    this.duels.follow(this.#duel, duel);
    const met = duel !== null && this.duels.waiting.at(-1) === duel ? duel : null;
    const isNews = (card: Followed) => card.face !== null && before.has(card.id) && before.get(card.id)!.face === null && !card.isOpen;
    const fights = (card: Followed) => met !== null && card.face !== null && [met.attacker, met.defender].includes(card.cell);
    this.turned = new Set(this.cards.filter((card) => isNews(card) || fights(card)).map(({ id }) => id));
    this.ghosts = met ? gone.filter(({ cell }) => met.fallen.includes(cell)).map((card) => ({ ...card, face: fallenFace(met, card.cell) })) : [];
    if (this.ghosts.length > 0) sound('capture');
    else if (last.length > 0) sound('card');
    this.#later('turned', () => (this.turned = new Set()), TURNED_LASTS);
    this.#later('ghosts', () => (this.ghosts = []), GHOST_LASTS);
  }

  /** Somewhere else in the game: nothing moves. */
  #stand(): void {
    this.duels.clear();
    this.ghosts = [];
    this.turned = new Set();
  }

  stop = (): void => {
    this.duels.clear();
    Object.values(this.#timers).forEach(clearTimeout);
  };

  #later(what: string, then: () => void, after: number): void {
    clearTimeout(this.#timers[what]);
    this.#timers[what] = setTimeout(then, after);
  }
}

const fallenFace = (duel: Duel, cell: string) => (cell === duel.attacker ? duel.attacker_card : duel.defender_card);
