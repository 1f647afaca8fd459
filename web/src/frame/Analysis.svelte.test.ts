import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import type { Analysing } from '../lib/analysis.svelte';
import type { AnalysisReport } from '../lib/messages';
import { words } from '../lib/words.svelte';
import Analysis from './Analysis.svelte';
import AnalysisCurve from './AnalysisCurve.svelte';

beforeAll(() => words.speak('en'));

/** What a page shows that looks at a turning point, of a move that this page was not told of in its game. */
function shown<T>(guesses: unknown[], hasSecrets: boolean, find: () => T): T {
  const entry = { ply: 1, seat: 'w', text: 'e1-e4', events: [] };
  const turn = { ply: 1, seat: 'w', value: 0.2, better_value: 0.6, guesses, made: entry, then: { entry }, known: {} };
  const analysing = { report: { curves: [], turning_points: [turn], starts: [] }, chosen: turn, isKnownOnly: false, guess: null } as unknown as Analysing;
  const log = [{ ...entry, text: '?' }];
  const props = { analysing, game: 'latrunculi', at: 0, last: 1, log, all: [], hasSecrets, nameOf: (seat: string) => seat, onpick: () => undefined };
  const made = mount(Analysis, { target: document.body, props });
  flushSync();
  const found = find();
  void unmount(made);
  return found;
}

/** Whether the page says that nothing lay hidden at the turning point that is looked at. */
const saysSo = (guesses: unknown[], hasSecrets: boolean) => shown(guesses, hasSecrets, () => document.querySelector('[data-testid=nothing-hidden]') !== null);

it('says where there is nothing to guess although a game has secrets', () => {
  expect([saysSo([], true), saysSo([], false)]).toEqual([true, false]);
});

it('tells the move as its player knew it', () => {
  expect(shown([], true, () => document.querySelector('.turn strong')!.textContent)).toContain('e1-e4');
});

it('shows guesses where there are any', () => {
  const guess = { thing: 'king', whose: 'b', places: [{ place: 'a1', chance: 0.5 }] };
  expect(saysSo([guess], true)).toBe(false);
});

it('tells no chance where nothing is known of the moment', () => {
  const curve = { seat: 'w', points: [{ ply: 1, value: 0.9 }] };
  const told = [0, 1].map((at) => {
    const made = mount(AnalysisCurve, { target: document.body, props: { report: { curves: [curve], turning_points: [], starts: [] } as unknown as AnalysisReport, at, last: 2, nameOf: () => 'Anna', onpick: () => undefined } });
    flushSync();
    const text = document.querySelector('figcaption')!.textContent.trim();
    void unmount(made);
    return text;
  });
  expect(told).toEqual(['Anna', 'Anna 90\u00a0%']);
});
