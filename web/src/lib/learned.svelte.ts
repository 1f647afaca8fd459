// What somebody has learned: which lessons were done and puzzles solved. It is kept in this browser and with the person on
// the server, and whatever either knows is put together. Which games were begun and played to an end only this browser knows.
import { api } from './api';
import { me } from './me.svelte';
import type { Learned as Learning } from './messages';

const KEY = 'ludoteca-learned';

interface Kept extends Required<Learning> {
  /** Games begun, and games played to an end. */
  begun: string[];
  finished: string[];
}

const NOTHING: Kept = { lessons: {}, begun: [], finished: [], puzzles: {}, days: [] };
const A_DAY = 86_400_000; // milliseconds
const A_YEAR = 366; // days
const dayBefore = (day: string) => new Date(Date.parse(day) - A_DAY).toISOString().slice(0, 10);

function read(): Kept {
  try {
    const { daily, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept> & { daily?: { day: string; streak: number } };
    return { ...NOTHING, ...(daily ? { days: daysUpTo(daily.day, daily.streak) } : {}), ...kept };
  } catch {
    return NOTHING; // storage forbidden or damaged: one begins anew
  }
}

/** As it was once kept: the last day and how many in a row. */
function daysUpTo(last: string, count: number): string[] {
  const days: string[] = [];
  for (let day = last; day && days.length < Math.min(count, A_YEAR); day = dayBefore(day)) days.push(day);
  return days.reverse();
}

const together = (one: readonly string[] = [], other: readonly string[] = []): string[] => [...new Set([...one, ...other])];

function byGame(one: Record<string, string[]>, other: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(together(Object.keys(one), Object.keys(other)).map((game) => [game, together(one[game], other[game])]));
}

class Learned {
  #kept = $state.raw<Kept>(read());
  #shared: Promise<void> | undefined;

  isDone = (game: string, lesson: string): boolean => this.#kept.lessons[game]?.includes(lesson) ?? false;
  isSolved = (game: string, puzzle: string): boolean => this.#kept.puzzles[game]?.includes(puzzle) ?? false;
  isDailySolved = (day: string): boolean => this.#kept.days.includes(day);
  hasBegun = (game: string): boolean => this.#kept.begun.includes(game);
  hasFinished = (game: string): boolean => this.#kept.finished.includes(game);

  get hasLearned(): boolean {
    const { lessons, puzzles, days } = this.#kept;
    return Object.keys(lessons).length + Object.keys(puzzles).length + days.length > 0;
  }

  done(game: string, lesson: string): void {
    if (!this.isDone(game, lesson)) this.#learn({ lessons: { [game]: [lesson] } });
  }

  solve(game: string, puzzle: string): void {
    if (!this.isSolved(game, puzzle)) this.#learn({ puzzles: { [game]: [puzzle] } });
  }

  /** The puzzle of this day is solved. */
  solveDaily(day: string): void {
    if (!this.isDailySolved(day)) this.#learn({ days: [day] });
  }

  /** On how many days in a row the puzzle of the day was solved, up to this day or the one before. */
  streak(day: string): number {
    let count = 0;
    for (let at = this.isDailySolved(day) ? day : dayBefore(day); this.isDailySolved(at); at = dayBefore(at)) count += 1;
    return count;
  }

  /** Put together what this browser and the server know, once for each page that is loaded. */
  share(): Promise<void> {
    this.#shared ??= me.known().then(() => this.#share());
    return this.#shared;
  }

  async #share(): Promise<void> {
    const { lessons, puzzles, days } = this.#kept;
    if (!this.hasLearned && !me.profile) return; // a guest of whom nobody knows anything
    try {
      this.#add(await (this.hasLearned ? api.learn({ lessons, puzzles, days: days.slice(-A_YEAR) }) : api.learned()));
    } catch {
      this.#shared = undefined; // not now: the next page asks again
    }
  }

  #learn(more: Learning): void {
    this.#add(more);
    api.learn(more).catch(() => {}); // it is kept here, and told when everything is
  }

  #add({ lessons = {}, puzzles = {}, days = [] }: Learning): void {
    const kept = this.#kept;
    this.#keep({ lessons: byGame(kept.lessons, lessons), puzzles: byGame(kept.puzzles, puzzles), days: together(kept.days, days).toSorted() });
  }

  /** Somebody else is at this browser now. */
  clear(): void {
    this.#shared = undefined;
    this.#keep(NOTHING);
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
