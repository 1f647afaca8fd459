import { beforeEach, expect, it } from 'vitest';
import { greet, welcome } from './greetings';
import type { SeatInfo, TableView } from './messages';
import { voice } from './voice.svelte';

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

const seats = (...who: string[]) =>
  who.map((one, at) => ({ seat: `${at}`, kind: one.split(' ')[0], name: one.split(' ')[1] ?? '', yours: one === 'guest Anna', maker: one === 'guest Mara' })) as unknown as SeatInfo[];

it('whoever sits down is announced; the game begins only when nobody is missing', () => {
  greet(seats('guest Anna', 'open', 'open'), seats('guest Anna', 'guest Bruno', 'open'));
  expect(voice.notes.at(-1)?.text).toBe('Bruno has sat down.');
  greet(seats('guest Anna', 'guest Bruno', 'kept Clara'), seats('guest Anna', 'guest Bruno', 'guest Clara'));
  expect(voice.notes.at(-1)?.text).toBe('Clara has sat down. The game begins.');
});

it('whoever waits is told when the one who was asked does not come', () => {
  greet(seats('guest Anna', 'kept Clara', 'open'), seats('guest Anna', 'open', 'open'));
  expect(voice.notes.at(-1)?.text).toBe('Clara is not coming. The seat is free for anybody.');
});

it('whoever leaves before the game begins is missed; with the maker of a challenge goes the challenge, which nobody has declined', () => {
  greet(seats('guest Anna', 'guest Bruno', 'open'), seats('guest Anna', 'open', 'open'));
  expect(voice.notes.at(-1)?.text).toBe('Bruno has left. The seat is free for anybody.');
  greet(seats('guest Mara', 'kept Clara', 'guest Anna'), seats('open', 'open', 'guest Anna'));
  expect(voice.notes.at(-1)?.text).toBe('Mara has left. The seat is free for anybody.');
});
