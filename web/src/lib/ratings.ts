// Ratings in writing.
import type { SeatRating, Standings } from './messages';

export type Pace = Standings['pace'];

/** `1560 ± 120`; while it is provisional with a question mark. */
export function ratingText({ number, plus_minus, provisional }: SeatRating): string {
  return provisional ? `${number}?` : `${number} ± ${plus_minus}`;
}

/** `+12` or `−7`, with a true minus. */
export function changeText(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the points of a curve are drawn in a box of this size; the numbers at its lower and upper edge. */
export function plot(numbers: readonly number[], width: number, height: number): { points: Point[]; low: number; high: number } {
  const low = Math.floor((Math.min(...numbers) - 20) / 50) * 50;
  const high = Math.ceil((Math.max(...numbers) + 20) / 50) * 50;
  const step = numbers.length > 1 ? width / (numbers.length - 1) : 0;
  const points = numbers.map((number, index) => ({
    x: numbers.length > 1 ? index * step : width / 2,
    y: height - ((number - low) / (high - low)) * height,
  }));
  return { points, low, high };
}
