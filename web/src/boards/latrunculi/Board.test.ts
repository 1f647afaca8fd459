import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { LatrunculiShown } from '../../lib/messages';
import { clear, onplay, onprompt, press, prompt, put, says, setStage, target } from '../../test-stage';
import Board from './Board.svelte';

const shown: LatrunculiShown = {
  ranks: 8, white: ['d1', 'a1'], black: ['c4', 'e4', 'h8'], turn: 'w', quiet: 0, quiet_limit: 60, occurrences: 1,
  occurrences_limit: 3, verdict_now: 'b', last: ['c8', 'c4'], captured: [], banned: [{ start: 'd1', to: 'd4', between: ['c4', 'e4'] }], captures: [], endangered: [],
};

function show(more: Partial<BoardProps<LatrunculiShown>> = {}): void {
  put(Board, {
    game: 'latrunculi', shown, ply: 5, entry: null, seat: 'w', acting: 'w', legal: ['d1-d2', 'd1-d3', 'd1-d5', 'a1-a2'],
    onplay, onprompt, ...more,
  });
}

const square = (name: string) => target.querySelector<HTMLElement>(`[data-square="${name}"]`)!;
const focused = () => (document.activeElement as HTMLElement).dataset.square;

setStage();

describe('the board', () => {
  it('is one stop of the Tab key', () => {
    show();
    expect(target.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(target.querySelectorAll('[role=gridcell]')).toHaveLength(64);
  });

  it('is played with the keyboard alone', () => {
    show();
    square('d1').focus();
    press('Enter');
    expect(says()).toBe('Choose a square for the man on d1');
    press('ArrowUp', 'ArrowUp', 'Enter');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('d1-d3');
  });

  it('lets go with Escape', () => {
    show();
    square('d1').focus();
    press('Enter', 'ArrowUp', 'Escape');
    expect(focused()).toBe('d1');
    expect(prompt).toBeNull();
    expect(target.querySelector('[aria-selected=true]')).toBeNull();
  });

  it('jumps with N to men that can move, then to squares they can reach', () => {
    show();
    square('h8').focus();
    press('n');
    expect(focused()).toBe('a1');
    press('n');
    expect(focused()).toBe('d1');
    press('Enter', 'n');
    expect(focused()).toBe('d5');
  });

  it('explains a forbidden square and does not play it', () => {
    show();
    square('d1').click();
    square('d4').focus();
    flushSync();
    expect(says()).toContain('closed in by c4, e4');
    expect(square('d4').getAttribute('aria-label')).toContain('forbidden');
    square('d4').click();
    expect(onplay).not.toHaveBeenCalled();
  });

  it('plays by two taps, and chooses another man instead', () => {
    show();
    square('a1').click();
    square('d1').click();
    flushSync();
    expect(square('d1').getAttribute('aria-selected')).toBe('true');
    square('d5').click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith('d1-d5');
  });

  it('knows no rules: what is not in the list cannot be played, what is in it can', () => {
    show({ legal: ['d1-h8'] });
    square('d1').click();
    square('d2').click();
    expect(onplay).not.toHaveBeenCalled();
    square('d1').click();
    square('h8').click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith('d1-h8');
  });

  it('tells a capture from an ordinary move, also when it does not help', () => {
    show({ shown: { ...shown, captures: [{ start: 'd1', to: 'd5', taken: ['c4'] }] } });
    square('d1').click();
    flushSync();
    expect(target.querySelectorAll('.takes')).toHaveLength(1);
    expect(square('d5').getAttribute('aria-label')).toContain('takes');
    expect(square('d2').getAttribute('aria-label')).not.toContain('takes');
  });

  it('marks men in danger where it helps, and only for whoever is to move', () => {
    const endangered = { ...shown, endangered: ['d1'] };
    const marked = () => [target.querySelectorAll('.endangered').length, square('d1').getAttribute('aria-label')!.includes('in danger')];
    show({ shown: endangered, helps: true });
    expect(marked()).toEqual([1, true]);
    expect(square('a1').getAttribute('aria-label')).not.toContain('in danger');
    clear();
    show({ shown: endangered });
    expect(marked()).toEqual([0, false]);
    clear();
    show({ shown: endangered, helps: true, acting: null, legal: [] });
    expect(marked()).toEqual([0, false]);
  });

  it('leaves something where a man fell', () => {
    show({ shown: { ...shown, captured: ['c6'] } });
    expect(target.querySelectorAll('.fallen')).toHaveLength(1);
  });

  it('describes every square', () => {
    show();
    expect(square('d1').getAttribute('aria-label')).toBe('d1, white man, can move');
    expect(square('c4').getAttribute('aria-label')).toBe('c4, black man, the last move ended here');
    expect(square('f5').getAttribute('aria-label')).toBe('f5, empty');
  });

  it('does nothing for those who may not act', () => {
    show({ acting: null, legal: [] });
    square('d1').click();
    square('d2').click();
    expect(onplay).not.toHaveBeenCalled();
  });

  it('lies the other way round for Black', () => {
    show({ seat: 'b' });
    expect(target.querySelector('[role=gridcell]')!.getAttribute('data-square')).toBe('h1');
  });
});
