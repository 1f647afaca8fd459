import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Reminder from './Reminder.svelte';
import type { Shown } from './shown';

it('says the aim, and who beats whom as this table has it', () => {
  const target = document.createElement('div');
  const shown = { meetings: ['-W-++', 'L===+', '+===-', '-===-', '--++='] } as unknown as Shown;
  const reminder = mount(Reminder, { target, props: { shown } });
  flushSync();
  const aim = target.querySelector('.aim')!;
  expect([...aim.querySelectorAll('svg')].map((card) => card.getAttribute('aria-label'))).toEqual(['king of spades', 'king of hearts']);
  expect(aim.textContent).toContain('attack it or overlap it');
  const rows = [...target.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td > [aria-hidden]')].map((sign) => sign.textContent).join(''));
  expect(rows).toEqual(['−★−++', '✗===+', '+===−', '−===−', '−−++=']);
  expect([...target.querySelectorAll('tbody th svg')].map((card) => card.getAttribute('aria-label'))).toEqual([
    'king of spades', 'king of hearts', 'king of diamonds', 'king of clubs', 'ace',
  ]);
  expect([...target.querySelectorAll('li b')].map((sign) => sign.textContent)).toEqual(['+', '−', '=', '★', '✗']); // no special tie here
  void unmount(reminder);
});
