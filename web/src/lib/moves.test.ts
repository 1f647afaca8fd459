import { describe, expect, it } from 'vitest';
import type { LogEntry } from './messages';
import { moveNumber, moves, nextStop } from './moves';

const entry = (ply: number, seat: string): LogEntry => ({ ply, seat, text: `${seat} ${ply}`, events: [] });
// Two lots before the first move; a card is drawn after the first and the third.
const log = ['chance', 'chance', 'S', 'chance', 'N', 'S', 'chance', 'chance'].map((seat, index) => entry(index + 1, seat));

describe('moves', () => {
  it('have the draws that follow them folded in and only themselves counted', () => {
    const all = moves(log);
    expect(all.map(({ number, entry, draws, last }) => [number, entry.ply, draws.length, last])).toEqual([
      [0, 1, 1, 2],
      [1, 3, 1, 4],
      [2, 5, 0, 5],
      [3, 6, 2, 8],
    ]);
    expect([0, 2, 3, 4, 5, 8].map((ply) => moveNumber(all, ply))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('are walked one by one, never stopping between a move and its draw', () => {
    const all = moves(log);
    expect([0, 2, 3, 4, 5, 8].map((ply) => nextStop(all, ply, 1))).toEqual([2, 4, 4, 5, 8, 8]);
    expect([8, 7, 5, 4, 2, 0].map((ply) => nextStop(all, ply, -1))).toEqual([5, 5, 4, 2, 0, 0]);
  });

  it('are neither offers nor giving up nor what is taken back, and what was taken back is counted anew', () => {
    const texts = ['e1-e4', 'd8-d5', 'offer', 'withdraw', 'take-back 1', 'd8-d4', 'call-judge', 'resign'];
    const all = moves(texts.map((text, index) => ({ ply: index + 1, seat: 'w', text, events: [] })));
    expect(all.map(({ number }) => number)).toEqual([1, 2, 0, 0, 0, 2, 0, 0]);
    expect(all.map(({ entry }) => moveNumber(all, entry.ply))).toEqual([1, 2, 2, 2, 1, 2, 2, 2]);
  });
});
