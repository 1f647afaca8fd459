import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { SeatInfo } from '../../lib/messages';
import { onplay, onprompt, press, put, says, setStage, target } from '../../test-stage';
import Board from './Board.svelte';
import type { Shown } from './shown';

const side = (seat: 'r' | 'b' | 'g' | 'y') => ({ seat, on_board: 3, fallen: [], fallen_ranks: {}, kings_gone: [] });
const shown: Shown = {
  files: 13, ranks: 8,
  owners: ['rbrbrbrbrbrbr', '.'.repeat(13), '...r.....' + '....', '...b.........', '.'.repeat(13), '.'.repeat(13), '.'.repeat(13), '.'.repeat(13)],
  faces: { d3: '7H', b1: '2C' }, face_up: [], seen: { d3: 'r', b1: 'rb', c1: 'b' }, slid: [], looked_at: [],
  phase: 'attack', turn: 'r', left: 0, allowed: 0, is_march: false, pending: '', asked: '', last: ['e1', 'e2'], duel: null,
  red: side('r'), blue: side('b'), quiet: 0, quiet_limit: 20, lay_next: '', lay_cells: [], hand: [],
};

let props: BoardProps<Shown>;

function show(more: Partial<BoardProps<Shown>> = {}): void {
  const made: BoardProps<Shown> = $state({
    game: 'zama', shown, ply: 5, entry: null, seat: 'r', acting: 'r', legal: ['d3xd4', 'a1xb1'],
    onplay, onprompt, ...more,
  });
  props = made;
  put(Board, props);
}

const cell = (name: string) => target.querySelector<HTMLElement>(`[data-square="${name}"]`)!;
const label = (name: string) => cell(name).getAttribute('aria-label');

function click(name: string): void {
  cell(name).click();
  flushSync();
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
});

setStage();

describe('the table of Zama', () => {
  it('is one stop of the Tab key and describes every cell', () => {
    show();
    expect(target.querySelectorAll('[role=gridcell]')).toHaveLength(104);
    expect(target.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(label('d3')).toBe('d3, red card, face down, you have seen it: seven of hearts, known to you alone, can attack');
    expect(label('b1')).toBe('b1, blue card, face down, you have seen it: two of clubs');
    expect(label('c1')).toBe('c1, red card, face down, others have looked at it');
    expect(label('a2')).toBe('a2, empty');
  });

  it('attacks with two taps, and knows no rules', () => {
    show({ legal: ['d3xm8'] });
    click('d3');
    expect(says()).toBe('Choose a card to attack from d3');
    click('d4');
    expect(onplay).not.toHaveBeenCalled();
    click('d3');
    click('m8');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('d3xm8');
  });

  it('attacks with the keyboard alone', () => {
    show();
    cell('a1').focus();
    press('n');
    press('Enter');
    expect(cell('d3').getAttribute('aria-selected') === 'true' || cell('a1').getAttribute('aria-selected') === 'true').toBe(true);
    press('n', 'Enter');
    expect(onplay).toHaveBeenCalledOnce();
  });

  it('lets go with Escape', () => {
    show();
    cell('d3').focus();
    press('Enter');
    press('Escape');
    expect(cell('d3').getAttribute('aria-selected')).toBe('false');
    expect(says()).toBe('Your attack: choose one of your red cards');
  });

  it('counts slides and slides at once', () => {
    show({ shown: { ...shown, phase: 'slide', left: 2, allowed: 3 }, legal: ['d3-d2', 'a1-a2', 'c1-c2'] });
    expect(says()).toBe('Slide 2 of 3: choose a card beside a hole');
    click('a1');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('a1-a2');
  });

  it('asks before it overlaps', () => {
    show({ shown: { ...shown, phase: 'slide', left: 3, allowed: 3 }, legal: ['d3^d4', 'd3-d2'] });
    click('d3');
    click('d4');
    const dialog = target.querySelector('dialog')!;
    expect(dialog.textContent).toContain('The King of Hearts wins, any other card loses.');
    const [cancel, yes] = [...dialog.querySelectorAll<HTMLElement>('footer button')];
    cancel!.click();
    flushSync();
    expect(onplay).not.toHaveBeenCalled();
    click('d3');
    click('d4');
    target.querySelectorAll<HTMLElement>('dialog footer button')[1]!.click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith('d3^d4');
    expect(yes).toBeDefined();
  });

  it('looks at a card, or does without', () => {
    show({ shown: { ...shown, phase: 'peek', left: 1, allowed: 2 }, legal: ['?a1', '?b1', 'done'] });
    expect(says()).toBe('Look 2 of 2: choose a face-down card');
    target.querySelector<HTMLElement>('.bar button')!.click();
    click('a1');
    expect(onplay.mock.calls).toEqual([['done'], ['?a1']]);
  });

  it('shows a duel that is news, and takes it away when asked', () => {
    show({ acting: null, legal: [] });
    expect(target.querySelector('.duel')).toBeNull();
    const duel = { seat: 'r', attacker: 'd3', defender: 'd4', attacker_card: 'AS', defender_card: 'KC', result: 'win', why: 'ace-beats-king', fallen: ['d4'] } as const;
    props.shown = { ...shown, owners: shown.owners.with(3, '.'.repeat(13)), duel: { ...duel, fallen: ['d4'] }, last: ['d3', 'd4'] };
    props.ply = 8;
    flushSync();
    expect(target.querySelector('.duel')!.textContent).toContain('Ace beats King');
    target.querySelector<HTMLElement>('.duel')!.click();
    flushSync();
    expect(target.querySelector('.duel')).toBeNull();
  });

  it('lays out a pack card by card, as it was arranged', () => {
    const laying: Shown = { ...shown, owners: shown.owners.map(() => '.'.repeat(13)), faces: {}, seen: {}, last: [], phase: 'place', lay_cells: ['a1', 'c1'], hand: ['KS', '7H'] };
    const legal = ['a1=KS', 'a1=7H', 'rest'];
    show({ shown: laying, legal });
    const isKing = label('a1')!.includes('king of spades');
    click('a1');
    click('c1');
    expect(label('c1')!.includes('king of spades')).toBe(isKing);
    target.querySelector<HTMLElement>('.bar .primary')!.click();
    const first = isKing ? '7H' : 'KS';
    expect(onplay).toHaveBeenLastCalledWith(`a1=${first}`);
    const last = isKing ? 'KS' : '7H';
    props.shown = { ...laying, owners: laying.owners.with(0, `r${'.'.repeat(12)}`), faces: { a1: first }, seen: { a1: 'r' }, lay_cells: ['c1'], hand: [last] };
    props.legal = [`c1=${last}`, 'rest'];
    props.ply = 6;
    flushSync();
    expect(onplay).toHaveBeenLastCalledWith(`c1=${last}`);
  });

  it('does nothing for those who may not act', () => {
    show({ acting: null, legal: [] });
    click('d3');
    click('d4');
    expect(onplay).not.toHaveBeenCalled();
  });

  describe('for four', () => {
    const rows = Array.from({ length: 16 }, (_, rank) => Array.from({ length: 13 }, (_, file) => 'rbgy'[(rank + file) % 4]).join(''));
    const four: Shown = { ...shown, ranks: 16, owners: rows, faces: {}, seen: {}, green: { ...side('g'), is_gone: true }, yellow: side('y') };

    it('says whose a card is, and that those of who is eliminated are neutral', () => {
      show({ shown: four, legal: ['a1xb1'] });
      expect(target.querySelectorAll('[role=gridcell]')).toHaveLength(208);
      expect(label('c1')).toBe('c1, green card, face down, neutral');
      expect(label('d1')).toBe('d1, yellow card, face down');
    });

    it('tells who is eliminated so, and nobody else', () => {
      const player = (name: string, yours: boolean) => ({ seat: name, yours, kind: 'guest', name: '', present: true }) as SeatInfo;
      show({ shown: four, acting: null, legal: [], players: [player('r', false), player('g', true)] });
      expect(says()).toBe('You are eliminated: the others play on.');
      props.players = [player('r', true), player('g', false)];
      flushSync();
      expect(says()).toBe('');
    });

    it('enlarges a neighbourhood on a phone before anything is chosen there, but not for the keyboard', async () => {
      vi.stubGlobal('innerWidth', 360);
      show({ shown: four, legal: ['a1xb1'] });
      click('a1');
      await vi.waitFor(() => expect(target.querySelector('.pane')!.classList).toContain('enlarged'));
      expect(cell('a1').getAttribute('aria-selected')).toBe('false');
      click('a1');
      expect(cell('a1').getAttribute('aria-selected')).toBe('true');
      target.querySelector<HTMLElement>('.lens button')!.click();
      flushSync();
      expect(target.querySelector('.pane')!.classList).not.toContain('enlarged');
      press('Escape');
      cell('a1').focus();
      press('Enter');
      expect(cell('a1').getAttribute('aria-selected')).toBe('true');
    });
  });

  it('shows whose a face-up king is, whatever is highlighted around it', () => {
    const kings = { ...shown, faces: { d3: 'KS', d4: 'KS' }, face_up: ['d3', 'd4'], seen: {}, phase: 'slide' as const, left: 3, allowed: 3 };
    show({ shown: kings, legal: ['d3-d2', 'd3-e3'] });
    click('d3');
    const strips = [...target.querySelectorAll('.owner')].map((strip) => [strip.getAttribute('fill'), strip.nextElementSibling!.getAttribute('d')]);
    expect(new Set(strips.map(([fill]) => fill)).size).toBe(2);
    expect(new Set(strips.map(([, sign]) => sign)).size).toBe(2);
    // The frames drawn around cells reach ten units into the card: the strip is wider than that.
    expect(Math.min(...[...target.querySelectorAll('.owner')].map((strip) => Number(/H(\d+)V/.exec(strip.getAttribute('d')!)![1])))).toBeGreaterThan(20);
  });

  it('marks cards that can slide with a small sign, not with a frame each', () => {
    show({ shown: { ...shown, phase: 'slide', left: 3, allowed: 3 }, legal: ['d3-d2', 'a1-a2', 'c1-c2'] });
    expect(target.querySelectorAll('circle.movable')).toHaveLength(3);
    expect(target.querySelectorAll('rect.movable')).toHaveLength(0);
  });

  it('calls the cards of an Italian pack by their names', () => {
    show({ shown: { ...shown, pack: 'neapolitan' } });
    expect(label('d3')).toContain('you have seen it: seven of cups');
  });
});
