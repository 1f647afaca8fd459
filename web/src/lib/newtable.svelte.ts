// What has been chosen for a new table. One choice never undoes another: what does not fit now is kept for later.
import { api } from './api';
import type { GameInfo, OptionInfo, Seats } from './messages';

export interface FormParts {
  /** How many play. */
  seats: OptionInfo[];
  /** On which of them other options depend. */
  modes: OptionInfo[];
  variants: OptionInfo[];
}

export class NewTableForm {
  #info: () => GameInfo | undefined;
  #chosen = $state<Record<string, string>>({});
  #withOptions = $state.raw<Seats | null>(null);
  /** What differs from the rulebook. */
  changed = $derived.by(() => this.#changed());
  parts = $derived.by(() => this.#parts());
  /** How many sit at a table with these options, and which terms mean something there. The server says so. */
  table = $derived.by<Seats>(() => this.#withOptions ?? this.#info() ?? { seats: [], timely: [] });

  /** Made while a component is; it follows the game that is chosen there. */
  constructor(info: () => GameInfo | undefined) {
    this.#info = info;
    $effect(() => this.#ask());
  }

  #ask(): () => void {
    const [game, changed] = [this.#info()?.name, this.changed];
    let isWanted = true;
    if (game === undefined || Object.keys(changed).length === 0) this.#withOptions = null;
    else
      api.seats(game, changed).then(
        (table) => isWanted && (this.#withOptions = table),
        () => {}, // what is wrong with the options is told when the table is to be made
      );
    return () => (isWanted = false);
  }

  choose(name: string, value: string): void {
    this.#chosen[name] = value;
  }

  value(option: OptionInfo): string {
    return this.#chosen[option.name] ?? option.default;
  }

  get #options(): readonly OptionInfo[] {
    return this.#info()?.options ?? [];
  }

  /** Those that mean something with what is chosen now. */
  #read(): OptionInfo[] {
    const options = this.#options;
    const values = new Map(options.map((option) => [option.name, this.value(option)]));
    return options.filter(({ only_with }) => Object.entries(only_with).every(([name, value]) => values.get(name) === value));
  }

  #parts(): FormParts {
    const deciding = new Set(this.#options.flatMap(({ only_with }) => Object.keys(only_with)));
    const read = this.#read();
    const seats = read.filter(({ seat_counts }) => seat_counts.length > 0);
    const modes = read.filter(({ name, seat_counts }) => deciding.has(name) && seat_counts.length === 0);
    return { seats, modes, variants: read.filter((option) => !seats.includes(option) && !modes.includes(option)) };
  }

  #changed(): Record<string, string> {
    const changed = this.#read().filter((option) => this.value(option) !== option.default);
    return Object.fromEntries(changed.map((option) => [option.name, this.value(option)]));
  }
}
