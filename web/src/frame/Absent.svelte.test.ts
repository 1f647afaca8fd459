import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callings } from '../lib/calling';
import type { FromServer, LogEntry, SeatInfo, TableView } from '../lib/messages';
import { Table } from '../lib/table.svelte';
import Absent from './Absent.svelte';
import EndMoment from './EndMoment.svelte';
import Offered from './Offered.svelte';

const seat = (name: string, yours: boolean, present = true): SeatInfo => ({ seat: name, kind: 'guest', name: name.toUpperCase(), yours, present });
const moved: LogEntry[] = [{ ply: 1, seat: 'w', text: 'a1-a2', events: [] }];

let made: ReturnType<typeof mount> | null = null;

function show(component: typeof Absent, seats: SeatInfo[], more: Partial<TableView> = {}, now: object = {}): void {
  const view = {
    id: 't', game: 'latrunculi', seats, away: {}, unready: [], log: moved, rematch: { asked: [], table: null }, nonces: { promised: {}, opened: {} },
    now: { ply: 1, status: 'running', to_act: [], legal: {}, offers: [], out: [], outcome: null, ...now }, ...more,
  } as unknown as TableView;
  const table = new Table('t');
  table.receive({ type: 'view', seq: 1, viewer: 'v', table: view } as FromServer);
  made = mount(component, { target: document.body, props: { table, view, nameOf: callings('latrunculi', seats) } });
  flushSync();
}

const buttons = () => [...document.querySelectorAll('button')].map((button) => button.textContent!.trim());

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  vi.useRealTimers();
});

describe('a player who is away', () => {
  const two = [seat('w', true), seat('b', false, false)];

  it('is said to be, and since when; what can be done comes after the grace, counted down', () => {
    show(Absent, two, { away: { b: { away_for: 50_000, claimable_in: 40_000 } } });
    expect(document.body.textContent).toContain('B has been away for 0:50.');
    expect(document.body.textContent).toContain('In 0:40 you may decide');
    expect(buttons()).toEqual([]);
    pass(39_000);
    expect(document.body.textContent).toContain('In 0:01 you may decide');
    expect(buttons()).toEqual([]);
    pass(1_000);
    expect(buttons()).toEqual(['Decide', 'Claim the win', 'Call it off', 'Let the machine play on', 'Wait']);
  });

  it('is not spoken of where moves take days, until something can be done', () => {
    show(Absent, two, { terms: { clock: 'days 2' }, away: { b: { away_for: 50_000, claimable_in: 2_000 } } });
    expect(document.body.textContent).not.toContain('B has been away');
    pass(2_000);
    expect(buttons()).toContain('Claim the win');
  });

  it('is waited for once more by whoever wants to', () => {
    show(Absent, two, { away: { b: { away_for: 90_000, claimable_in: 0 } } });
    document.querySelectorAll('button')[4]!.click();
    flushSync();
    expect(buttons()).toEqual([]);
    pass(60_000);
    expect(buttons()).toContain('Claim the win');
  });

  it('is decided about behind one button, so that the board stays in sight', () => {
    const isFolded = () => document.querySelector('.absent')!.classList.contains('folded');
    show(Absent, two, { away: { b: { away_for: 90_000, claimable_in: 0 } } }, { to_act: ['w'], legal: { w: ['a1-a2'] } });
    expect(buttons()[0]).toBe('Decide');
    expect(isFolded()).toBe(true);
    for (const [button, isFoldedThen] of [[0, false], [0, true], [0, false], [4, false]] as const) {
      document.querySelectorAll('button')[button]!.click();
      flushSync();
      expect(isFolded()).toBe(isFoldedThen);
    }
    pass(60_000);
    expect(isFolded()).toBe(true);
  });

  it('is gone on without where others play; and nobody who is here loses by calling it off', () => {
    const three = [seat('w', true), seat('b', false, false), seat('c', false)];
    show(Absent, three, { away: { b: { away_for: 90_000, claimable_in: 0 } } });
    expect(buttons()).toEqual(['Decide', 'Go on without them', 'Let the machine play on', 'Wait']);
  });

  it('before the first move: the game is called off at once, and nobody can win it', () => {
    show(Absent, two, { away: { b: { away_for: 1_000, claimable_in: 89_000 } }, log: [] });
    expect(buttons()).toEqual(['Call it off']);
  });
});

describe('an offer to end the game', () => {
  it('is asked of the one who has to answer', () => {
    show(Offered, [seat('w', true), seat('b', false)], {}, { offers: ['b'] });
    expect(document.body.textContent).toContain('B offers to end the game here. It would be decided as a game that stalls.');
    expect(buttons()).toEqual(['Agree', 'Play on']);
  });

  it('says what it would mean in this game', () => {
    show(Offered, [seat('south', true), seat('north', false)], { game: 'zama' }, { offers: ['north'] });
    expect(document.body.textContent).toContain('It would be a draw.');
  });

  it('is not asked of the one who made it, nor of a watcher', () => {
    show(Offered, [seat('w', true), seat('b', false)], {}, { offers: ['w'] });
    expect(buttons()).toEqual([]);
    void unmount(made!);
    show(Offered, [seat('w', false), seat('b', false)], {}, { offers: ['b'] });
    expect(buttons()).toEqual([]);
  });
});

describe('playing again', () => {
  const over = (reason: string) => ({ status: 'over', outcome: { winners: [], reason, points: { w: 3, b: 0 }, ranking: [] } });

  it('has the words of the frame, and the score', () => {
    show(EndMoment, [seat('w', true), seat('b', false)], {}, over('resign'));
    expect(buttons()[0]).toBe('Play again');
    expect(document.querySelector('.score')!.textContent).toMatch(/W\s+3.*B\s+0/);
  });

  it('has the game’s own words after an ending that calls for it', () => {
    show(EndMoment, [seat('w', true), seat('b', false)], {}, over('stall-null'));
    expect(buttons()[0]).toBe('Play it again with sides changed');
  });
});
