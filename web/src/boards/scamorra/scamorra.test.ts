import { describe, expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';
import { DRAWINGS, pieceOf, signOf } from './drawings';
import { fallen, followHand, standing } from './follow';
import { Grid } from '../../lib/grid';
import { packagesOf, playsOf, throwsOf } from './plays';

describe('the grid', () => {
  const south = new Grid(5, 5, false);
  const north = new Grid(5, 5, true);

  it('lies with the player’s home at the bottom', () => {
    expect(south.lines[4]).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(north.lines[4]).toEqual(['e5', 'd5', 'c5', 'b5', 'a5']);
  });

  it('is walked as it is seen, and ends at the edge', () => {
    expect(south.step('c3', 'ArrowUp')).toBe('c4');
    expect(north.step('c3', 'ArrowUp')).toBe('c2');
    expect(south.step('a5', 'ArrowUp')).toBe('a5');
    expect(south.step('c3', 'End')).toBe('e3');
    expect(south.step('c3', 'x')).toBeNull();
  });

  it('is read on from a square, coming round', () => {
    expect(south.after('e1')[0]).toBe('a5');
    expect(south.after('e1')).toHaveLength(25);
  });
});

describe('legal moves as text', () => {
  it('are taken apart', () => {
    expect(playsOf(['B:a1-d4', 'P:S@a1', 'P:-', 'R@b1'])).toEqual([
      { text: 'B:a1-d4', card: 'B', source: 'a1', to: 'd4' },
      { text: 'P:S@a1', card: 'P', source: '@S', to: 'a1' },
      { text: 'P:-', card: 'P', source: null, to: null },
      { text: 'R@b1', card: null, source: '@R', to: 'b1' },
    ]);
  });

  it('that are only said are not plays', () => {
    const legal = ['move-first', 'place-first', 'throw R', 'next'];
    expect(playsOf(legal)).toEqual([]);
    expect(packagesOf(legal)).toEqual(['move-first', 'place-first']);
    expect(throwsOf(legal)).toEqual(['R']);
  });
});

describe('choosing', () => {
  const LEGAL = ['N:c1-d3', 'N:a1-b3', 'R:c1-d1', 'Q:c1-d1', 'P:S@a1', 'P:S@b1', 'B:-'];
  const HAND = ['Q', 'B', 'N', 'R', 'P'];
  const make = (legal = LEGAL) => new Choosing(() => legal, () => HAND);

  it('goes from card to piece to square', () => {
    const choosing = make();
    expect(choosing.pickCard(2)).toBeNull();
    expect(choosing.face).toBe('N');
    expect(choosing.sources).toEqual(['c1', 'a1']);
    expect(choosing.pickSource('c1')).toBe(true);
    expect(choosing.targets).toEqual(['d3']);
    expect(choosing.pickTarget('d3')?.text).toBe('N:c1-d3');
  });

  it('goes from piece to square when one card will do', () => {
    const choosing = make();
    choosing.pickSource('c1');
    expect(choosing.targets).toEqual(['d3', 'd1']);
    expect(choosing.pickTarget('d3')?.text).toBe('N:c1-d3');
  });

  it('asks which card when several will do', () => {
    const choosing = make();
    choosing.pickSource('c1');
    expect(choosing.pickTarget('d1')).toBeNull();
    expect(choosing.to).toBe('d1');
    expect(choosing.cards).toEqual([0, 3]);
    expect(choosing.pickCard(3)?.text).toBe('R:c1-d1');
  });

  it('brings a piece back from beside the board', () => {
    const choosing = make();
    choosing.pickCard(4);
    expect(choosing.sources).toEqual(['@S']);
    choosing.pickSource('@S');
    expect(choosing.pickTarget('b1')?.text).toBe('P:S@b1');
  });

  it('knows a dead card, and a card that may be laid away though it moves', () => {
    const dead = make();
    dead.pickCard(1);
    expect([dead.isDead, dead.discard?.text]).toEqual([true, 'B:-']);
    const alive = make([...LEGAL, 'P:-']);
    alive.pickCard(4);
    expect([alive.isDead, alive.discard?.text]).toEqual([false, 'P:-']);
  });

  it('lets go of a piece that the new card cannot use', () => {
    const choosing = make();
    choosing.pickSource('a1');
    choosing.pickCard(3);
    expect(choosing.source).toBeNull();
    expect(choosing.pickSource('a1')).toBe(false);
  });

  it('has no use for cards while pieces are placed', () => {
    const choosing = make(['R@b1', 'R@c1', 'P@b1']);
    expect(choosing.pickCard(0)).toBeNull();
    expect(choosing.card).toBeNull();
    choosing.pickSource('@R');
    expect(choosing.pickTarget('c1')?.text).toBe('R@c1');
  });
});

describe('things keep their identity', () => {
  it('pieces', () => {
    const before = standing([{ side: 'S', symbol: 'R', square: 'a1' }, { side: 'N', symbol: 'P', square: 'b2' }]);
    const after = standing([{ side: 'S', symbol: 'R', square: 'b2' }]);
    expect(fallen(before, after).map(({ id }) => id)).toEqual(['NP']);
    expect(after[0]!.id).toBe(before.find(({ side }) => side === 'S')!.id);
  });

  it('cards: the drawn one is new, those held are not', () => {
    const dealt = followHand([], ['K', 'P', 'P']);
    expect(dealt.map(({ isNew }) => isNew)).toEqual([false, false, false]);
    const next = followHand(dealt, ['Q', 'P', 'P']);
    expect(next.map(({ isNew }) => isNew)).toEqual([true, false, false]);
    expect(next.slice(1).map(({ id }) => id)).toEqual(dealt.slice(1).map(({ id }) => id));
    expect(new Set(next.map(({ id }) => id)).size).toBe(3);
  });
});

describe('the drawings', () => {
  it('are there for every card and every piece, each its own', () => {
    const cards = (['K', 'Q', 'B', 'N', 'R', 'P'] as const).map(signOf);
    const pieces = (['S', 'N'] as const).flatMap((side) => (['R', 'P', 'S'] as const).map((symbol) => pieceOf(side, symbol)));
    expect(new Set([...cards, ...pieces]).size).toBe(12);
  });

  it('have something in them, and nothing that runs or loads', () => {
    for (const [name, shapes] of Object.entries(DRAWINGS)) {
      expect(shapes, name).toMatch(/^<(path|rect|circle|g)/);
      expect(shapes, name).not.toMatch(/<script|href|url\(|<text|<style/);
    }
  });
});
