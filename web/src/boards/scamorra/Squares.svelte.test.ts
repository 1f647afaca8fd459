// A capture is told from a move, and pieces in danger are marked.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { Grid } from '../../lib/grid';
import type { ScamorraShown } from '../../lib/messages';
import { Choosing } from './choosing.svelte';
import type { Standing } from './follow';
import Squares from './Squares.svelte';

let made: ReturnType<typeof mount> | null = null;
const all = (wanted: string) => [...document.querySelectorAll(wanted)];
const said = (square: string) => document.querySelector(`[data-square=${square}]`)!.getAttribute('aria-label');

afterEach(() => void (made && unmount(made)));

function show(endangered: string[]): void {
  const choosing = new Choosing(() => ['R:c1-c2', 'R:c1-c3'], () => ['R']);
  choosing.pickCard(0);
  choosing.pickSource('c1');
  const pieces = [{ id: 1, side: 'S', symbol: 'R', square: 'c1' }, { id: 2, side: 'N', symbol: 'S', square: 'c3' }] as unknown as Standing[];
  const shown = { last_squares: [], king_dangers: [] } as unknown as ScamorraShown;
  const nothing = { ghosts: [], dragged: null, looked: null, cursor: 'c3', onchoose: () => {}, onescape: () => false };
  made = mount(Squares, { target: document.body, props: { grid: new Grid(5, 5, false), shown, pieces, choosing, acting: 'S', endangered, ...nothing } });
  flushSync();
}

it('a capture looks and reads otherwise than a move', () => {
  show([]);
  expect([all('circle.target').length, all('circle.take').length]).toEqual([1, 1]);
  expect(said('c2')).toContain('destination');
  expect(said('c3')).toContain('capture');
  expect(all('circle.endangered')).toHaveLength(0);
});

it('a piece in danger is marked', () => {
  show(['c1']);
  expect(all('circle.endangered')).toHaveLength(1);
  expect(said('c1')).toContain('could be captured next');
});
