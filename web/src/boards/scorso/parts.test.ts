import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/messages';
import { happened, sentences } from '../../lib/log';
import { Hand } from './hand.svelte';
import { overlaid, unanswered } from './pending';
import { Plays } from './plays';
import { promptFor } from './prompt';
import { around, type Player, type Shown, type Tray } from './shown';
import { slotted, type Slots } from './slots';
import { gathered } from './speech';
import { storyOf } from './story';

const tray = (faces: Tray['faces'], dice: Tray['dice'] = []): Tray => ({
  faces, dice, unseen: [], is_valid: true, shots: 0, defences: 0, fists: 0, colours: [], paralyses: 0, wasted: [], bullets: 0,
});
const player = (seat: Player['seat'], more: Partial<Player> = {}): Player => ({
  seat, is_out: false, bullets: [3, 3, 3], fists: 0, left: tray('B'), right: tray('C'), free: ['K', 'K', 'R', 'G', '?', '?'], may_roll: 6, tumbling: 0,
  burned: [], is_handicapped: false, is_duelling: false, commitment: '', chosen: [], stake: [0, 0, 0], ...more,
});
const shown = (more: Partial<Shown> = {}): Shown => ({
  phase: 'rolling', pace: 'beats', merges_lanes: false, round: 1, max_rounds: 40, ring: [player('A'), player('B'), player('C')], supply: 8, pot: 0, ender: null, knocked: [],
  lane: [], question: null, challenge: null, is_deciding: false, swaps: [], winner: null, reason: '', ...more,
});
const entry = (ply: number, seat: string, text: string, ...events: LogEntry['events']): LogEntry => ({ ply, seat, text, events });
const faces = (slots: Slots) => slots.map((slot) => slot?.face ?? '.').join('');

describe('what is pressed and not answered', () => {
  it('lies in its location at once', () => {
    const after = overlaid(player('A'), ['place K left', 'place R right'], false);
    expect([after.free.join(''), after.left.dice.join(''), after.right.dice.join('')]).toEqual(['KG??', 'K', 'R']);
  });

  it('tumbles from the press on in real time, and is a commitment in beats', () => {
    const now = overlaid(player('A'), ['roll KG'], false);
    expect([now.free.join(''), now.tumbling, now.commitment]).toEqual(['KR??', 2, '']);
    const beat = overlaid(player('A'), ['roll KG'], true);
    expect([beat.free.length, beat.tumbling, beat.commitment, beat.chosen.join('')]).toEqual([6, 0, 'roll', 'KG']);
  });

  it('places nothing that is not there', () => {
    expect(overlaid(player('A'), ['place B left'], false)).toEqual(player('A'));
  });

  it('comes back from a location unrolled', () => {
    const before = player('A', { free: [], left: tray('B', ['K', 'R']) });
    const after = overlaid(before, ['return K left'], false);
    expect([after.free, after.left.dice]).toEqual([['?'], ['R']]);
  });

  it('is answered in its order, by one’s own acts only', () => {
    const pressed = ['place K left', 'place R left', 'knock'];
    expect(unanswered(pressed, 'A', [entry(4, 'B', 'place K left'), entry(5, 'A', 'place K left')])).toEqual(['place R left', 'knock']);
  });

  it('counts for nothing when the seat did something else', () => {
    expect(unanswered(['place R left', 'knock'], 'A', [entry(5, 'A', 'roll K')])).toEqual([]);
  });
});

describe('the rolling area', () => {
  const before = slotted([], ['K', 'W', 'R', 'G', 'Y', 'B'], 0, new Set());

  it('leaves every die in its place while others are rolled', () => {
    const rolled = new Set([before[1]!.id, before[3]!.id]);
    expect(faces(slotted(before, ['K', 'R', 'Y', 'B'], 2, rolled))).toBe('K~R~YB');
    expect(faces(slotted(before, ['K', 'R', 'R', 'Y', 'B', 'B'], 0, rolled))).toBe('KRRBYB');
  });

  it('keeps the place of a die free that has been placed', () => {
    expect(faces(slotted(before, ['K', 'W', 'G', 'Y', 'B'], 0, new Set()))).toBe('KW.GYB');
  });

  it('has room for the dice of a duel, and six places afterwards', () => {
    const duel = slotted([], Array.from({ length: 9 }, () => '?'), 0, new Set());
    expect(duel).toHaveLength(9);
    expect(faces(slotted(duel, Array.from({ length: 6 }, () => '?'), 0, new Set()))).toBe('??????');
  });

  it('keeps six dice that lie further out after a duel', () => {
    const duel = slotted([], ['R', 'R', 'R', '?', '?', '?', '?', '?', '?'], 0, new Set());
    expect(faces(slotted(duel, ['?', '?', '?', '?', '?', '?'], 0, new Set()))).toBe('??????');
  });
});

describe('a hand', () => {
  const me = player('A');
  const legal = ['roll *', 'place K left', 'place K right'];
  const started = () => {
    const hand = new Hand();
    hand.isBeats = true;
    hand.follow(me, legal, 4, [], true);
    return hand;
  };

  it('sends one press after another in beats, each when the last is answered', () => {
    const hand = started();
    hand.place(hand.dice.slice(0, 2), 'left', me);
    hand.press('knock', me);
    expect(hand.due(false, true)).toEqual(['place K left']);
    expect(hand.due(false, true)).toEqual([]);
    hand.follow(player('A', { free: ['K', 'R', 'G', '?', '?'] }), legal, 5, [entry(5, 'A', 'place K left')], true);
    expect(hand.pressed).toEqual(['place K left', 'knock']);
    expect(hand.due(false, false)).toEqual([]);
    expect(hand.due(false, true)).toEqual(['place K left']);
  });

  it('sends everything at once in real time', () => {
    const hand = started();
    hand.place(hand.dice.slice(0, 2), 'left', me);
    expect(hand.due(true, true)).toEqual(['place K left', 'place K left']);
    hand.press('knock', me);
    expect(hand.due(true, true)).toEqual(['knock']);
  });

  it('takes the touched die, not another of the same face', () => {
    const hand = started();
    hand.place([hand.slots[1]!], 'right', me);
    expect(faces(hand.slots)).toBe('K.RG??');
  });

  it('takes everything back that was refused', () => {
    const hand = started();
    hand.place(hand.dice.slice(0, 1), 'left', me);
    hand.due(false, true);
    hand.drop(me);
    expect([hand.pressed, faces(hand.slots)]).toEqual([[], 'KKRG??']);
    hand.press('knock', me);
    expect(hand.due(false, true)).toEqual(['knock']);
  });

  it('forgets what was pressed when the table freezes', () => {
    const hand = started();
    hand.place(hand.dice.slice(0, 1), 'left', me);
    hand.follow(me, [], 5, [entry(5, 'B', 'knock')], false);
    expect(hand.pressed).toEqual([]);
  });

  it('lets only the dice tumble that were rolled', () => {
    const hand = started();
    hand.roll([hand.slots[2]!, hand.slots[4]!], me);
    expect(hand.pressed).toEqual(['roll R?']);
    const news = [entry(5, 'A', 'roll R?'), entry(6, 'chance', 'A die B', { type: 'die', seat: 'A', die: 'B', left: 1 }), entry(7, 'chance', 'A die Y', { type: 'die', seat: 'A', die: 'Y', left: 0 })];
    hand.follow(player('A', { free: ['K', 'K', 'G', 'Y', 'B', '?'] }), legal, 7, news, true);
    expect(hand.slots.map((slot) => slot!.rolls)).toEqual([0, 0, 1, 0, 1, 0]);
    expect([...faces(hand.slots)].filter((_, index) => ![2, 4].includes(index)).join('')).toBe('KKG?');
  });

  it('says what may be done', () => {
    const hand = started();
    expect(promptFor(shown(), me, hand, true)).toEqual({ key: 'scorso-table-prompt-choose' });
    hand.toggle(hand.slots[0]!.id);
    expect(promptFor(shown(), me, hand, true)).toEqual({ key: 'scorso-table-prompt-chosen', args: { count: 1 } });
    hand.letGo();
    expect(promptFor(shown(), player('A', { free: [] }), hand, true)).toEqual({ key: 'scorso-prompt-knock' });
    const wrong = player('A', { free: [], left: { ...tray('B', ['R']), is_valid: false } });
    expect(promptFor(shown(), wrong, hand, true)).toEqual({ key: 'scorso-table-prompt-blocked' });
    expect(promptFor(shown({ question: { seat: 'A', kind: 'take', side: '' }, lane: ['A', 'C'] }), me, hand, true)).toEqual({ key: 'scorso-prompt-take', args: { seat: 'C' } });
    expect(promptFor(shown({ question: { seat: 'B', kind: 'take', side: '' } }), me, hand, true)).toEqual({ key: 'scorso-prompt-wait', args: { seat: 'B' } });
  });
});

describe('legal moves', () => {
  it('are read from the notation', () => {
    const plays = new Plays(['roll *', 'place K left', 'return W right', 'knock', 'challenge B 2']);
    expect([plays.canRoll, plays.canPlace('K'), plays.canPlace('W'), plays.canReturn('W', 'right'), plays.canKnock, plays.canWait]).toEqual([true, true, false, true, true, false]);
    expect(plays.answers).toEqual([{ kind: 'challenge', words: ['B', '2'], text: 'challenge B 2' }]);
  });
});

describe('the ring', () => {
  it('begins with whoever is nearest', () => {
    expect(around(shown(), 'B').map(({ seat }) => seat)).toEqual(['B', 'C', 'A']);
  });
});

const ROUND = [
  entry(1, 'A', 'place K left', { type: 'place', seat: 'A', die: 'K', side: 'left', count: 1 }),
  entry(2, 'B', 'place ?'),
  entry(3, 'B', 'commit ?', { type: 'commit', seat: 'B', choice: 'hidden' }),
  entry(4, 'A', 'knock', { type: 'commit', seat: 'A', choice: 'knock' }, { type: 'place', seat: 'A', die: 'K', side: 'left', count: 1 }, { type: 'place', seat: 'B', die: 'W', side: 'right', count: 1 },
    { type: 'place', seat: 'B', die: 'R', side: 'right', count: 1 }, { type: 'knock', seat: 'A' }, { type: 'freeze', ender: 'A' }, { type: 'burn', seat: 'B', die: 'R', side: 'right', count: 1 },
    { type: 'lane', seat: 'A', other: 'B' }, { type: 'defended', seat: 'B', by: 'A', count: 1 }, { type: 'lane', seat: 'B', other: 'C' }),
  entry(5, 'C', 'lose G', { type: 'lose', seat: 'C', by: 'B', side: 'left', combination: 'shot', dice: 'K', colour: 'G', count: 1 }, { type: 'eliminated', seat: 'C' }, { type: 'round', number: 2 }),
];

const BEATS = { pace: 'beats', merges_lanes: false } as const;

describe('the story of a knock', () => {
  it('shows both locations where two players share one lane', () => {
    const place = (seat: string, die: string, side: string) => ({ type: 'place', seat, die, side, count: 1 });
    const log = [entry(1, 'A', 'knock', place('A', 'K', 'left'), place('A', 'W', 'right'), place('B', 'R', 'left'), { type: 'freeze', ender: 'A' }, { type: 'lane', seat: 'A', other: 'B' })];
    expect(storyOf(log, { ...BEATS, merges_lanes: true })[1]!.dice).toEqual([['K', 'W'], ['R']]);
  });

  it('goes from the knock over every lane to those who are out', () => {
    const steps = storyOf(ROUND, BEATS);
    expect(steps.map(({ kind, seats, events }) => [kind, seats.join(''), events.map(({ type }) => type)])).toEqual([
      ['knock', '', ['knock', 'freeze', 'burned-wrong']],
      ['lane', 'AB', ['defended']],
      ['lane', 'BC', ['lose']],
      ['after', '', ['eliminated']],
    ]);
  });

  it('shows in each lane what has not burned, and counts own dice once', () => {
    expect(storyOf(ROUND, BEATS)[1]!.dice).toEqual([['K'], ['W']]);
  });

  it('knows what lay there where the log begins in the middle of a round', () => {
    const log = [entry(1, 'B', 'knock', { type: 'freeze', ender: 'B' }, { type: 'burn', seat: 'A', die: 'R', side: 'left', count: 1 }, { type: 'lane', seat: 'A', other: 'B' })];
    const begun = [player('A', { left: tray('B', ['R', 'K', 'R']) }), player('B', { right: tray('A', ['W']) })];
    expect(storyOf(log, BEATS, begun)[1]!.dice).toEqual([['K', 'R'], ['W']]);
    expect(storyOf([entry(0, 'A', '', { type: 'round', number: 2 }), ...log], BEATS, begun)[1]!.dice).toEqual([[], []]);
  });

  it('counts every placing of real time', () => {
    const log = [entry(1, 'A', 'place K left', { type: 'place', seat: 'A', die: 'K', side: 'left', count: 1 }), entry(2, 'A', 'knock', { type: 'freeze', ender: 'A' }, { type: 'lane', seat: 'A', other: 'B' })];
    expect(storyOf(log, { pace: 'real_time', merges_lanes: false })[1]!.dice).toEqual([['K'], []]);
  });

  it('tells weapons, bribes and the end of a stage, and stops where the market opens', () => {
    const log = [
      entry(1, 'A', 'knock', { type: 'knock', seat: 'A' }, { type: 'freeze', ender: 'A' }),
      entry(2, 'A', 'weapon W16 left', { type: 'weapon', seat: 'A', weapon: 'W16', kind: 'RR', side: 'left' }, { type: 'burn', seat: 'B', die: 'K', side: 'free', count: 1 }),
      entry(3, 'B', 'bribe W right', { type: 'bribe', seat: 'B', die: 'W', side: 'right', bowtie: 0 }, { type: 'lane', seat: 'A', other: 'B' }, { type: 'eliminated', seat: 'B' }, { type: 'bowtie', seat: 'A', bowtie: 2 },
        { type: 'stage-won', seat: 'A', reason: 'last-standing', hats: 1 }, { type: 'pot', seat: 'A', chips: 4 }, { type: 'rank', seat: 'A', place: 1 }, { type: 'stage', number: 2, most: 3 }),
      entry(4, 'chance', 'bag W01', { type: 'offer', weapon: 'W01', kind: 'GK' }),
    ];
    const steps = storyOf(log, BEATS);
    expect(steps.map(({ kind, events }) => [kind, events.map(({ type }) => type)])).toEqual([
      ['knock', ['knock', 'freeze']],
      ['arms', ['weapon']],
      ['burn', ['burned-free']],
      ['arms', ['bribe']],
      ['lane', []],
      ['after', ['eliminated', 'bowtie']],
      ['stage', ['stage-won', 'pot', 'rank']],
    ]);
    expect([steps[4]!.dice, steps[4]!.weapons]).toEqual([[[], ['W']], [['RR'], []]]);
  });

  it('is empty before anybody has knocked', () => {
    expect(storyOf(ROUND.slice(0, 3), BEATS)).toEqual([]);
  });
});

describe('the log', () => {
  it('tells a throw in one sentence and leaves out what is secret', () => {
    const log = [
      ...ROUND.slice(0, 3),
      entry(4, 'A', 'roll ??', { type: 'commit', seat: 'A', choice: 'roll' }, { type: 'roll', seat: 'A', count: 2 }),
      entry(5, 'chance', 'A die R', { type: 'die', seat: 'A', die: 'R', left: 1 }),
      entry(6, 'chance', 'A die K', { type: 'die', seat: 'A', die: 'K', left: 0 }),
    ];
    const told = gathered(log);
    expect(told.map(({ ply }) => ply)).toEqual([1, 4, 6]);
    expect(gathered(log)[1]).toBe(told[1]);
    expect(sentences('scorso', told.at(-1)!)).toBe('A rolls: a shot, a fist.');
  });

  it('is told like that in a replay too, which named every die', () => {
    const log = [
      ...ROUND.slice(0, 3),
      entry(4, 'A', 'roll ??', { type: 'commit', seat: 'A', choice: 'roll' }, { type: 'roll', seat: 'A', count: 2 }),
      entry(5, 'chance', 'A die R', { type: 'die', seat: 'A', die: 'R', left: 1 }),
      entry(6, 'chance', 'A die R', { type: 'die', seat: 'A', die: 'R', left: 0 }),
    ];
    expect(happened('scorso', log, 4, 6).map((one) => sentences('scorso', one)).at(-1)).toBe('A rolls: 2 fists.');
    const secret = [...log, entry(7, 'B', 'done', { type: 'commit', seat: 'B', choice: 'hidden' })];
    expect(happened('scorso', secret, 7, 7)).toEqual([secret[6]]);
  });

  it('does not tell again what one has placed oneself', () => {
    const types = gathered(ROUND).map(({ ply, events }) => [ply, events.filter(({ type }) => type === 'place').map(({ seat }) => seat)]);
    expect(types).toEqual([[1, ['A']], [4, ['B', 'B']], [5, []]]);
  });

  it('tells all burned dice of a player and a kind together', () => {
    const burn = (seat: string, die: string, side: string, count: number) => ({ type: 'burn', seat, die, side, count });
    const line = gathered([entry(1, 'A', 'knock', burn('B', 'K', 'free', 2), burn('B', 'Y', 'free', 1), burn('B', 'R', 'left', 1))])[0]!;
    expect(sentences('scorso', line)).toBe('B burns 2 shots, a yellow die, left unplaced. B burns a fist outside any combination.');
  });

  it('says dice and bullets in words', () => {
    const lost = entry(1, 'A', '', { type: 'lose', seat: 'A', by: 'B', side: 'left', combination: 'colour', dice: 'GGG', colour: 'G', count: 2 });
    expect(sentences('scorso', lost)).toBe('A loses 2 green bullets: 3 green dice from B.');
    expect(sentences('scorso', entry(1, 'A', '', { type: 'stake', seat: 'A', bullets: 'GGY' }))).toBe('A stakes 2 green bullets, a yellow bullet.');
  });
});
