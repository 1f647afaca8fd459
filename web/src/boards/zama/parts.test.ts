import { describe, expect, it } from 'vitest';
import { sentences } from '../../lib/log';
import type { LogEntry } from '../../lib/messages';
import { LANGUAGES, words } from '../../lib/words.svelte';
import { Choosing } from './choosing.svelte';
import { Duels } from './duels.svelte';
import { follow } from './follow';
import { Grid } from './grid';
import { Laying } from './laying.svelte';
import { useDeck } from './deck.svelte';
import { BACKS, frameOf, RANK_ORDER, rankText, SUIT_ORDER, suitsOf } from './pack';
import { Plays } from './plays';
import { areMarked, knowledge, lying, overlapped, type Duel, type Lying, type Shown } from './shown';
import { gathered, spoken } from './speech';

const card = (cell: string, owner: string, face: string | null = null, seen = ''): Lying => ({ cell, owner, face, isOpen: false, seen, isNeutral: false });

describe('the grid', () => {
  it.each([
    [false, false, 'a8', 'm1'],
    [false, true, 'm1', 'a8'],
    [true, false, 'a1', 'm8'],
    [true, true, 'm8', 'a1'],
  ])('aside %s, turned %s: from %s to %s', (isAside, isTurned, first, last) => {
    const grid = new Grid(13, 8, isAside, isTurned);
    expect(grid.lines[0]![0]).toBe(first);
    expect(grid.lines.at(-1)!.at(-1)).toBe(last);
    expect([grid.rows, grid.columns]).toEqual(isAside ? [13, 8] : [8, 13]);
    for (const cell of grid.lines.flat()) expect(grid.at(grid.place(cell))).toBe(cell);
  });

  it('keeps neighbours together when it stands upright', () => {
    const grid = new Grid(13, 8, true, false);
    expect(grid.step('d4', 'ArrowRight')).toBe('d5');
    expect(grid.step('d4', 'ArrowDown')).toBe('e4');
    expect(grid.step('m8', 'ArrowDown')).toBe('m8');
    expect(grid.step('d4', 'Home')).toBe('d1');
    expect(grid.step('d4', 'x')).toBeNull();
  });

  it('leaves a finger enough room on the smallest phone', () => {
    const { size, height } = new Grid(13, 8, true, false);
    const scale = 360 / size.width;
    expect(100 * scale).toBeGreaterThanOrEqual(44);
    expect(height * scale).toBeGreaterThanOrEqual(44);
  });

  it('comes round in reading order', () => {
    expect(new Grid(13, 8, false, false).after('m1').slice(0, 2)).toEqual(['a8', 'b8']);
  });
});

describe('the legal moves', () => {
  const plays = new Plays(['d4-d5', 'c5-d5', 'g4-g3', 'g4^g5', 'done']);

  it('are read by card and by hole', () => {
    expect(plays.starts).toEqual(['d4', 'c5', 'g4']);
    expect(plays.holes).toEqual(['d5', 'g3']);
    expect(plays.into('d5').map(({ text }) => text)).toEqual(['d4-d5', 'c5-d5']);
    expect(plays.canWaive).toBe(true);
    expect(plays.has('overlap')).toBe(true);
    expect(plays.has('attack')).toBe(false);
  });

  it('may be looks, or cards to lay out', () => {
    expect([...new Plays(['?a1', '?m8', 'done']).peeks]).toEqual(['a1', 'm8']);
    expect(new Plays(['a1=KS', 'rest']).isLaying).toBe(true);
    expect(new Plays(['a1=KS', 'rest']).starts).toEqual([]);
  });
});

describe('choosing', () => {
  const choosing = (...legal: string[]) => new Choosing(() => legal);

  it('attacks in two steps, even where there is one target', () => {
    const it = choosing('d4xd5', 'f4xf5', 'f4xe4');
    expect(it.choose('d4')).toEqual({ does: 'selects' });
    expect(it.choose('d5')).toEqual({ does: 'play', text: 'd4xd5' });
    expect(it.selected).toBeNull();
  });

  it('takes another card instead, and lets go', () => {
    const it = choosing('d4xd5', 'f4xf5');
    it.choose('d4');
    expect(it.choose('f4')).toEqual({ does: 'selects' });
    expect(it.choose('f4')).toEqual({ does: 'drops' });
    expect(it.choose('a1')).toEqual({ does: 'nothing' });
  });

  it('slides a card that has one way at once, as in the fifteen puzzle', () => {
    expect(choosing('d4-d5', 'c5-d5').choose('d4')).toEqual({ does: 'play', text: 'd4-d5' });
  });

  it('asks which card where a hole is chosen first', () => {
    const it = choosing('d4-d5', 'c5-d5');
    expect(it.choose('d5')).toEqual({ does: 'selects' });
    expect([...it.options.keys()]).toEqual(['d4', 'c5']);
    expect(it.choose('c5')).toEqual({ does: 'play', text: 'c5-d5' });
  });

  it('never overlaps without asking', () => {
    const it = choosing('g4^g5', 'done');
    expect(it.choose('g4')).toEqual({ does: 'selects' });
    expect(it.choose('g5')).toMatchObject({ does: 'ask', play: { text: 'g4^g5' } });
  });

  it('looks at once', () => {
    expect(choosing('?a1', 'done').choose('a1')).toEqual({ does: 'play', text: '?a1' });
  });
});

describe('following cards', () => {
  it('knows a card again after slides, also after several', () => {
    const { cards: before } = follow([], [card('d2', 'r'), card('d3', 'b'), card('d4', 'r')]);
    const id = (cell: string) => before.find((one) => one.cell === cell)!.id;
    const { cards: after, gone } = follow(before, [card('d3', 'r'), card('d4', 'b'), card('d5', 'r')]);
    expect(gone).toEqual([]);
    expect(after.map(({ cell, id }) => [cell, id]).sort()).toEqual([['d3', id('d2')], ['d4', id('d3')], ['d5', id('d4')]]);
  });

  it('says which have fallen', () => {
    const { cards: before } = follow([], [card('d4', 'r'), card('d5', 'b')]);
    expect(follow(before, [card('d4', 'r')]).gone.map(({ cell }) => cell)).toEqual(['d5']);
  });
});

describe('what is known of a card', () => {
  it.each([
    [card('a1', 'r'), 'nobody'],
    [card('a1', 'r', null, 'b'), 'theirs'],
    [card('a1', 'r', '7H', 'r'), 'alone'],
    [card('a1', 'r', '7H', 'rb'), 'shared'],
    [card('a1', 'r', '7H'), 'turned'],
    [{ ...card('a1', 'r', 'KS'), isOpen: true }, 'open'],
  ] as const)('%o is %s', (one, knows) => expect(knowledge(one)).toBe(knows));

  it('is read from the wire', () => {
    const shown = { owners: ['r.b', '.r.'], faces: { c1: '7H' }, face_up: ['b2'], seen: { c1: 'r' } } as unknown as Shown;
    expect(lying(shown).map(({ cell, owner, face, isOpen }) => [cell, owner, face, isOpen])).toEqual([
      ['a1', 'r', null, false],
      ['c1', 'b', '7H', false],
      ['b2', 'r', null, true],
    ]);
  });
});

describe('marks', () => {
  it('are left out where most cards would bear one', () => {
    const [known, unknown] = [card('a1', 'r', '7H', 'r'), card('b1', 'b')];
    expect(areMarked([known, unknown, unknown])).toBe(true);
    expect(areMarked([known, known, unknown])).toBe(false);
  });
});

describe('an overlap', () => {
  const shown = { last: ['l2', 'm2'], faces: { m2: 'KH' }, turn: 'r', phase: 'over' } as unknown as Shown;

  it('is shown as a duel when it ends the game', () => {
    expect(overlapped(shown, { reason: 'overlap' })).toMatchObject({ attacker_card: 'KS', defender_card: 'KH', result: 'attacker-wins', fallen: ['m2'] });
    expect(overlapped(shown, { reason: 'wrong-overlap' })).toMatchObject({ result: 'defender-wins', fallen: ['l2'] });
    expect(overlapped(shown, { reason: 'resign' })).toBeNull();
  });

  it('is shown as an attack that wins or fails where the others play on', () => {
    const row = '...........yy';
    const four = { ...shown, phase: 'attack', turn: 'g', green: {}, owners: [row, row] } as unknown as Shown;
    expect(overlapped(four, { reason: 'overlap', seat: 'b' })).toMatchObject({ seat: 'g', against: 'b', result: 'win', fallen: ['m2'] });
    expect(overlapped(four, { reason: 'wrong-overlap', seat: 'r' })).toMatchObject({ seat: 'r', against: 'y', result: 'lose', fallen: ['l2'] });
  });
});

describe('duels', () => {
  const duel = (more: Partial<Duel>): Duel => ({
    seat: 'r', attacker: 'd4', defender: 'd5', attacker_card: '8C', defender_card: '7H', result: 'win', why: 'higher', fallen: ['d5'], ...more,
  });

  it('are shown once, and the next one after them', () => {
    const duels = new Duels();
    const [one, other] = [duel({}), duel({ seat: 'b', attacker: 'e5' })];
    duels.follow(null, one);
    duels.follow(one, { ...one });
    expect(duels.waiting).toHaveLength(1);
    duels.follow(one, other);
    expect(duels.current).toBe(one);
    expect(duels.dismiss()).toBe(true);
    expect(duels.current).toBe(other);
    duels.clear();
    expect(duels.dismiss()).toBe(false);
  });

  it('go on where a card was still to be turned', () => {
    const duels = new Duels();
    const [open, decided] = [duel({ defender_card: '??', result: '' }), duel({})];
    duels.follow(null, open);
    duels.follow(open, decided);
    expect(duels.waiting).toEqual([decided]);
    duels.clear();
  });
});

describe('laying out', () => {
  const shown = { lay_cells: ['a1', 'c1', 'e1'], hand: ['KS', '7H', '2C'] } as unknown as Shown;

  it('spreads all cards, exchanges two, and lays them in order', () => {
    const laying = new Laying();
    laying.follow('r', shown);
    expect([...laying.plan.values()].sort()).toEqual(['2C', '7H', 'KS']);
    const [first, last] = [laying.plan.get('a1')!, laying.plan.get('e1')!];
    expect(laying.pick('a1')).toBe('picked');
    expect(laying.pick('e1')).toBe('swapped');
    expect([laying.plan.get('a1'), laying.plan.get('e1')]).toEqual([last, first]);
    expect(laying.next(shown.lay_cells, [`a1=${last}`])).toBe(`a1=${last}`);
    expect(laying.next(shown.lay_cells, [`a1=${first}`])).toBeNull();
    laying.follow('r', { ...shown, lay_cells: ['c1', 'e1'], hand: shown.hand.filter((one) => one !== last) });
    expect([...laying.plan.keys()]).toEqual(['c1', 'e1']);
    expect(laying.plan.get('e1')).toBe(first);
  });

  it('begins anew for the other player', () => {
    const laying = new Laying();
    laying.follow('r', shown);
    laying.isSending = true;
    laying.follow('b', { ...shown, lay_cells: ['b1', 'd1', 'f1'] });
    expect(laying.isSending).toBe(false);
    expect([...laying.plan.keys()]).toEqual(['b1', 'd1', 'f1']);
  });

  it('lets go of a card picked twice', () => {
    const laying = new Laying();
    laying.follow('r', shown);
    laying.pick('a1');
    expect(laying.pick('a1')).toBe('dropped');
    expect(laying.picked).toBeNull();
  });
});

describe('words and pictures', () => {
  it.each(LANGUAGES)('names every card in %s', async (language) => {
    await words.speak(language);
    for (const rank of RANK_ORDER) for (const suit of SUIT_ORDER) expect(words.knows(`zama-card-${rank}${suit}`)).toBe(true);
    for (const result of ['win', 'lose', 'tie', 'special', 'attacker-wins', 'defender-wins']) expect(words.knows(`zama-result-${result}`)).toBe(true);
    await words.speak('en');
  });

  it('says cards by their signs, and hides what is hidden', () => {
    expect(spoken({ card: '7H', cards: 'TS, KD', cell: 'd4', count: 2 })).toEqual({ card: '7♥', cards: '10♠, K♦', cell: 'd4', count: 2 });
    expect(spoken({ card: '??' })).toEqual({ card: 'hidden' });
  });

  it('are called by their names in the packs of Italy and Spain', () => {
    useDeck({ pack: 'spanish' } as Shown);
    expect(spoken({ card: 'QD', cards: 'AS, KH' })).toEqual({ card: 'knight of coins', cards: 'Ace of swords, king of cups' });
    expect(['A', 'J', 'Q', 'K'].map((rank) => rankText(rank, 'spanish'))).toEqual(['1', '10', '11', '12']);
    expect(['A', 'J', 'Q', 'K'].map((rank) => rankText(rank, 'neapolitan'))).toEqual(['1', 'F', 'C', 'R']);
    useDeck({} as Shown);
    expect(spoken({ card: 'QD' })).toEqual({ card: 'Q♦' });
  });

  it('have a frame with the gaps of their suit in a Spanish pack', () => {
    const gaps = (face: string) => (frameOf(face, 'spanish', 128).match(/h/g)!.length - 2) / 2;
    expect(['7D', '7H', '7S', '7C'].map(gaps)).toEqual([0, 1, 2, 3]);
    expect(frameOf('7C', 'neapolitan', 128).match(/h/g)).toHaveLength(2);
    expect(frameOf('7C', 'piacentine', 128)).not.toBe(frameOf('7C', 'neapolitan', 128));
    expect(frameOf('7C', 'french', 128)).toBe('');
  });

  it('tells Neapolitan from Piacentine faces, and no Latin suit wears the red or blue of an owner', () => {
    for (const suit of SUIT_ORDER) expect(suitsOf('neapolitan')[suit]!.path).not.toBe(suitsOf('piacentine')[suit]!.path);
    const inks = [...SUIT_ORDER].flatMap((suit) => [suitsOf('neapolitan')[suit]!.ink, suitsOf('piacentine')[suit]!.ink]);
    const isRedOrBlue = (ink: string) => {
      const [red, green, blue] = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16)) as [number, number, number];
      return red > 1.8 * Math.max(green, blue) || blue > 1.4 * Math.max(red, green);
    };
    expect(inks.filter(isRedOrBlue)).toEqual([]);
    expect(['#9c3526', '#2d4f7c'].filter(isRedOrBlue)).toHaveLength(2);
  });

  it('shows at the end what this page could not know', () => {
    const over = { owners: ['rb'], faces: {}, seen: {}, face_up: [], uncovered: { a1: 'KS' } } as unknown as Shown;
    const [first, second] = lying(over);
    expect([first!.face, knowledge(first!)]).toEqual(['KS', 'uncovered']);
    expect([second!.face, knowledge(second!)]).toEqual([null, 'nobody']);
  });

  it('tells a pack that is laid out in one line', () => {
    const lay = (ply: number, seat: string): LogEntry => ({ ply, seat, text: '', events: [{ type: 'lay', seat, card: '??', cell: 'a1' }] });
    const attack: LogEntry = { ply: 9, seat: 'r', text: 'a1xb1', events: [{ type: 'attack', seat: 'r' }] };
    const told = gathered([lay(1, 'r'), lay(2, 'b'), lay(3, 'r'), lay(4, 'b'), lay(5, 'b'), attack]);
    expect(told.map(({ ply, events }) => [ply, events[0]!.type, events[0]!.count])).toEqual([[3, 'laid', 2], [5, 'laid', 3], [9, 'attack', undefined]]);
    expect(sentences('zama', told[1]!)).toBe('Blue lays 3 cards.');
    expect(gathered([lay(1, 'r'), attack]).map(({ events }) => events[0]!.type)).toEqual(['lay', 'attack']);
  });

  it('name both winners of a team', () => {
    expect(spoken({ winners: 'r, g' })).toEqual({ winners: 'Red, Green' });
    expect(spoken({ winners: 'r' })).toEqual({ winners: 'r' });
  });

  it('draws backs that differ without colour', () => {
    expect(new Set([...'rbgy'].map((owner) => BACKS[owner]!.pattern(90))).size).toBe(4);
  });
});
