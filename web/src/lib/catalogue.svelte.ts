// The games this server offers, as it describes them.
import { api, Refused, Unreachable } from './api';
import { isDrawn } from './drawn';
import type { GameInfo } from './messages';
import { words } from './words.svelte';

const PAUSE = 1000; // milliseconds before a server that did not answer is asked again

class Catalogue {
  /** Null until the server has answered. */
  games = $state.raw<readonly GameInfo[] | null>(null);
  isUnreachable = $state(false);
  #asked: Promise<void> | undefined;

  /** Resolves when the games are known. */
  known(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<void> {
    for (;;) {
      try {
        const games = await api.games();
        await words.learn(games.filter(({ name, child }) => child === null && !isDrawn(name)).map(({ name }) => name));
        this.games = games;
        this.isUnreachable = false;
        return;
      } catch (error) {
        if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
        this.isUnreachable = true;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  find(game: string): GameInfo | undefined {
    return this.games?.find(({ name }) => name === game);
  }

  /** For a match of several games: the game it is made of. */
  childOf(game: string): string | null {
    return this.find(game)?.child ?? null;
  }

  /** The machine for a first game. */
  gentlestBot(game: string): string {
    return this.find(game)?.bots.find(({ is_gentlest }) => is_gentlest)?.name ?? '';
  }

  /** The machine that plays if nobody has chosen one. */
  defaultBot(game: string): string {
    return this.find(game)?.bots.find(({ is_default }) => is_default)?.name ?? '';
  }
}

export const catalogue = new Catalogue();
