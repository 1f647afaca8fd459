import { describe, expect, it, vi } from 'vitest';
import { callings } from './calling';
import { catalogue } from './catalogue.svelte';
import { ending } from './ending';
import { outcomeSentence, sentences } from './log';
import type { Outcome, SeatInfo } from './messages';

const seat = (name: string, player: string, kind: SeatInfo['kind'] = 'guest'): SeatInfo => ({ seat: name, kind, name: player, yours: false, present: true });
const outcome = (winners: string[], reason: string): Outcome => ({ winners, reason, points: {}, ranking: [] });
const people = [seat('w', 'Anna'), seat('b', 'Bruno')];
const nameOf = callings('latrunculi', people);
const read = (winners: string[], reason: string, mine: string[]) => ending('latrunculi', outcome(winners, reason), ['w', 'b'], mine, nameOf);

describe('the result is told', () => {
  it('to the winner', () => {
    expect(read(['w'], 'resign', ['w'])).toEqual({ verdict: 'You have won!', why: 'Bruno resigned.' });
    expect(read(['w'], 'reduction', ['w']).why).toBe('The other side has at most one man left.');
  });

  it('to the loser, who is not the other side', () => {
    expect(read(['w'], 'resign', ['b'])).toEqual({ verdict: 'You have lost.', why: 'You resigned.' });
    expect(read(['w'], 'reduction', ['b']).why).toBe('You have at most one man left.');
    expect(read(['w'], 'time', ['b']).why).toBe('Your time ran out.');
    expect(ending('scamorra', outcome(['S'], 'knockout'), ['S', 'N'], ['N'], nameOf).why).toBe('Knock-out, only the winner has pieces on the board.');
    const reads = (reason: string, mine: string) => ending('scorso', outcome(['A'], reason), ['A', 'B', 'C'], [mine], (name) => name).why;
    expect([reads('last-standing', 'A'), reads('last-standing', 'B')]).toEqual(['The last one with bullets.', 'A wins. Only the winner has bullets left.']);
    for (const reason of ['round-limit', 'hats', 'duel', 'resign', 'time', 'abandon']) expect(reads(reason, 'B')).not.toBe(reads(reason, 'A'));
  });

  it('to each of several losers, with who has won', () => {
    const four = ['r', 'b', 'g', 'y'];
    const reads = (winners: string[], mine: string[]) => ending('zama', outcome(winners, 'king'), four, mine, (name) => (name === 'b' ? 'the machine' : name)).why;
    expect(reads(['b'], ['r'])).toMatch(/^The machine wins\. /);
    expect(reads(['b', 'y'], ['r'])).toMatch(/^The machine, y win\. /);
    for (const [winners, mine] of [[['b'], ['b']], [['b'], []], [[], ['r']]] as const) expect(reads([...winners], [...mine])).not.toMatch(/ win/);
    expect(ending('zama', outcome(['b'], 'king'), ['r', 'b'], ['r'], (name) => name).why).not.toMatch(/ win/);
  });

  it('to a watcher, by name', () => {
    expect(read(['w'], 'abandon', [])).toEqual({ verdict: 'Anna wins.', why: 'Bruno left the game.' });
    const gone = ending('latrunculi', outcome(['w'], 'resign'), ['w', 'b'], ['w'], () => 'someone who left');
    expect(gone.why).toBe('Someone who left resigned.');
  });

  it('once, when nobody has won', () => {
    expect(read([], 'stall-null', ['w'])).toEqual({ verdict: 'Nobody wins.', why: 'The game stalled and is null.' });
  });

  it('without a loser when the game was called off', () => {
    for (const mine of [['w'], ['b'], []]) expect(read([], 'called-off', mine)).toEqual({ verdict: 'The game is called off.', why: 'Nobody has lost it.' });
    expect(outcomeSentence('latrunculi', outcome([], 'called-off'))).toBe('The game is called off. Nobody has lost it.');
  });

  it('in the words of a game where several have left', () => {
    expect(ending('scorso', outcome(['A'], 'resign'), ['A', 'B', 'C'], ['A'], (name) => name).why).toBe('All others have resigned or left.');
  });
});

describe('people are called', () => {
  it('by their side where two have the same name', () => {
    const called = callings('latrunculi', [seat('w', 'Guest'), seat('b', 'Guest')]);
    expect([called('w'), called('b')]).toEqual(['White', 'Black']);
    expect(callings('latrunculi', [seat('w', ''), seat('b', 'simple', 'bot')])('b')).toBe('the machine');
  });

  it('by name in a match, whose seats no screen shows', () => {
    vi.spyOn(catalogue, 'childOf').mockImplementation((game) => (game === 'latrunculi-match' ? 'latrunculi' : null));
    vi.spyOn(catalogue, 'find').mockReturnValue({ seats: ['A', 'B'] } as ReturnType<typeof catalogue.find>);
    const called = callings('latrunculi-match', [seat('A', 'Anna'), seat('B', 'Bruno')]);
    const lot = { ply: 1, seat: 'chance', text: 'white A', events: [{ type: 'between', seat: 'chance', act: 'white', who: 'A' }] };
    expect(sentences('latrunculi-match', lot, [lot], called)).toBe('The lot makes Anna White.');
    expect(outcomeSentence('latrunculi-match', outcome(['B'], 'reduction'), called)).toContain('Bruno wins the match');
    vi.restoreAllMocks();
  });

  it('by a number in a match of nameless people, whatever side they have just now', () => {
    vi.spyOn(catalogue, 'childOf').mockImplementation((game) => (game === 'latrunculi-match' ? 'latrunculi' : null));
    vi.spyOn(catalogue, 'find').mockReturnValue({ seats: ['A', 'B'] } as ReturnType<typeof catalogue.find>);
    const people = [seat('A', 'Anna'), seat('B', 'Anna')];
    const lot = { ply: 1, seat: 'chance', text: 'lot A', events: [{ type: 'between', seat: 'chance', act: 'lot', who: 'A' }] };
    for (const side of ['w', 'b']) {
      const called = callings('latrunculi-match', people, () => side);
      expect(sentences('latrunculi-match', lot, [lot], called)).toBe('The lot gives Player 1 the choice for the decider.');
    }
    vi.restoreAllMocks();
  });
});
