// What this browser has learned: which lessons were done, and which games have been played to an end.
const KEY = 'ludoteca-learned';

interface Kept {
  /** Lessons done, by game. */
  lessons: Record<string, string[]>;
  /** Games begun, and games played to an end. */
  begun: string[];
  finished: string[];
}

function read(): Kept {
  try {
    return { lessons: {}, begun: [], finished: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { lessons: {}, begun: [], finished: [] }; // storage forbidden or damaged: one begins anew
  }
}

class Learned {
  #kept = $state.raw<Kept>(read());

  isDone = (game: string, lesson: string): boolean => this.#kept.lessons[game]?.includes(lesson) ?? false;
  hasBegun = (game: string): boolean => this.#kept.begun.includes(game);
  hasFinished = (game: string): boolean => this.#kept.finished.includes(game);

  done(game: string, lesson: string): void {
    if (this.isDone(game, lesson)) return;
    this.#keep({ lessons: { ...this.#kept.lessons, [game]: [...(this.#kept.lessons[game] ?? []), lesson] } });
  }

  begin(game: string): void {
    if (!this.hasBegun(game)) this.#keep({ begun: [...this.#kept.begun, game] });
  }

  finish(game: string): void {
    if (!this.hasFinished(game)) this.#keep({ finished: [...this.#kept.finished, game] });
  }

  /** The next game is a first game again. */
  forget(game: string): void {
    this.#keep({ finished: this.#kept.finished.filter((name) => name !== game) });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // storage forbidden: it is remembered until the page is closed
    }
  }
}

export const learned = new Learned();
