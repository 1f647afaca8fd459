import { beforeAll, describe, expect, it } from 'vitest';
import type { EventBoard, EventTable, EventView } from '../lib/messages';
import { words } from '../lib/words.svelte';
import { fitted, slides } from './screen.svelte';
import { actName, byText, entrantName, factsText, gamesText, resultText, roundText, rulingText, stageOf } from './told';

beforeAll(() => words.speak('en'));

describe('results in words', () => {
  it.each([
    ['played', [1, 2], 'Anna wins'],
    ['played', [2, 1], 'Bruno wins'],
    ['played', [1, 1], 'Draw'],
    ['null', [], 'Null game'],
    ['forfeit', [1, 0], 'Bruno did not come'],
  ])('%s %j', (kind, places, text) => expect(resultText(kind, places, ['Anna', 'Bruno'])).toBe(text));

  it('lists more than two by their places', () => {
    expect(resultText('played', [2, 1, 2], ['Anna', 'Bruno', 'Carla'])).toBe('1. Bruno · 2. Anna · 2. Carla');
  });
});

it('counts the games of a larger table, which plays all of them', () => {
  expect([1, 3].map((count) => gamesText('swiss', count))).toEqual(['one game', 'best of 3']);
  expect([1, 3].map((count) => gamesText('tables', count))).toEqual(['one game', '3 games']);
});

it('says what is at stake at a table of a knock-out', () => {
  const event = { plan: { format: 'knock-out' }, rounds: 3 } as EventView;
  const at = (round: number, number: number) => stageOf(event, { round, number, status: 'waiting' });
  expect([at(1, 1), at(2, 2), at(3, 1), at(3, 2)]).toEqual(['', 'Semi-final', 'Final', 'For third place']);
  expect(stageOf({ ...event, plan: { ...event.plan, format: 'swiss' } }, { round: 3, number: 1, status: 'waiting' })).toBe('');
});

it('calls a machine by its level unless it has a name', () => {
  expect(entrantName({ name: 'Bot 1 (2)', kind: 'bot', bot: '1' })).toMatch(/ \(2\)$/);
  expect(entrantName({ name: 'Bot 1 (2)', kind: 'bot', bot: '1' })).not.toContain('Bot');
  expect(entrantName({ name: 'Deep Stone', kind: 'bot', bot: '1' })).toBe('Deep Stone');
  expect(entrantName({ name: 'Bot 1', kind: 'person', bot: '' })).toBe('Bot 1');
});

it.each([
  ['en', 'Anna · round 1 · table 2 · game 1 · places 2, 1'],
  ['it', 'Anna · turno 1 · tavolo 2 · partita 1 · posti 2, 1'],
  ['cs', 'Anna · kolo 1 · stůl 2 · partie 1 · pořadí 2, 1'],
] as const)('what was done is told in %s, not as it is written down', async (language, told) => {
  await words.speak(language);
  const what = JSON.stringify({ player: 3, round: 1, table: 2, game: 1, places: [2, 1], kind: 'played', is_here: true, tables: [{ seats: [1, 2] }] });
  expect(factsText(what, (number) => (number === 3 ? 'Anna' : '?'))).toBe(told);
  expect(actName('arrange')).not.toBe('arrange');
  await words.speak('en');
});

it('calls whoever has no name by the one that was given to them', () => {
  expect(byText('bold-fox')).toBe('Bold Fox');
  expect(byText('anna-maria')).toBe('anna-maria');
});

it.each([
  [{ person: 'Nina', role: 'judge' }, 'Nina · judge'],
  [{ person: 'Nina', role: 'none' }, 'Nina · Dismiss'],
  [{ terms: { place: 'board', entry: 'code', hands: true, public: false } }, 'at real boards · With a code · Judges may see hidden cards'],
  [{ round: 1, table: 2, game: 1, verdict: 'win', seat: 1, why: 'It is so' }, 'round 1 · table 2 · game 1 · The judge rules: Bruno wins. · It is so'],
  [{ round: 1, table: 2, game: 1, is_open: true, why: 'Misread' }, 'round 1 · table 2 · game 1 · Take the result back · Misread'],
  [{ player: 1, is_here: false }, 'Anna · Is not here'],
])('an audit tells of %j: %s', (what, told) => {
  expect(factsText(JSON.stringify(what), (number) => ['', 'Anna', 'Bruno'][number]!, () => [1, 2])).toBe(told);
});

it('says which round of how many, and how much time a judge adds', () => {
  expect(roundText({ round: 2, rounds: 5 })).toBe('Round 2 of 5');
  expect(roundText({ round: 2, rounds: 0 })).toBe('Round 2');
  expect(rulingText({ verdict: 'time', seconds: 90 }, 'Anna')).toBe('The judge adds 1.5 min for Anna.');
});

describe('the pages for the room', () => {
  const table = (round: number, number: number, status: EventTable['status'] = 'over') => ({ round, number, status }) as EventTable;
  const event = (format: string, tables: EventTable[], people: number) =>
    ({ plan: { format }, round: 2, tables, standings: Array.from({ length: people }, (_, player) => ({ player })) }) as unknown as EventView;

  it('shows the newest round in parts that are as even as possible, then boards, then everybody', () => {
    const tables = [table(1, 1), ...Array.from({ length: 20 }, (_, at) => table(2, at + 1))];
    const shown = slides(event('swiss', tables, 40), Array.from({ length: 3 }, () => ({}) as EventBoard));
    expect(shown.map(({ kind, part, parts }) => `${kind} ${part}/${parts}`)).toEqual(['pairings 1/2', 'pairings 2/2', 'boards 1/1', 'standings 1/3', 'standings 2/3', 'standings 3/3']);
    expect(shown.slice(0, 2).map((slide) => slide.kind === 'pairings' && slide.tables.length)).toEqual([10, 10]);
  });

  it('shows of an arena what is played, whichever round it began in', () => {
    const shown = slides(event('arena', [table(1, 1, 'running'), table(2, 1)], 0), []);
    expect(shown).toHaveLength(1);
    expect(shown[0]!.kind === 'pairings' && shown[0]!.tables.map(({ round }) => round)).toEqual([1]);
  });
});

describe('boards for the room', () => {
  const room = (count: number, people = 2) => fitted(count, people, 1800, 850, 30);

  it.each([1, 2, 3, 4, 5, 6])('%i fill the room and do not leave it', (count) => {
    const { across, side, isBeside } = room(count);
    const rows = Math.ceil(count / across);
    expect(across * (side + (isBeside ? 240 : 0)) + (across - 1) * 30).toBeLessThanOrEqual(1800);
    expect(rows * (side + (isBeside ? 0 : 117)) + (rows - 1) * 30).toBeLessThanOrEqual(850);
    expect(count * side * side).toBeGreaterThan(0.35 * 1800 * 850);
  });

  it('one has the whole height', () => expect(room(1)).toEqual({ across: 1, side: 850, isBeside: true }));

  it('never makes them too small to see: the page grows', () => expect(fitted(6, 2, 340, 200, 16).side).toBe(150));
});
