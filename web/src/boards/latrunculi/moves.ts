import type { Grid } from '../../lib/grid';
import type { LatrunculiShown } from '../../lib/messages';

/** The legal moves `e1-e4` by the square they start from. */
export function byStart(legal: readonly string[]): Map<string, string[]> {
  const moves = new Map<string, string[]>();
  for (const text of legal) {
    const [start, to] = text.split('-') as [string, string];
    moves.set(start, [...(moves.get(start) ?? []), to]);
  }
  return moves;
}

export interface Beam {
  from: string;
  to: string;
}

/** The lines along which men were captured, from the man that moved to the one that closed the line. */
export function beams(grid: Grid, moved: string, captured: readonly string[]): Beam[] {
  const here = grid.place(moved);
  const furthest = new Map<string, { square: string; distance: number }>();
  for (const square of captured) {
    const there = grid.place(square);
    const dx = there.column - here.column;
    const dy = there.row - here.row;
    const axis = `${Math.sign(dx)} ${Math.sign(dy)}`;
    const distance = Math.max(Math.abs(dx), Math.abs(dy));
    if (distance > (furthest.get(axis)?.distance ?? 0)) furthest.set(axis, { square, distance });
  }
  return [...furthest].map(([axis, { square }]) => {
    const [dx, dy] = axis.split(' ').map(Number) as [number, number];
    const end = grid.place(square);
    return { from: moved, to: grid.at({ column: end.column + dx, row: end.row + dy }) ?? square };
  });
}

/** The men that a move would take. */
export const takenBy = ({ captures }: LatrunculiShown, start: string | null, to: string): readonly string[] =>
  captures.find((capture) => capture.start === start && capture.to === to)?.taken ?? [];
