import { describe, expect, it } from 'vitest';
import { Grid } from '../../lib/grid';
import { beams, byStart } from './moves';
import { follow } from './men';

const white = new Grid(8, 8, false);
const black = new Grid(8, 8, true);

describe('the grid', () => {
  it('lies with the player’s side nearest', () => {
    expect(white.lines[0]![0]).toBe('a8');
    expect(white.lines[7]![7]).toBe('h1');
    expect(black.lines[0]![0]).toBe('h1');
    expect(black.lines[7]![7]).toBe('a8');
    expect(new Grid(8, 10, false).lines[0]![0]).toBe('a10');
  });

  it('is walked with arrow keys as it is seen, and ends at the edge', () => {
    expect(white.step('e4', 'ArrowUp')).toBe('e5');
    expect(black.step('e4', 'ArrowUp')).toBe('e3');
    expect(white.step('e4', 'ArrowLeft')).toBe('d4');
    expect(black.step('e4', 'ArrowLeft')).toBe('f4');
    expect(white.step('a8', 'ArrowUp')).toBe('a8');
    expect(white.step('e4', 'Home')).toBe('a4');
    expect(white.step('e4', 'PageDown')).toBe('e1');
    expect(white.step('e4', 'x')).toBeNull();
  });

  it('takes legal moves as they come', () => {
    expect([...byStart(['a1-a2', 'a1-a10', 'b1-b2'])]).toEqual([
      ['a1', ['a2', 'a10']],
      ['b1', ['b2']],
    ]);
  });

  it('draws a line through what was captured, to the man that closed it', () => {
    expect(beams(white, 'e4', ['b4', 'c4', 'd4'])).toEqual([{ from: 'e4', to: 'a4' }]);
    expect(beams(white, 'd4', ['c4', 'd5', 'e5'])).toEqual([
      { from: 'd4', to: 'b4' },
      { from: 'd4', to: 'd6' },
      { from: 'd4', to: 'f6' },
    ]);
    expect(beams(white, 'a2', ['a1'])).toEqual([{ from: 'a2', to: 'a1' }]); // the corner: nothing lies beyond
  });
});

describe('men', () => {
  const start = follow([], { white: ['a1', 'b1'], black: ['a8', 'b8'] }).men;
  const idOn = (square: string) => start.find((man) => man.square === square)!.id;

  it('keep their identity when they move', () => {
    const { men, gone } = follow(start, { white: ['a4', 'b1'], black: ['a8', 'b8'] });
    expect(men.find(({ square }) => square === 'a4')!.id).toBe(idOn('a1'));
    expect(gone).toEqual([]);
  });

  it('are gone when captured, and come back when the game is wound back', () => {
    const after = follow(start, { white: ['a4', 'b1'], black: ['a8'] });
    expect(after.gone.map(({ square }) => square)).toEqual(['b8']);
    const back = follow(after.men, { white: ['a1', 'b1'], black: ['a8', 'b8'] });
    expect(back.men.map(({ square }) => square).sort()).toEqual(['a1', 'a8', 'b1', 'b8']);
    expect(new Set(back.men.map(({ id }) => id)).size).toBe(4);
  });
});
