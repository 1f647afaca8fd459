import { beforeEach, expect, it } from 'vitest';
import type { Beside } from '../lib/messages';
import { Keeper } from './keeper.svelte';
import { moved } from './score';

const points = { name: 'points' };
const beside: Beside = { seats: ['a', 'b', 'c'], players: [2, 3], counters: [points] };
const up = (keeper: Keeper) => keeper.change(moved(points, keeper.values, 'points@0', 1));

beforeEach(() => localStorage.clear());

it('keeps the score and the names for the next visit', () => {
  const keeper = new Keeper('game', beside);
  up(keeper);
  keeper.name(1, 'Anna');
  const later = new Keeper('game', beside);
  expect(later.values['points@0']).toBe(1);
  expect(later.names).toEqual(['', 'Anna', '']);
  expect(new Keeper('other', beside).values['points@0']).toBe(0);
});

it('undoes everything, a new game and another number of players too', () => {
  const keeper = new Keeper('game', beside);
  up(keeper);
  keeper.restart(3);
  expect([keeper.players, keeper.values['points@0']]).toEqual([3, 0]);
  const later = new Keeper('game', beside);
  later.undo();
  expect([later.players, later.values['points@0']]).toEqual([2, 1]);
  later.undo();
  expect(later.values['points@0']).toBe(0);
  expect(later.canUndo).toBe(false);
});

it('begins anew where storage is damaged', () => {
  localStorage.setItem('ludoteca-beside-game', '{');
  expect(new Keeper('game', beside).players).toBe(2);
});
