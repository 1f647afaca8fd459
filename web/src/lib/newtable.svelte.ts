// What has been chosen for a new table. One choice never undoes another: what does not fit now is kept for later.
import type { OptionInfo } from './messages';

export interface FormParts {
  /** How many play. */
  seats: OptionInfo[];
  /** On which of them other options depend. */
  modes: OptionInfo[];
  variants: OptionInfo[];
}

export class NewTableForm {
  #chosen = $state<Record<string, string>>({});

  choose(name: string, value: string): void {
    this.#chosen[name] = value;
  }

  value(option: OptionInfo): string {
    return this.#chosen[option.name] ?? option.default;
  }

  /** Those that mean something with what is chosen now. */
  #read(options: readonly OptionInfo[]): OptionInfo[] {
    const values = new Map(options.map((option) => [option.name, this.value(option)]));
    return options.filter(({ only_with }) => Object.entries(only_with).every(([name, value]) => values.get(name) === value));
  }

  parts(options: readonly OptionInfo[]): FormParts {
    const deciding = new Set(options.flatMap(({ only_with }) => Object.keys(only_with)));
    const read = this.#read(options);
    const seats = read.filter(({ changes_seats }) => changes_seats);
    const modes = read.filter(({ name, changes_seats }) => deciding.has(name) && !changes_seats);
    return { seats, modes, variants: read.filter((option) => !seats.includes(option) && !modes.includes(option)) };
  }

  /** What differs from the rulebook. */
  changed(options: readonly OptionInfo[]): Record<string, string> {
    const changed = this.#read(options).filter((option) => this.value(option) !== option.default);
    return Object.fromEntries(changed.map((option) => [option.name, this.value(option)]));
  }
}
