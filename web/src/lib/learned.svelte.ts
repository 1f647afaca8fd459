// What this browser has learned: which lessons were done and puzzles solved, and which games have been played to an end.
const KEY = 'ludoteca-learned';

interface Kept {
  /** Lessons done, by game. */
  lessons: Record<string, string[]>;
  /** Games begun, and games played to an end. */
  begun: string[];
  finished: string[];
  /** Puzzles solved, by game. */
  puzzles: Record<string, string[]>;
  /** The last day whose puzzle was solved, and on how many days in a row. */
  daily: { day: string; streak: number };
}

const NOTHING: Kept = { lessons: {}, begun: [], finished: [], puzzles: {}, daily: { day: '', streak: 0 } };
const A_DAY = 86_400_000; // milliseconds
const dayBefore = (day: string) => new Date(Date.parse(day) - A_DAY).toISOString().slice(0, 10);

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING; // storage forbidden or damaged: one begins anew
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

  isSolved = (game: string, puzzle: string): boolean => this.#kept.puzzles[game]?.includes(puzzle) ?? false;

  solve(game: string, puzzle: string): void {
    if (this.isSolved(game, puzzle)) return;
    this.#keep({ puzzles: { ...this.#kept.puzzles, [game]: [...(this.#kept.puzzles[game] ?? []), puzzle] } });
  }

  /** The puzzle of this day is solved. */
  solveDaily(day: string): void {
    const { daily } = this.#kept;
    if (daily.day === day) return;
    this.#keep({ daily: { day, streak: daily.day === dayBefore(day) ? daily.streak + 1 : 1 } });
  }

  isDailySolved = (day: string): boolean => this.#kept.daily.day === day;

  /** On how many days in a row the puzzle of the day was solved, up to this day or the one before. */
  streak(day: string): number {
    const { daily } = this.#kept;
    return daily.day === day || daily.day === dayBefore(day) ? daily.streak : 0;
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
