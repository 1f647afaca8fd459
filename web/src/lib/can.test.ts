import { beforeAll, describe, expect, it } from 'vitest';
import { kindOf, whatCanBeDone } from './can';
import { words } from './words.svelte';

beforeAll(() => words.speak('en'));

describe('what can be done', () => {
  it.each([
    ['e1-e4', 'move'],
    ['B:a1-d4', 'move'],
    ['P:S@a1', 'enter'],
    ['P:-', 'discard'],
    ['R@b1', 'put'],
    ['move-first', 'move-first'],
    ['d4xd5', 'attack'],
    ['g4^g5', 'overlap'],
    ['?c3', 'look'],
    ['done', 'done'],
    ['roll KG?', 'roll'],
    ['challenge B 2', 'challenge'],
  ])('a move is of a kind: %s', (move, kind) => expect(kindOf(move)).toBe(kind));

  it('is told once for each kind, with how many men and moves there are', () => {
    expect(whatCanBeDone('latrunculi', ['e1-e4', 'e1-e3', 'd1-d2'])).toEqual([
      'Move a man: 2 of yours can move, to 3 squares in all. Choose a man to see where it may go.',
    ]);
    expect(whatCanBeDone('scorso', ['roll K', 'roll *', 'place K left', 'knock'])).toHaveLength(3);
  });

  it('is an answer where the game has no words for it', () => {
    expect(whatCanBeDone('scorso', ['bribe no', 'bribe K left'])).toEqual(['Answer the question: there are 2 answers.']);
  });
});
