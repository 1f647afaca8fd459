import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { Outcome, SeatInfo } from '../../lib/messages';
import { onplay, onprompt, played, put, says, setStage, target } from '../../test-stage';
import Board from './Board.svelte';
import type { Player, Shown, Tray } from './shown';
import type { Outfit, Weapon } from './weapons';

const weapon = (id: string, colour: Weapon['colour'], symbol: Weapon['symbol'], more: Partial<Weapon> = {}): Weapon => ({ id, colour, symbol, is_active: true, side: '', ...more });
const RIFLE = weapon('W01', 'G', 'K');
const KNUCKLES = weapon('W16', 'R', 'R');
const tray = (faces: Tray['faces'], more: Partial<Tray> = {}): Tray => ({
  faces, dice: [], unseen: [], is_valid: true, shots: 0, defences: 0, fists: 0, colours: [], paralyses: 0, wasted: [], bullets: 0, ...more,
});
const outfit = (more: Partial<Outfit> = {}): Outfit => ({ bowtie: 1, hats: 0, weapons: [], place: 0, is_away: false, is_correct: false, ...more });
const player = (seat: Player['seat'], more: Partial<Player> = {}): Player => ({
  seat, is_out: false, bullets: [3, 3, 3], fists: 0, left: tray('B'), right: tray('B'), free: [], may_roll: 6, tumbling: 0,
  burned: [], is_handicapped: false, is_duelling: false, commitment: '', chosen: [], stake: [0, 0, 0], outfit: outfit(), ...more,
});
const shown = (me: Partial<Player>, more: Partial<Shown>): Shown => ({
  phase: 'frozen', pace: 'beats', merges_lanes: false, round: 1, max_rounds: 40, ring: [player('A', me), player('B', { left: tray('A'), right: tray('A'), outfit: outfit({ hats: 1, bowtie: 3 }) })],
  supply: 8, pot: 0, ender: null, knocked: [], lane: [], question: null, challenge: null, is_deciding: false, swaps: [], winner: null, reason: '',
  stage: { number: 2, most: 3, bowtie_top: 4, offer: [], to_draw: 0, bag: 15, dispute: '', disputed_place: 0 }, ...more,
});
const stage = (more: Partial<NonNullable<Shown['stage']>>) => ({ ...shown({}, {}).stage!, ...more });
const seats: SeatInfo[] = ['A', 'B'].map((seat) => ({ seat, kind: seat === 'A' ? 'guest' : 'bot', name: seat === 'A' ? '' : 'random', yours: seat === 'A', present: true }));

function show(what: Shown, legal: string[] = [], more: Partial<BoardProps<Shown>> = {}): void {
  const props: BoardProps<Shown> = {
    game: 'scorso', shown: what, ply: 5, entry: null, seat: 'A', acting: legal.length > 0 ? 'A' : null, legal, onplay, onprompt,
    log: [], players: seats, outcome: null, refusals: 0, timing: null, clock: () => 0, ...more,
  };
  put(Board, props);
}

const all = (wanted: string) => [...target.querySelectorAll<HTMLElement>(wanted)];
const one = (wanted: string) => target.querySelector<HTMLElement>(wanted)!;
const text = (wanted: string) => one(wanted).textContent!.replaceAll(/\s+/g, ' ').trim();

function click(wanted: string): void {
  one(wanted).click();
  flushSync();
}

setStage();

describe('what a player of the full game has', () => {
  it('is drawn and said: bow tie, hats, and weapons that may be turned over', () => {
    show(shown({ outfit: outfit({ bowtie: 2, hats: 1, weapons: [RIFLE, weapon('W11', 'B', 'K', { is_active: false })] }) }, {}));
    expect([one('.mat [data-bowtie]').dataset.bowtie, one('.mat [data-hats]').dataset.hats, all('.mat .turned').length]).toEqual(['2', '1', 1]);
    expect(text('.mat')).toContain('bow tie 2 of 4. one hat. lever rifle: green gun, a shot. snub revolver: blue gun, a shot, turned over');
    expect(text('.other')).toContain('bow tie 3 of 4. one hat');
    expect(text('[data-testid=stage]')).toBe('Stage 2 of 3');
  });

  it('is not there in the base game', () => {
    const base = shown({ outfit: null }, { stage: null, phase: 'rolling' });
    show({ ...base, ring: base.ring.map((each) => ({ ...each, outfit: null })) });
    expect(all('[data-testid=belongings], [data-testid=stage], [data-hats]')).toHaveLength(0);
    expect(target.textContent).not.toMatch(/hat|bow tie|weapon/i);
  });

  it('lies in a location when it has been added', () => {
    const added = { outfit: outfit({ weapons: [{ ...KNUCKLES, side: 'left' as const }] }), left: tray('B', { dice: ['R'], weapons: ['W16'], fists: 1, bullets: 1 }) };
    show(shown(added, {}));
    expect(all('[data-tray=left] [data-weapon=RR]')).toHaveLength(1);
    expect(all('[data-tray=right] [data-weapon]')).toHaveLength(0);
    expect(text('.mat')).toContain('knuckleduster: hand weapon, a fist, in Left');
  });
});

describe('the weapon market', () => {
  const between = { place: 1, hats: 1 };

  it('offers each weapon to whose turn it is', () => {
    show(shown({ outfit: outfit(between) }, { phase: 'market', question: { seat: 'A', kind: 'pick', side: '' }, stage: stage({ offer: [RIFLE, KNUCKLES] }) }), ['pick W01', 'pick W16', 'pick -']);
    expect(says()).toBe('Which weapon do you take?');
    expect(all('[data-testid=market] [data-answer]').map((it) => it.dataset.answer)).toEqual(['pick W01', 'pick W16', 'pick -']);
    expect(text('[data-answer="pick W01"]')).toContain('lever rifle: green gun, a shot');
    expect(text('.market ol')).toContain('1. A chooses');
    click('[data-answer="pick W16"]');
    expect(played()).toEqual(['pick W16']);
  });

  it('shows the others what is offered, without buttons', () => {
    show(shown({ outfit: outfit({ place: 2 }) }, { phase: 'market', question: { seat: 'B', kind: 'pick', side: '' }, stage: stage({ offer: [RIFLE] }) }));
    expect(all('.market [data-weapon]')).toHaveLength(1);
    expect(all('.market button')).toHaveLength(0);
    expect(text('.other')).toContain('decides');
  });

  it('shows how many are still to be drawn', () => {
    show(shown({}, { phase: 'market', stage: stage({ offer: [RIFLE], to_draw: 2 }) }));
    expect(all('.to-come')).toHaveLength(2);
    expect(says()).toBe('Weapons are drawn from the bag.');
  });
});

describe('questions of the full game', () => {
  it('say what a weapon would do on either side', () => {
    const would = [
      { answer: 'weapon W16 left', tray: tray('B', { dice: ['R'], fists: 1, bullets: 1 }) },
      { answer: 'weapon W16 right', tray: tray('B', { is_valid: false }) },
    ];
    show(shown({ outfit: outfit({ weapons: [KNUCKLES] }) }, { question: { seat: 'A', kind: 'weapon', side: '', weapon: 'W16', would } }), ['weapon W16 left', 'weapon W16 right', 'weapon W16 none']);
    expect(says()).toBe('Where do you add the knuckleduster?');
    expect(text('[data-answer="weapon W16 left"]')).toContain('✓ up to one bullet');
    expect(text('[data-answer="weapon W16 right"]')).toContain('✗ not valid: the weapon fits no combination');
    click('[data-answer="weapon W16 none"]');
    expect(played()).toEqual(['weapon W16 none']);
  });

  it('let a bribe choose its face first, then its side', () => {
    const would = [{ answer: 'bribe W right', tray: tray('B', { dice: ['W'], defences: 1 }) }, { answer: 'bribe R right', tray: tray('B', { is_valid: false, wasted: ['R'] }) }];
    show(shown({ burned: ['K', 'G'] }, { question: { seat: 'A', kind: 'bribe', side: '', would } }), ['bribe W right', 'bribe R right', 'bribe no']);
    expect(text('.bribe')).toContain('2 burned dice can be used; the bow tie is on 1.');
    click('.face[aria-label=fist]');
    expect(text('[data-answer="bribe R right"]')).toContain('✗ not valid: a fist would burn');
    click('.face[aria-label=defence]');
    expect(text('[data-answer="bribe W right"]')).toContain('✓ one defence, no bullets');
    click('[data-answer="bribe W right"]');
    expect(played()).toEqual(['bribe W right']);
  });

  it('have no numbers that a key would answer unseen', () => {
    show(shown({ burned: ['K'] }, { question: { seat: 'A', kind: 'bribe', side: '' } }), ['bribe K left', 'bribe no']);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true }));
    flushSync();
    expect(played()).toEqual([]);
  });

  it('keep only what the server allows', () => {
    show(shown({ outfit: outfit({ hats: 1, weapons: [RIFLE, KNUCKLES] }) }, { phase: 'stage-end', question: { seat: 'A', kind: 'keep', side: '' } }), ['keep W01', 'keep W16', 'keep -']);
    expect(says()).toBe('Which weapons do you keep? At most 1.');
    expect(one('.primary').dataset.answer).toBe('keep W01');
    all('.weapons button')[1]!.click();
    flushSync();
    expect([one('.primary').dataset.answer, one('.primary').hasAttribute('disabled')]).toEqual(['keep W01,W16', true]);
    all('.weapons button')[0]!.click();
    flushSync();
    click('.primary');
    expect(played()).toEqual(['keep W16']);
  });

  it('offer a paralysis that lifts the bow tie', () => {
    show(shown({}, { question: { seat: 'A', kind: 'paralysis', side: '' } }), ['paralysis bowtie', 'paralysis none']);
    expect(all('[data-answer] > span').map((it) => it.textContent!.trim())).toEqual(['Bow tie up', 'Nothing']);
  });

  it('say that a knock is right with weapons', () => {
    const wrong = { left: tray('B', { dice: ['R'], is_valid: false, wasted: ['R'] }), outfit: outfit({ weapons: [KNUCKLES], is_correct: true }) };
    show(shown(wrong, { phase: 'rolling' }), ['knock', 'done']);
    expect(says()).toContain('With your weapons all dice are in valid combinations');
    expect(text('[data-testid=knock]')).toBe('Knock');
  });
});

describe('the end of a stage and of the game', () => {
  it('names the dispute a duel decides', () => {
    show(shown({ is_duelling: true, free: ['?', '?', '?', '?', '?', '?'] }, { phase: 'duel', stage: stage({ dispute: 'rank', disputed_place: 2 }) }));
    expect(text('[data-testid=duel-table] h2')).toBe('Duel for place 2');
  });

  it('ranks by hats', () => {
    const outcome: Outcome = { winners: ['B'], reason: 'hats', points: { A: 1, B: 2 }, ranking: [['B'], ['A']] };
    show(shown({ outfit: outfit({ hats: 1 }) }, { phase: 'over', winner: 'B', reason: 'hats' }), [], { outcome });
    expect(all('[data-testid=result] li').map((it) => it.textContent!.replaceAll(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/^1\. B: .*2 hats, bow tie 3 of 4$/),
      expect.stringMatching(/^2\. A: .*one hat, bow tie 1 of 4$/),
    ]);
  });
});
