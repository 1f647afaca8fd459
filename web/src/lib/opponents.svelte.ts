// Which machine this browser played against last in each game: the next game is against the same one.
import { catalogue } from './catalogue.svelte';

const KEY = 'ludoteca-opponents';

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // storage forbidden or damaged: one begins anew
  }
}

class Opponents {
  #chosen = $state.raw<Record<string, string>>(read());

  /** The one chosen last, if it is still offered, else the usual one. A match is played against the same as its game. */
  of(game: string): string {
    const chosen = this.#chosen[catalogue.childOf(game) ?? game];
    const isOffered = catalogue.find(game)?.bots.some(({ name }) => name === chosen);
    return isOffered && chosen ? chosen : catalogue.defaultBot(game);
  }

  choose(game: string, bot: string): void {
    this.#chosen = { ...this.#chosen, [catalogue.childOf(game) ?? game]: bot };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // storage forbidden: it is remembered until the page is closed
    }
  }
}

export const opponents = new Opponents();
