// The score of one game on this device: kept in the browser, every change can be undone.
import type { Beside } from '../lib/messages';
import { fresh, type Values } from './score';

const LONGEST = 200; // changes that can be undone

interface Moment {
  players: number;
  values: Values;
}

interface Kept extends Moment {
  names: string[];
  past: Moment[];
}

export class Keeper {
  players = $state(0);
  values = $state.raw<Values>({});
  names = $state.raw<readonly string[]>([]);
  #past = $state.raw<readonly Moment[]>([]);
  readonly #key: string;

  constructor(
    game: string,
    readonly beside: Beside,
  ) {
    this.#key = `ludoteca-beside-${game}`;
    const kept = this.#read();
    this.players = beside.players.includes(kept.players ?? 0) ? kept.players! : beside.players[0]!;
    this.values = { ...fresh(beside, this.players), ...kept.values };
    this.names = beside.seats.map((_, player) => kept.names?.[player] ?? '');
    this.#past = kept.past ?? [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  change(values: Values | null): void {
    if (values) this.#become({ players: this.players, values });
  }

  restart(players = this.players): void {
    this.#become({ players, values: fresh(this.beside, players) });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    ({ players: this.players, values: this.values } = before);
    this.#write();
  }

  name(player: number, name: string): void {
    this.names = this.names.with(player, name);
    this.#write();
  }

  #become(now: Moment): void {
    this.#past = [...this.#past, { players: this.players, values: this.values }].slice(-LONGEST);
    ({ players: this.players, values: this.values } = now);
    this.#write();
  }

  #read(): Partial<Kept> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Kept>;
    } catch {
      return {}; // storage forbidden or damaged: a new score is begun
    }
  }

  #write(): void {
    const { players, values, names } = this;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ players, values, names, past: this.#past }));
    } catch {
      // storage forbidden: the score lasts until the page is closed
    }
  }
}
