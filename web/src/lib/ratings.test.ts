import { describe, expect, it } from 'vitest';
import { changeText, plot, ratingText } from './ratings';

describe('a rating', () => {
  it('is a number with what it may be off by', () => {
    expect(ratingText({ number: 1560, plus_minus: 120, provisional: false, change: null })).toBe('1560 ± 120');
    expect(ratingText({ number: 1560, plus_minus: 420, provisional: true, change: null })).toBe('1560?');
  });

  it('rises with a plus and falls with a true minus', () => {
    expect([changeText(12), changeText(0), changeText(-7)]).toEqual(['+12', '+0', '−7']);
  });

  it('is drawn from left to right, higher numbers higher up, within the box', () => {
    const { points, low, high } = plot([1500, 1620, 1580], 300, 100);
    expect(points.map(({ x }) => x)).toEqual([0, 150, 300]);
    expect(points[1]!.y).toBeLessThan(points[2]!.y);
    expect(points[2]!.y).toBeLessThan(points[0]!.y);
    expect(points.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
    expect([low, high]).toEqual([1450, 1650]);
  });

  it('has one point after one game', () => {
    expect(plot([1500], 300, 100).points).toEqual([{ x: 150, y: 50 }]);
  });
});
