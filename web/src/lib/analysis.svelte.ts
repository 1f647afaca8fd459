// The report on a finished game: asked for until it is there, and what of it is being looked at.
import { api } from './api';
import type { AnalysisCurve, AnalysisReport, CurvePoint, Guess, TurningPoint } from './messages';
import { complain } from './refusals';

const PAUSE = 250; // milliseconds between two questions

export class Analysing {
  report = $state.raw<AnalysisReport | null>(null);
  isAsked = $state(false);
  /** Decisions judged so far, and all of them. */
  done = $state(0);
  total = $state(0);
  /** The turning point looked at. */
  chosen = $state.raw<TurningPoint | null>(null);
  /** Whether the board shows no more than was known then. */
  isKnownOnly = $state(true);
  guess = $state.raw<Guess | null>(null);
  #isLeft = false;

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    try {
      for (;;) {
        const { done, total, report } = await api.analysis(this.id);
        if (this.#isLeft) return;
        [this.done, this.total, this.report] = [done, total, report];
        if (report) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (error) {
      this.isAsked = false;
      complain(error);
    }
  }

  choose(turn: TurningPoint | null): void {
    this.chosen = turn;
    this.guess = null;
  }

  /** Nobody waits for the report any more. */
  leave(): void {
    this.#isLeft = true;
  }
}

/** How a seat stood after this ply; null before its first decision. */
export const valueAt = ({ points }: AnalysisCurve, ply: number): number | null => points.findLast((point) => point.ply <= ply)?.value ?? null;

export const percent = (value: number): number => Math.round(100 * value);

/** The points of a curve, apart for each game of a match. */
export function perGame({ points }: AnalysisCurve, starts: readonly number[]): CurvePoint[][] {
  const edges = [0, ...starts, Infinity];
  return edges.slice(1).map((end, index) => points.filter(({ ply }) => ply > edges[index]! && ply <= end)).filter((part) => part.length > 0);
}

const SQUARE = /^[a-z]\d{1,2}$/;

/** The squares on which a thing may lie, and the other places, each with its chance. */
export function placesOf({ places }: Guess): { squares: [string, number][]; others: [string, number][] } {
  const all = Object.entries(places);
  return { squares: all.filter(([place]) => SQUARE.test(place)), others: all.filter(([place]) => !SQUARE.test(place)) };
}
