// What cards do is read without a pointer that hovers, and what the other side has played is seen.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScamorraShown } from '../../lib/messages';
import { Choosing } from './choosing.svelte';
import Hand from './Hand.svelte';
import LastCard from './LastCard.svelte';

let made: ReturnType<typeof mount> | null = null;
const find = (id: string) => document.querySelector(`[data-testid=${id}]`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  vi.useRealTimers();
});

it('a chosen card says in a first game what it does', () => {
  const choosing = new Choosing(() => ['K:c1-c2', 'R:c1-c3'], () => ['K', 'R']);
  const hand = (['K', 'R'] as const).map((face, id) => ({ id, face, isNew: false }));
  made = mount(Hand, { target: document.body, props: { side: 'S', hand, choosing, isActing: true, helps: true, onpick: (index: number) => choosing.pickCard(index), ondiscard: () => {} } });
  flushSync();
  expect(find('card-help')).toBeNull();
  document.querySelector<HTMLElement>('[data-card=K]')!.click();
  flushSync();
  expect(find('card-help')!.textContent).toContain('One square in any direction');
});

it('the card the other side has just played is large for a moment', () => {
  const shown = (turns: number) => ({ south: { turns: 1 }, north: { turns }, last_card: 'R', last_side: 'N' }) as unknown as ScamorraShown;
  const props = $state({ shown: shown(1), ply: 1, own: 'S' });
  made = mount(LastCard, { target: document.body, props });
  flushSync();
  expect(find('last-card')).toBeNull();
  Object.assign(props, { shown: shown(2), ply: 2 });
  flushSync();
  expect(find('last-card')).not.toBeNull();
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(find('last-card')).toBeNull();
});
