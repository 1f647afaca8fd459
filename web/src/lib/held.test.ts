import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Held } from './held.svelte';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { voice } from './voice.svelte';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));
beforeEach(() => {
  settings.confirms = settings.premoves = false;
  voice.hush();
});

const play = vi.fn();
const ask = vi.fn();
function tableWith(acting: string | null, legal: string[], premoves: string[]): Table {
  play.mockClear();
  ask.mockClear();
  const now = { status: 'running', legal: acting ? { [acting]: legal } : {}, premoves: { w: premoves } };
  return { acting, pressing: acting, mine: ['w'], viewer: 'page-1', asking: { isSending: false, play, ask }, view: { now } } as unknown as Table;
}

test('a move is sent at once', () => {
  new Held(tableWith('w', ['a1-a2'], [])).choose('a1-a2');
  expect(play).toHaveBeenCalledWith('w', 'a1-a2');
});

test('a move that is asked about is sent when it is confirmed, and only then', () => {
  settings.confirms = true;
  const held = new Held(tableWith('w', ['a1-a2'], []));
  held.choose('a1-a2');
  expect(held.asking).toBe('a1-a2');
  held.letGo();
  held.confirm();
  expect(play).not.toHaveBeenCalled();
  held.choose('a1-a2');
  held.confirm();
  expect(play).toHaveBeenCalledWith('w', 'a1-a2');
});

test('nothing is planned by those who did not choose to', () => {
  const held = new Held(tableWith(null, [], ['a1-a2']));
  expect(held.planning).toBeNull();
  held.choose('a1-a2');
  expect(held.planned).toBe('');
});

test('a planned move is kept until the turn has come', () => {
  settings.premoves = true;
  const held = new Held(tableWith(null, [], ['a1-a2']));
  held.choose('a1-a2');
  held.follow();
  expect(held.planned).toBe('a1-a2');
  expect(play).not.toHaveBeenCalled();
});

test.each([[['a1-a2'], true], [['b1-b2'], false]])('with %j legal it is sent: %s', (legal, isSent) => {
  const held = new Held(tableWith('w', legal, []));
  held.planned = 'a1-a2';
  held.follow();
  expect(play).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(voice.notes).toHaveLength(isSent ? 0 : 1);
  expect(held.planned).toBe('');
});

test('the server is asked what may be planned once, by those who plan, and again by another page', () => {
  const table = tableWith(null, [], []);
  const held = new Held(table);
  held.askAhead();
  expect(ask).not.toHaveBeenCalled();
  settings.premoves = true;
  held.askAhead();
  held.askAhead();
  expect(ask.mock.calls).toEqual([['plan_ahead', { ahead: true }]]);
  table.viewer = 'page-2';
  held.askAhead();
  expect(ask).toHaveBeenCalledTimes(2);
  settings.premoves = false;
  held.askAhead();
  expect(ask).toHaveBeenLastCalledWith('plan_ahead', { ahead: false });
});

test('a page the server has forgotten takes nothing back', () => {
  settings.premoves = true;
  const table = tableWith(null, [], []);
  const held = new Held(table);
  held.askAhead();
  table.viewer = 'page-2';
  settings.premoves = false;
  held.askAhead();
  expect(ask).toHaveBeenCalledTimes(1);
});
