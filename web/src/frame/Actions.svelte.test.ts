import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../lib/catalogue.svelte';
import type { FromServer, Now, SeatInfo, TableView } from '../lib/messages';
import { Table } from '../lib/table.svelte';
import Actions from './Actions.svelte';

const seat = (name: string, yours: boolean): SeatInfo => ({ seat: name, kind: 'guest', name: '', yours, present: true });
const now = (more: Partial<Now>) => ({ ply: 9, status: 'running', to_act: ['r'], shown: {}, legal: {}, outcome: null, offers: [], may_agree: [...'rbgy'], may_resign: Object.fromEntries([...'rbgy'].map((name) => [name, ['game']])), out: [], ...more }) as unknown as Now;

let made: ReturnType<typeof mount> | null = null;
let asked: unknown[][] = [];

/** The buttons of a page that holds these seats of a game for four. */
function buttons(mine: string, more: Partial<Now>, around: Partial<TableView> = {}, onflip: (() => void) | null = () => {}): string[] {
  const view = {
    id: 't', game: 'zama', version: '1', options: {}, from_memory: false, public: false, terms: { clock: '', rated: false, talk: 'phrases', take_back: true }, talk: { said: [], muted: [] }, created: 0, perspective: mine[0]!,
    seats: [...'rbgy'].map((name) => seat(name, mine.includes(name))), away: {}, unready: [], watchers: 0, curtain: null, now: now(more), log: [],
    rematch: { asked: [], table: null }, nonces: { promised: {}, opened: {} }, commitment: '', secret: null, ...around,
  } as TableView;
  const table = new Table('t');
  table.receive({ type: 'view', seq: 1, viewer: 'v', table: view } as FromServer);
  asked = vi.spyOn(table.asking, 'ask').mockImplementation(() => {}).mock.calls;
  made = mount(Actions, { target: document.body, props: { table, view, isSeated: true, isShared: mine.length > 1, onflip, onkeys: () => {} } });
  flushSync();
  return shownButtons();
}

function press(name: string, within: ParentNode = document): void {
  [...within.querySelectorAll('button')].find((button) => button.textContent!.trim() === name)!.click();
  flushSync();
}

const shownButtons = () => [...document.querySelectorAll('button')].map((button) => button.textContent!.trim());

afterEach(() => {
  if (made) void unmount(made);
  made = null;
});

describe('a board that cannot be turned', () => {
  it('has no button for it', () => {
    expect(buttons('b', {})).toContain('Turn the board');
    void unmount(made!);
    expect(buttons('b', {}, {}, null)).not.toContain('Turn the board');
  });
});

describe('an agreement', () => {
  it('is offered where the server says that the rules know one', () => {
    expect(buttons('b', {})).toContain('Offer to end the game');
  });

  it('is not offered where they do not', () => {
    expect(buttons('b', { may_agree: [] })).not.toContain('Offer to end the game');
  });
});

describe('in a match', () => {
  const fifteen = { game: 'scamorra-fifteen', options: { giving_up: 'as_knockout', ko_bonus: '10' } };
  beforeEach(() => void vi.spyOn(catalogue, 'childOf').mockReturnValue('scamorra'));
  afterEach(() => vi.restoreAllMocks());

  it('the game and the match are given up by buttons of their own', () => {
    const offered = buttons('b', { may_resign: { b: ['game', 'match'] } }, fifteen);
    expect(offered).toEqual(expect.arrayContaining(['Give this game up', 'Give the match up']));
    expect(offered).not.toContain('Resign');
  });

  it('between two games only the match can be given up, and the dialog says so', () => {
    const offered = buttons('b', { may_resign: { b: ['match'] } }, fifteen);
    expect(offered).not.toContain('Give this game up');
    press('Give the match up');
    expect(document.querySelector('dialog')!.textContent).toContain('You lose the whole match');
    expect(document.querySelector('dialog')!.textContent).not.toContain('game');
  });

  it.each([['Give this game up', 'game'], ['Give the match up', 'match']])('“%s” gives that up which it names', (name, what) => {
    buttons('b', { may_resign: { b: ['game', 'match'] } }, fifteen);
    press(name);
    expect(asked).toEqual([]);
    press(name, document.querySelector('dialog')!);
    expect(asked).toEqual([['resign', { seat: 'b', what }]]);
  });

  it('the dialog says what giving a game up costs', () => {
    buttons('b', { may_resign: { b: ['game', 'match'] } }, fifteen);
    press('Give this game up');
    expect(document.querySelector('dialog')!.textContent).toContain('the points of a knock-out for it: 10');
  });
});

describe('who is out of the game', () => {
  it('can resign as long as that does something', () => {
    expect(buttons('b', {})).toEqual(expect.arrayContaining(['Resign', 'Offer to end the game']));
  });

  it('is offered neither to resign nor to agree', () => {
    const offered = buttons('b', { out: ['b'], offers: ['g'] });
    for (const act of ['Resign', 'Offer to end the game', 'Agree']) expect(offered).not.toContain(act);
    expect(offered).toContain('Leave');
  });

  it('leaves the others of a shared screen their choice', () => {
    expect(buttons('rb', { out: ['b'] })).toContain('Resign');
  });
});
