import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Mark from './Mark.svelte';
import type { Shown } from './shown';

it.each([
  ['r', true, 'partner-g'],
  ['y', true, 'partner-b'],
  ['r', false, null],
])('in teams the sign of %s shows the partner, too', (seat, teams, partner) => {
  const made = mount(Mark, { target: document.body, props: { seat, shown: { teams } as unknown as Shown } });
  flushSync();
  expect(document.querySelector('[data-testid]')?.getAttribute('data-testid') ?? null).toBe(partner);
  void unmount(made);
});
