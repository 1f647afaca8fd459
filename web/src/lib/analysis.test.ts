import { expect, it, vi } from 'vitest';
import type { AnalysisCurve, AnalysisReport } from './messages';
import { Analysing, percent, perGame, placesOf, valueAt } from './analysis.svelte';
import { api } from './api';

const curve: AnalysisCurve = { seat: 'w', points: [{ ply: 2, value: 0.4 }, { ply: 4, value: 0.625 }, { ply: 9, value: 1 }] };
const report: AnalysisReport = { curves: [curve], starts: [], turning_points: [] };

it('between two decisions a seat stands as it did after the last one', () => {
  expect([1, 2, 3, 4, 8, 12].map((ply) => valueAt(curve, ply))).toEqual([null, 0.4, 0.4, 0.625, 0.625, 1]);
});

it('the games of a match are drawn apart', () => {
  expect(perGame(curve, []).map((part) => part.map(({ ply }) => ply))).toEqual([[2, 4, 9]]);
  expect(perGame(curve, [4]).map((part) => part.map(({ ply }) => ply))).toEqual([[2, 4], [9]]);
});

it('squares are shown on the board, other places beside it', () => {
  expect(placesOf({ whose: 'b', thing: 'KH', places: { a1: 0.25, m13: 0.5, hand: 0.75 } })).toEqual({
    squares: [['a1', 0.25], ['m13', 0.5]],
    others: [['hand', 0.75]],
  });
});

it('a chance is told in whole percent', () => expect(percent(0.625)).toBe(63));

it('asks until there is a report', async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(api, 'analysis').mockResolvedValueOnce({ done: 1, total: 2, report: null }).mockResolvedValueOnce({ done: 2, total: 2, report });
  const analysing = new Analysing('t');
  const begun = analysing.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([analysing.done, analysing.total, analysing.report]).toEqual([1, 2, null]);
  await vi.runAllTimersAsync();
  await begun;
  expect(analysing.report).toEqual(report);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks no more once the page was left', async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(api, 'analysis').mockResolvedValue({ done: 1, total: 2, report: null });
  const analysing = new Analysing('t');
  const begun = analysing.begin();
  analysing.leave();
  await vi.runAllTimersAsync();
  await begun;
  expect(asked).toHaveBeenCalledTimes(1);
});
