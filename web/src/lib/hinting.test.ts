import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adviceText } from './can';
import type { FromServer, LogEntry, Now, TableView } from './messages';
import { Outbox } from './outbox';
import { Table } from './table.svelte';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));

const now = (more: Partial<Now> = {}): Now =>
  ({ ply: 4, status: 'running', to_act: ['w'], shown: {}, legal: { w: ['a1-a2'] }, outcome: null, offers: [], hints: ['w'], ...more }) as unknown as Now;

function seated(): Table {
  const table = new Table('t');
  const view = {
    id: 't', game: 'latrunculi', options: {}, terms: {}, talk: { said: [], muted: [] }, perspective: 'w', unready: [], away: {}, curtain: null, log: [], watchers: 0,
    seats: ['w', 'b'].map((seat) => ({ seat, kind: 'guest', name: '', yours: seat === 'w', present: true })), now: now(),
    rematch: { asked: [], table: null }, nonces: { promised: {}, opened: {} }, commitment: '', secret: null,
  } as unknown as TableView;
  table.receive({ type: 'view', seq: 1, viewer: 'v', table: view } as FromServer);
  return table;
}

const hinted = { type: 'hinted', seq: 2, intent: 'i', seat: 'w', ply: 4, text: 'a1-a2' } as FromServer;
const update = (seat: string, more: Partial<Now> = {}) => ({ type: 'update', seq: 3, entries: [{ ply: 5, seat, text: '', events: [] } as LogEntry], now: now({ ply: 5, ...more }) }) as FromServer;

describe('a hint', () => {
  it('is asked for once, at one’s own turn', () => {
    const put = vi.spyOn(Outbox.prototype, 'put').mockImplementation(() => {});
    const { hinting } = seated();
    expect(hinting.seat).toBe('w');
    hinting.ask();
    hinting.ask();
    expect(put.mock.calls.map(([message]) => message)).toMatchObject([{ type: 'hint', seat: 'w', after: 4 }]);
    put.mockRestore();
  });

  it('is forgotten when the seat has moved, and kept while others act at the same time', () => {
    const table = seated();
    table.hinting.ask();
    table.receive(hinted);
    expect(table.hinting.given).toEqual({ seat: 'w', move: 'a1-a2' });
    table.receive(update('b'));
    expect(table.hinting.given).not.toBeNull();
    table.receive(update('w', { to_act: ['b'], hints: [] }));
    expect(table.hinting.given).toBeNull();
  });

  it('that comes too late is not shown', () => {
    const table = seated();
    table.hinting.ask();
    table.receive(update('w', { to_act: ['b'], hints: [] }));
    table.receive(hinted);
    expect(table.hinting.given).toBeNull();
  });

  it.each([
    ['latrunculi', 'e1-e4', 'Move the man from e1 to e4.'],
    ['scamorra', 'B:a1-d4', 'Play the Bishop: from a1 to d4.'],
    ['scamorra', 'P:S@a1', 'Play the Pawn and bring Scissors back on a1.'],
    ['zama', 'd4xd5', 'Attack d5 with the card on d4.'],
    ['zama', '?c3', 'Look at the card on c3.'],
    ['scorso', 'roll KG', 'Roll these dice: a shot, a green die.'],
    ['scorso', 'place K left', 'Place a shot in Left.'],
    ['scorso', 'lose G', 'Give up a green bullet.'],
    ['scorso', 'challenge B 2', 'The machine would play challenge B 2.'],
  ])('is a sentence: %s %s', (game, move, said) => expect(adviceText(game, move)).toBe(said));
});
