import { describe, expect, it, vi } from 'vitest';
import { besidesResult, eventArgs, outcomeSentence, sentences } from './log';
import { promise } from './nonces';
import { Outbox } from './outbox';
import type { FromServer, Now, SeatInfo, TableView } from './messages';
import { seatsFor } from './start';
import { Table } from './table.svelte';

const seat = (name: string, yours: boolean, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: name, kind: 'guest', name: '', yours, present: true, ...more });
const now = (more: Partial<Now> = {}): Now =>
  ({ ply: 0, status: 'running', to_act: ['w'], shown: {}, legal: { w: ['a1-a2'] }, outcome: null, offers: [], ...more }) as unknown as Now;
const view = (more: Partial<TableView> = {}): TableView =>
  ({
    id: 't', game: 'latrunculi', version: '1', options: {}, from_memory: false, public: false, terms: { clock: '', rated: false, talk: 'phrases', take_back: true }, talk: { said: [], muted: [] }, created: 0, perspective: 'w',
    seats: [seat('w', true), seat('b', false)], watchers: 0, curtain: null, now: now(), log: [],
    rematch: { asked: [], table: null }, nonces: { promised: {}, opened: {} }, commitment: '', secret: null, ...more,
  }) as TableView;

function seated(events = {}): Table {
  const table = new Table('t', events);
  table.receive({ type: 'view', seq: 1, viewer: 'v', table: view() } as FromServer);
  return table;
}

describe('a table', () => {
  it('knows which seat acts through this page', () => {
    const table = seated();
    expect(table.mine).toEqual(['w']);
    expect(table.acting).toBe('w');
    table.receive({ type: 'update', seq: 2, entries: [], now: now({ to_act: ['b'], legal: {} }) } as FromServer);
    expect(table.acting).toBeNull();
  });

  it('tells a press that came too late from one that was wrong', () => {
    const onrefused = vi.fn<(refusal: unknown, isLate: boolean) => void>();
    const table = seated({ onrefused });
    const racing = (race: string) => now({ timing: { time: 0, race, starts: 0, ends: null, resting: {}, decide_by: null, tie: [] } });
    const sent: string[] = [];
    const put = vi.spyOn(Outbox.prototype, 'put').mockImplementation((message) => void sent.push((message as { intent: string }).intent));
    const refuse = (intent: string, code: string) => table.receive({ type: 'refused', seq: 9, intent, refusal: { code } } as unknown as FromServer);
    table.receive({ type: 'update', seq: 2, entries: [], now: racing('round 1') } as FromServer);
    for (let press = 0; press < 3; press++) table.asking.play('w', 'place K left');
    refuse(sent[0]!, 'illegal');
    refuse(sent[1]!, 'not-running');
    table.receive({ type: 'update', seq: 3, entries: [], now: racing('') } as FromServer);
    refuse(sent[2]!, 'illegal');
    expect(onrefused.mock.calls.map(([, isLate]) => isLate)).toEqual([false, true, true]);
    put.mockRestore();
  });

  it('lets several presses be under way in real time, even while nothing is legal', () => {
    const table = seated();
    const timing = { time: 0, race: 'round 1', starts: 0, ends: null, resting: {}, decide_by: null, tie: [] };
    table.receive({ type: 'update', seq: 2, entries: [], now: now({ timing }) } as FromServer);
    table.asking.play('w', 'roll *');
    expect(table.acting).toBe('w');
    table.receive({ type: 'update', seq: 3, entries: [], now: now({ timing, to_act: ['b'], legal: {} }) } as FromServer);
    expect([table.acting, table.pressing]).toEqual([null, 'w']);
  });

  it('lets nothing be chosen while a move is on its way, and says why it was refused', () => {
    const onrefused = vi.fn();
    const table = seated({ onrefused });
    table.asking.play('w', 'a1-a2');
    expect(table.acting).toBeNull();
    table.receive({ type: 'refused', seq: 2, intent: null, refusal: { code: 'stale' } } as FromServer);
    expect(table.acting).toBe('w');
    expect(onrefused).toHaveBeenCalledWith({ code: 'stale' }, false);
  });

  it('adds what happened to the log', () => {
    const onentries = vi.fn();
    const table = seated({ onentries });
    const entry = { ply: 1, seat: 'w', text: 'a1-a2', events: [] };
    table.receive({ type: 'update', seq: 2, entries: [entry], now: now({ ply: 1 }) } as FromServer);
    expect(table.view!.log).toEqual([entry]);
    expect(table.view!.now.ply).toBe(1);
    expect(onentries).toHaveBeenCalledOnce();
  });

  it('keeps nothing older than the last act of a game played from memory', () => {
    const told = { ply: 2, seat: 'b', text: '?:a1-a2', events: [{ type: 'move' }] };
    const table = new Table('t', {});
    const log = [{ ply: 1, seat: 'w', text: '?:a1-a2', events: [] }, told];
    table.receive({ type: 'view', seq: 1, viewer: 'v', table: view({ from_memory: true, log }) } as FromServer);
    expect(table.view!.log).toEqual([told]);
    const latest = { ...told, ply: 3 };
    table.receive({ type: 'update', seq: 2, entries: [latest], now: now({ ply: 3 }) } as FromServer);
    expect(table.view!.log).toEqual([latest]);
  });

  it('opens what it has promised once, however often it is told that it is time', () => {
    const nonces = { promised: { w: promise(), b: 'b'.repeat(64) }, opened: {} };
    const waiting = view({ id: 'waiting', now: now({ status: 'open', to_act: [], legal: {} }), nonces });
    const table = new Table('waiting');
    const ask = vi.spyOn(table.asking, 'ask');
    table.receive({ type: 'view', seq: 1, viewer: 'v', table: waiting } as FromServer);
    const told = (seats: SeatInfo[], seq: number) => table.receive({ type: 'presence', seq, status: 'open', seats, away: {}, unready: [], watchers: 0, nonces } as unknown as FromServer);
    told(waiting.seats, 2);
    expect(ask.mock.calls.map(([type]) => type)).toEqual(['reveal']);
    told([seat('w', true), seat('b', false, { kind: 'open' })], 3); // somebody has left: it was not opened
    told(waiting.seats, 4);
    expect(ask.mock.calls.map(([type]) => type)).toEqual(['reveal', 'reveal']);
  });

  it('follows who sits and who is there', () => {
    const table = seated();
    table.receive({ type: 'presence', seq: 2, status: 'running', seats: [seat('w', true), seat('b', false, { present: false })], watchers: 3 } as FromServer);
    expect(table.view!.seats[1]!.present).toBe(false);
    expect(table.view!.watchers).toBe(3);
  });
});

describe('ways to start', () => {
  it('seats this guest first and draws lots, except on one screen', () => {
    expect(seatsFor('machine', 2, 'x')).toEqual({ seats: ['me', 'bot:x'], lot: true, public: false });
    expect(seatsFor('friend', 3, 'x')).toEqual({ seats: ['me', 'open', 'open'], lot: true, public: false });
    expect(seatsFor('shared', 2, 'x')).toEqual({ seats: ['me', 'shared'], lot: false, public: false });
    expect(seatsFor('lobby', 2, 'x')).toEqual({ seats: ['me', 'open'], lot: true, public: true });
  });
});

describe('the log', () => {
  it('joins and counts lists', () => {
    expect(eventArgs({ type: 'capture', squares: ['b4', 'c4'] }, 'w')).toMatchObject({ side: 'w', squares: 'b4, c4', 'squares-count': 2, count: 2 });
    expect(eventArgs({ type: 'end', winners: [], reason: 'x' }, 'w')).toMatchObject({ winner: 'nobody', reason: 'x' });
  });

  it('reads as sentences', () => {
    const entry = { ply: 3, seat: 'w', text: 'e8-e4', events: [{ type: 'move', from: 'e8', to: 'e4' }, { type: 'capture', squares: ['b4', 'c4'] }] };
    expect(sentences('latrunculi', entry)).toBe('White moves from e8 to e4. White captures 2 men: b4, c4.');
    expect(sentences('latrunculi', { ply: 4, seat: 'b', text: 'offer', events: [{ type: 'offer', seat: 'b' }] })).toBe('Black offers to end the game.');
    const ruled = { type: 'ruling', verdict: 'warning', stake: 'match', seat: 'w', seconds: 0, why: 'Noise.' };
    expect(sentences('latrunculi', { ply: 5, seat: 'judge', text: 'ruling', events: [ruled] })).toBe('The judge rules: a warning for White. Noise.');
    expect(sentences('latrunculi', { ply: 5, seat: 'b', text: 'call', events: [{ type: 'call-judge', seat: 'b' }] })).toBe('Black calls the judge.');
    expect(sentences('unknown', { ply: 4, seat: 'b', text: 'xyz', events: [] })).toBe('xyz');
  });

  it('tells the last move without the result where that stands beside it', () => {
    const end = { type: 'end', winners: ['w'], reason: 'reduction' };
    const entry = { ply: 9, seat: 'w', text: 'a1-a2', events: [{ type: 'move', from: 'a1', to: 'a2' }, end] };
    expect(besidesResult('latrunculi', entry, [])).toBe('White moves from a1 to a2.');
    expect(besidesResult('latrunculi', { ...entry, events: [end] }, [])).toBe('');
    expect(besidesResult('latrunculi', { ...entry, text: 'xyz', events: [] }, [])).toBe('xyz');
    const both = { ...entry, events: [end, { type: 'series-end', winners: ['w'], reason: 'reduction' }] };
    expect(besidesResult('latrunculi', both, [])).toContain('White wins');
    expect(besidesResult('latrunculi', both, [])).not.toContain('match');
  });

  it('says how it ended', () => {
    expect(outcomeSentence('latrunculi', { winners: ['b'], reason: 'resign', points: {}, ranking: [] })).toBe('Black wins: the other side resigned.');
  });
});
