import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { TableView } from '../lib/messages';
import { Table } from '../lib/table.svelte';
import EndMoment from './EndMoment.svelte';

function score(game: string, hasResult = false): string {
  const outcome = { winners: ['b'], reason: 'kings-met', points: { r: 19, b: 14 }, ranking: [] };
  const view = { id: 't', game, seats: [], now: { outcome }, rematch: { asked: [], table: null } } as unknown as TableView;
  const made = mount(EndMoment, { target: document.body, props: { table: new Table('t'), view, nameOf: (seat: string) => seat, hasResult } });
  flushSync();
  const text = [...document.querySelectorAll('.score li')].map((line) => line.textContent).join(', ');
  void unmount(made);
  return text;
}

it('says what is counted where that is not points: the winner may have fewer', () => {
  expect(score('zama')).toBe('Cards left, r 19, b 14');
  expect(score('scamorra')).toBe('r 19, b 14');
});

it('counts nothing again that the board itself lists', () => {
  expect(score('scorso', true)).toBe('');
});
