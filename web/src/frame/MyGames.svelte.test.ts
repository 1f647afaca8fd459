import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { MyTable, SeatInfo } from '../lib/messages';
import MyGames from './MyGames.svelte';

const seat = (name: string, yours: boolean): SeatInfo => ({ seat: name, kind: 'guest', name: yours ? 'Anna' : 'Bruno', yours, present: true });

function listed(seats: SeatInfo[], winners: string[]): string {
  const outcome = { winners, reason: 'resign', points: {}, ranking: [] };
  const table = { id: 't', game: 'latrunculi', status: 'over', seats, outcome, terms: {}, to_act: [], closed: null, next: null } as unknown as MyTable;
  const made = mount(MyGames, { target: document.body, props: { tables: [table] } });
  flushSync();
  const text = document.querySelector('.state')!.textContent!;
  void unmount(made);
  return text;
}

it('tells how a game ended as whoever reads it would', () => {
  const two = [seat('w', true), seat('b', false)];
  expect(listed(two, ['w'])).toBe('You have won! Bruno resigned.');
  expect(listed(two, ['b'])).toBe('You have lost. You resigned.');
  expect(listed([seat('w', true), seat('b', true)], ['b'])).toMatch(/^Black wins\./);
});
