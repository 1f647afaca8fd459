import { beforeEach, expect, it } from 'vitest';
import { welcome } from './greetings';
import type { TableView } from './messages';

const table = (id: string, ply: number, status = 'running') => ({ id, now: { ply, status } }) as unknown as TableView;

beforeEach(() => sessionStorage.clear());

it('who comes back to a game is told that it is as it was', () => {
  expect(welcome(table('first', 4))).toBe('');
  expect(welcome(table('first', 4))).toContain('as you left it');
});

it('nothing of it survives into the rematch, and a game that has not begun or is over says nothing', () => {
  welcome(table('first', 4));
  expect(welcome(table('first', 9, 'over'))).toBe('');
  expect(welcome(table('rematch', 0))).toBe('');
  expect(welcome(table('rematch', 0))).toBe('');
});
