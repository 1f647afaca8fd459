import { expect, it } from 'vitest';
import type { LogEntry } from '../lib/messages';
import { type LOGS, settings } from '../lib/settings.svelte';
import { put, setStage, target } from '../test-stage';
import Log from './Log.svelte';

const ENTRIES: LogEntry[] = [
  { ply: 1, seat: 'w', text: 'e1-e4', events: [{ type: 'move', start: 'e1', end: 'e4' }] },
  { ply: 2, seat: 'chance', text: 'lot w', events: [] },
];

setStage();

it.each<[(typeof LOGS)[number], boolean, string[]]>([
  ['words', true, []],
  ['notation', false, ['e1-e4', 'lot w']],
  ['both', true, ['e1-e4']],
])('a list of moves in %s has sentences, notation, or one beside the other; a draw stands with its move', (log, hasSentences, notation) => {
  settings.setLog(log);
  put(Log, { game: 'latrunculi', entries: ENTRIES, at: 1, onpick: () => {} });
  expect(target.querySelectorAll('li')).toHaveLength(1);
  expect([...target.querySelectorAll('code')].map((it) => it.textContent)).toEqual(notation);
  expect(target.textContent.includes('White')).toBe(hasSentences);
  settings.setLog('words');
});
