import { describe, expect, it } from 'vitest';
import { boardOf } from './board';
import { catalogue } from './catalogue.svelte';
import { gameKey } from './gamewords';
import { lastEnding, outcomeSentence, sentences } from './log';
import type { GameInfo, LogEntry } from './messages';
import { optionName } from './options';
import { seatName } from './seats';
import { sideIn, unwrap } from './series';

catalogue.games = [{ name: 'latrunculi-match', child: 'latrunculi' }, { name: 'scamorra-fifteen', child: 'scamorra' }] as GameInfo[];

describe('a match of several games', () => {
  it('is drawn and worded by its game', () => {
    expect(boardOf('latrunculi-match')).toBe('latrunculi');
    expect(gameKey('scamorra-fifteen', 'name')).toBe('scamorra-fifteen-name');
    expect(gameKey('scamorra-fifteen', 'seat-S')).toBe('scamorra-seat-S');
    expect(gameKey('scamorra-fifteen', 'nothing')).toBeNull();
    expect(seatName('scamorra-fifteen', 'N')).toBe('North');
    expect(optionName('latrunculi-match', 'board')).toBe('Board');
  });

  it('shows the game on the table, and who plays which side in it', () => {
    const shown = { series: { phase: 'play', game: 2 }, sits: ['b', 'w'], game: { ranks: 8 } };
    const on = unwrap('latrunculi-match', shown, ['A', 'B']);
    expect([on.shown, on.isPlaying, on.side('A'), on.side('B')]).toEqual([{ ranks: 8 }, true, 'b', 'w']);
    expect(unwrap('latrunculi-match', { ...shown, series: { phase: 'choice', game: 2 } }, ['A', 'B']).isPlaying).toBe(false);
  });

  it('leaves a single game as it is', () => {
    const on = unwrap('latrunculi', { ranks: 8 }, ['w', 'b']);
    expect([on.shown, on.series, on.isPlaying, on.side('w')]).toEqual([{ ranks: 8 }, null, true, 'w']);
  });
});

describe('the log of a match', () => {
  const entry = (ply: number, seat: string, ...events: LogEntry['events']): LogEntry => ({ ply, seat, text: '', events });
  const move = { type: 'move', from: 'a1', to: 'a4' };
  const log = [
    entry(1, 'chance', { type: 'game', number: 1, sits: { A: 'w', B: 'b' } }),
    entry(2, 'A', move),
    entry(3, 'chance', { type: 'game', number: 2, sits: { A: 'b', B: 'w' } }),
    entry(4, 'A', move),
  ];

  it('knows which side a seat played then', () => {
    expect(log.map((each) => sideIn(log, each))).toEqual(['chance', 'w', 'chance', 'b']);
    expect(sentences('latrunculi-match', log[1]!, log)).toBe('White moves from a1 to a4.');
    expect(sentences('latrunculi-match', log[3]!, log)).toBe('Black moves from a1 to a4.');
  });

  it('tells how the game on the table ended, until the next begins', () => {
    const ended = [...log.slice(0, 2), entry(3, 'B', { type: 'end', reason: 'reduction', winners: ['w'] }), entry(4, 'A', { type: 'between', act: 'replay', seat: 'chance', who: '' })];
    expect(lastEnding('latrunculi-match', ended)!.text).toMatch(/^White wins/);
    expect(lastEnding('latrunculi-match', log)).toBeNull();
  });

  it('speaks of the game in the game’s words, of the match in its own', () => {
    const said = (event: LogEntry['events'][number]) => sentences('scamorra-fifteen', entry(1, 'S', event));
    expect(said({ type: 'draw', seat: 'S', card: 'hidden' })).toBe('South draws a card.');
    expect(said({ type: 'between', seat: 'N', act: 'next', who: '' })).toBe('North is ready for the next game.');
    expect(said({ type: 'game', number: 2, sits: { S: 'S', N: 'N' } })).toBe('Game 2 begins.');
    expect(said({ type: 'series-end', reason: 'fifteen', winners: ['N'] })).toBe('North wins the match.');
    const outcome = { winners: ['S'], reason: 'fifteen', points: {}, ranking: [] };
    expect(outcomeSentence('scamorra-fifteen', outcome)).toBe('South wins: the match target is reached.');
    expect(outcomeSentence('latrunculi-match', { ...outcome, winners: ['A'], reason: 'reduction' })).toContain('A wins the match');
  });
});
