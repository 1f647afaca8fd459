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

it('leads back to the event, where the next opponent waits, and to no other game', () => {
  const seats = [
    { seat: 'w', kind: 'guest', name: 'Anna', yours: true, profile: 'public' },
    { seat: 'b', kind: 'guest', name: 'Bruno', yours: false, profile: 'public' },
  ];
  const outcome = { winners: ['w'], reason: 'resigned', points: {}, ranking: [] };
  const links = (event: object | null): string[] => {
    const view = { id: 't', game: 'latrunculi', seats, now: { outcome }, rematch: { asked: [], table: null }, event } as unknown as TableView;
    const table = new Table('t');
    table.view = view;
    const made = mount(EndMoment, { target: document.body, props: { table, view, nameOf: (seat: string) => seat } });
    flushSync();
    const found = [...document.querySelectorAll('.next a')].map((link) => link.getAttribute('href')!);
    void unmount(made);
    return found;
  };
  expect(links(null).some((path) => path.startsWith('/challenge/'))).toBe(true);
  expect(links({ id: 'e', round: 1, table: 1, game: 1 })).toEqual(['/event/e', '/replay/t', '/replay/t#analysis']);
});
