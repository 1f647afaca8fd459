import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { LogEntry, Timing } from '../../lib/messages';
import { voice } from '../../lib/voice.svelte';
import { clear, onplay, onprompt, played, press, put, says, setStage, target } from '../../test-stage';
import Board from './Board.svelte';
import { entry, LEGAL, player, seats, shown, tray } from './fixtures';
import type { Player, Shown } from './shown';

let props: BoardProps<Shown>;

function show(more: Partial<BoardProps<Shown>> = {}): void {
  const made: BoardProps<Shown> = $state({
    game: 'scorso', shown: shown(), ply: 5, entry: null, seat: 'A', acting: 'A', legal: LEGAL, onplay, onprompt,
    log: [], players: seats, outcome: null, refusals: 0, timing: null, clock: () => 0, ...more,
  });
  props = made;
  put(Board, props);
}

const all = (wanted: string) => [...target.querySelectorAll<HTMLElement>(wanted)];
const one = (wanted: string) => target.querySelector<HTMLElement>(wanted)!;

function click(wanted: string): void {
  one(wanted).click();
  flushSync();
}

function told(ply: number, news: LogEntry[], next: Partial<BoardProps<Shown>>): void {
  Object.assign(props, { ply, log: [...(props.log ?? []), ...news], ...next });
  flushSync();
}

setStage();

describe('the table of Scorso', () => {
  it('seats everybody round the table, and says what each has', () => {
    show();
    expect(all('.other').map((it) => [it.dataset.seat, it.classList.contains('left'), it.classList.contains('right')])).toEqual([['B', true, false], ['C', false, true]]);
    expect(one('.other[data-seat=B]').textContent).toContain('B, bullets: 3 green, 2 yellow, 1 blue; one fist token');
    expect(one('.other[data-seat=B]').textContent).toContain('ready');
    expect(one('.other[data-seat=C]').textContent).toContain('decides');
  });

  it.each([true, false])('says only once that somebody is eliminated, at one’s own place or not: %s', (isMine) => {
    const out = { is_out: true, free: [] };
    const [, , c] = shown().ring;
    const players = seats.map((each) => ({ ...each, yours: isMine && each.yours }));
    show({ shown: shown({}, { ring: [player('A', out), player('B', out), c!] }), acting: isMine ? 'A' : null, legal: [], players });
    for (const place of ['.other[data-seat=B] p.hidden', '.mat']) expect(one(place).textContent!.match(/eliminated/g)).toHaveLength(1);
  });

  it.each([true, false])('brings the dice into sight once nobody is missing: %s', async (isComplete) => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    show({ players: seats.map((each, at) => (at > 0 && !isComplete ? { ...each, kind: 'open' as const } : each)) });
    await Promise.resolve();
    expect(scrolled).toHaveBeenCalledTimes(isComplete ? 2 : 0); // the mat, then the dice
  });

  it('rolls all dice with Space, the chosen ones if there are any', () => {
    show();
    press('2', '4', ' ');
    expect(played()).toEqual(['roll WG']);
  });

  it('says every die by its number and whether it is chosen', () => {
    show();
    expect(all('button[data-die]:not([disabled])').map((it) => it.getAttribute('aria-label'))).toEqual(['1: shot', '2: defence', '3: fist', '4: green', '5: yellow', '6: blue']);
    press('3');
    expect(all('[aria-pressed=true]').map((it) => it.dataset.die)).toEqual(['R']);
    expect(says()).toContain('One die chosen');
    press('Escape');
    expect(all('[aria-pressed=true]')).toHaveLength(0);
  });

  it('places with the arrows, one after another as they are answered', () => {
    show();
    press('1', '2', 'ArrowLeft');
    expect(played()).toEqual(['place K left']);
    expect(all('[data-tray=left] svg.die')).toHaveLength(2);
    expect(all('button[data-die]:not([disabled])')).toHaveLength(4);
    told(6, [entry(6, 'A', 'place K left')], { shown: shown({ free: ['W', 'R', 'G', 'Y', 'B'], left: tray('B', { dice: ['K'], bullets: 1 }) }) });
    expect(played()).toEqual(['place K left', 'place W left']);
    expect(voice.polite.sentences.at(-1)!.text).toContain('Left, against B: a shot; valid; up to one bullet');
  });

  it('places with two taps, and says that something has to be chosen first', () => {
    show();
    click('[data-tray=right] .whole');
    expect(onplay).not.toHaveBeenCalled();
    click('[data-die=R]');
    click('[data-tray=right] .whole');
    expect(played()).toEqual(['place R right']);
  });

  it('says of each location whether it is valid and what it would do', () => {
    show({ shown: shown({ free: [], left: tray('B', { dice: ['K', 'K'], shots: 2, bullets: 2 }), right: tray('C', { dice: ['R'], is_valid: false, wasted: ['R'] }) }), legal: ['knock', 'done'] });
    expect(one('[data-tray=left]').textContent).toContain('✓ up to 2 bullets');
    expect(one('[data-tray=right]').textContent).toContain('✗ not valid: a fist would burn');
    expect(one('[data-tray=left] .whole').getAttribute('aria-label')).toBe('Left, against B: 2 shots; valid; up to 2 bullets');
  });

  it('knocks with Enter, but not when that would burn everything', () => {
    show({ shown: shown({ free: [] }), legal: ['knock', 'done'] });
    press('Enter');
    expect(played()).toEqual(['knock']);
    clear();
    onplay.mockClear();
    show({ shown: shown({ free: [], left: tray('B', { dice: ['R'], is_valid: false, wasted: ['R'] }) }), legal: ['knock', 'done'] });
    press('Enter');
    expect(onplay).not.toHaveBeenCalled();
    click('[data-testid=knock]');
    expect(played()).toEqual(['knock']);
  });

  it('lets one hand roll no more dice than it may', () => {
    show({ shown: shown({ may_roll: 3, is_handicapped: true }) });
    expect(one('[data-testid=roll]').hasAttribute('disabled')).toBe(true);
    expect(says()).toBe('Choose at most 3 dice to roll with one hand.');
    press(' ');
    expect(onplay).not.toHaveBeenCalled();
    press('1', '2', '3', ' ');
    expect(played()).toEqual(['roll KWR']);
  });

  it('takes up as many dice as one hand may where they are alike', () => {
    show({ shown: shown({ may_roll: 3, is_handicapped: true, free: ['?', '?', '?', '?', '?', '?'] }) });
    expect(one('[data-testid=roll]').textContent).toBe('Roll 3 dice');
    press(' ');
    expect(played()).toEqual(['roll ???']);
  });

  it('shows that one has decided, and waits', () => {
    show({ acting: null, legal: [], shown: shown({ commitment: 'roll', chosen: ['K'] }) });
    expect(says()).toBe('Decided. Waiting for the others.');
    expect(all('.controls')).toHaveLength(0);
    expect(one('.mat .chosen').dataset.die).toBe('K');
  });

  it('takes a die back where that is allowed', () => {
    show({ shown: shown({ free: ['K'], left: tray('B', { dice: ['W', 'W'] }) }), legal: [...LEGAL, 'return W left'] });
    click('[data-tray=left] .back');
    expect(played()).toEqual(['return W left']);
    expect(all('[data-tray=left] svg.die')).toHaveLength(1);
  });

  it('asks in plain words', () => {
    show({ shown: shown({ free: [] }, { phase: 'frozen', question: { seat: 'A', kind: 'take', side: '' }, lane: ['A', 'C'] }), legal: ['take B', 'take G'] });
    expect(says()).toBe('Which bullet do you take from C?');
    expect(all('[data-answer]').map((it) => it.textContent!.trim())).toEqual(['a green bullet1', 'a blue bullet2']);
    click('[data-answer="take B"]');
    expect(played()).toEqual(['take B']);
  });

  it('puts answers that differ in one word into one row', () => {
    const legal = ['paralysis guard G', 'paralysis handicap B', 'paralysis handicap C', 'paralysis none', 'paralysis swap B', 'paralysis swap C'];
    show({ shown: shown({ free: [] }, { phase: 'frozen', question: { seat: 'A', kind: 'paralysis', side: '' }, lane: ['A', 'C'] }), legal });
    expect(all('[data-testid=ask] [role=group]').map((it) => it.getAttribute('aria-label'))).toEqual(['Tie a hand of', 'Swap seats with']);
    expect(all('[data-answer]').map((it) => it.getAttribute('aria-label') ?? it.textContent!.trim())).toEqual([
      'Tie a hand of B', 'Tie a hand of C', 'Swap seats with B', 'Swap seats with C', 'Guard against green5', 'Nothing6',
    ]);
    press('4');
    expect(played()).toEqual(['paralysis swap C']);
  });

  it('takes back what is refused', () => {
    show();
    press('1', 'ArrowLeft');
    expect(all('[data-tray=left] svg.die')).toHaveLength(1);
    props.refusals = 1;
    flushSync();
    expect(all('[data-tray=left] svg.die')).toHaveLength(0);
    expect(all('button[data-die]:not([disabled])')).toHaveLength(6);
  });

  it('tells what came of a knock, step by step', () => {
    show({ log: [entry(5, 'B', 'commit ?')] });
    expect(one('[data-testid=story]')).toBeNull();
    const news = [entry(6, 'A', 'knock', { type: 'knock', seat: 'A' }, { type: 'freeze', ender: 'A' }, { type: 'lane', seat: 'A', other: 'B' },
      { type: 'lose', seat: 'B', by: 'A', side: 'right', combination: 'shot', dice: 'K', colour: 'G', count: 1 }, { type: 'round', number: 3 })];
    told(6, news, { shown: shown({}, { round: 3 }) });
    expect(one('[data-testid=story] h2').textContent).toBe('The knock');
    click('[data-testid=story] .step.primary');
    expect(one('[data-testid=story] h2').textContent).toBe('A against B');
    expect(one('[data-testid=story]').textContent).toContain('B loses a green bullet: a shot from A.');
    press('Escape');
    expect(one('[data-testid=story]')).toBeNull();
    click('.centre button');
    expect(one('[data-testid=story] h2').textContent).toBe('The knock');
  });

  it('rolls in a duel what shows no fist', () => {
    const dice: Player['free'] = ['K', 'R', 'R', 'R', 'B', 'R', '?'];
    show({ shown: shown({ is_duelling: true, free: dice, may_roll: 7 }, { phase: 'duel', challenge: { challenger: 'A', challenged: 'B', stake: 2 } }), legal: ['roll *', 'knock'] });
    expect(one('[data-testid=duel-table]').textContent).toContain('4 of 7 fists');
    press('Enter');
    expect(onplay).not.toHaveBeenCalled();
    press(' ');
    expect(played()).toEqual(['roll KB?']);
  });

  it('asks once before a knock that would lose a duel', () => {
    show({ shown: shown({ is_duelling: true, free: ['K', 'R', 'R', 'R', 'R', 'R'] }, { phase: 'duel', is_deciding: true }), legal: ['roll *', 'knock'] });
    click('[data-testid=knock]');
    expect(played()).toEqual([]);
    expect(one('[data-testid=knock]').textContent).toBe('Knock anyway');
    click('[data-testid=knock]');
    expect(played()).toEqual(['knock']);
  });

  it('knocks at once in a duel when all dice show fists', () => {
    show({ shown: shown({ is_duelling: true, free: ['R', 'R', 'R', 'R', 'R', 'R'] }, { phase: 'duel', is_deciding: true }), legal: ['roll *', 'knock'] });
    click('[data-testid=knock]');
    expect(played()).toEqual(['knock']);
  });

  it('may wait with free dice in beats', () => {
    show({ legal: ['roll *', 'place K left', 'place K right', 'done'] });
    click('[data-testid=wait]');
    expect(played()).toEqual(['done']);
  });

  it('names the lanes of others by both players', () => {
    show({ shown: shown({ free: [] }, { phase: 'frozen', ender: 'A', question: { seat: 'A', kind: 'lane', side: '' } }), legal: ['lane left', 'lane B left'] });
    expect(one('[data-answer="lane B left"]').textContent).toContain('B against C');
    expect(says()).toBe('Which lane is resolved next?');
  });

  it('ranks everybody at the end; who fell together shares a place', () => {
    const ended = shown({ free: [], purse: 20, won: 20 }, { phase: 'over', winner: 'A', stake: 10 });
    ended.ring[1] = { ...ended.ring[1]!, purse: -5, won: -10 };
    show({ acting: null, legal: [], shown: ended, outcome: { winners: ['A'], reason: 'last-standing', points: { A: 4, B: 0, C: 0 }, ranking: [['A'], ['B', 'C']] } });
    expect(all('[data-testid=result] .place').map((it) => it.textContent)).toEqual(['1.', '2.', '2.']);
    expect(one('[data-testid=result] li').textContent).toContain('won 20 chips');
    expect(all('[data-testid=result] li')[1]!.textContent).toMatch(/lost 10 chips.*5 chips in debt/);
  });

  it('does nothing for those who only watch', () => {
    show({ acting: null, legal: [], players: seats.map((seat) => ({ ...seat, yours: false })) });
    press('1', ' ', 'Enter');
    expect(onplay).not.toHaveBeenCalled();
    expect(all('button[data-die]:not([disabled]), .controls')).toHaveLength(0);
  });
});

describe('Scorso in real time', () => {
  const timing = (more: Partial<Timing> = {}): Timing => ({ time: 0, race: '', starts: null, ends: null, resting: {}, decide_by: null, tie: [], ...more });
  const racing = (me: Partial<Player> = {}, more: Partial<Shown> = {}) => shown(me, { pace: 'real_time', ...more });

  it('sends every press at once and waits for no answer', () => {
    show({ shown: racing({ free: ['K', 'W'] }), timing: timing() });
    press('1', 'ArrowLeft', '2', 'ArrowRight', 'Enter');
    expect(played()).toEqual(['place K left', 'place W right', 'knock']);
  });

  it('lets dice tumble from the press on', () => {
    show({ shown: racing(), timing: timing() });
    press('1', '3', ' ');
    expect(played()).toEqual(['roll KR']);
    expect(all('.mat .tumbling')).toHaveLength(2);
    expect(all('button[data-die]:not([disabled])')).toHaveLength(4);
  });

  it('lets anybody count to three before a round', () => {
    show({ shown: racing({ free: ['?', '?', '?', '?', '?', '?'] }, { phase: 'ready' }), legal: ['count'] });
    expect(says()).toContain('count to three');
    click('[data-testid=count]');
    expect(played()).toEqual(['count']);
    expect(all('[data-testid=count]')).toHaveLength(0);
  });

  it('keeps hands off until three', () => {
    vi.useFakeTimers();
    let now = 1000;
    show({ shown: racing({ free: ['?', '?'] }), timing: timing({ starts: 3500 }), clock: () => now });
    press(' ');
    expect([onplay.mock.calls.length, says()]).toEqual([0, 'Get ready: hands off the dice.']);
    now = 3500;
    vi.advanceTimersByTime(2500);
    flushSync();
    press(' ');
    expect(played()).toEqual(['roll ??']);
    vi.useRealTimers();
  });

  it('tells those who only watch a race what they watch', () => {
    const counted = { timing: timing({ starts: 3000 }), clock: () => 0, acting: null, legal: [] };
    show({ ...counted, shown: racing({ is_out: true, bullets: [0, 0, 0], free: [] }) });
    expect(says()).toBe('You are out. The others play on.');
    clear();
    show({ ...counted, shown: racing({ free: [] }, { phase: 'duel', ring: [player('A', { free: [] }), player('B', { is_duelling: true }), player('C', { is_duelling: true })], challenge: { challenger: 'B', challenged: 'C', stake: 1 } }) });
    expect(says()).toBe('B, C are duelling.');
  });

  it('takes no number for an answer that was meant for a die', () => {
    show({ shown: racing({ free: [] }, { phase: 'frozen', question: { seat: 'A', kind: 'lose', side: '' }, lane: ['A', 'C'] }), legal: ['lose G', 'lose B'], timing: timing() });
    press('1');
    expect(onplay).not.toHaveBeenCalled();
  });

  it('says who knocked in the same instant', () => {
    show({ shown: racing(), timing: timing({ tie: ['A', 'C'] }) });
    expect(one('.centre').textContent).toContain('A, C knocked at the same time');
  });
});

describe('a first game', () => {
  it('tells which free dice are good where and how many bullets are in danger, unless nobody wants to know', () => {
    const table = shown({}, { useful: { left: ['K'], right: ['K', 'W'] }, danger: 2 });
    show({ shown: table, helps: true });
    expect(all('[data-testid=outlook] [role=img]').map((die) => die.getAttribute('aria-label'))).toHaveLength(3);
    expect(one('[data-testid=outlook] .danger').textContent).toContain('2');
    props.helps = false;
    flushSync();
    expect(one('[data-testid=outlook]')).toBeNull();
  });
});
