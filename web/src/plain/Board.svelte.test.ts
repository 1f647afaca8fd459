import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../lib/board';
import type { PlainBoard } from '../lib/messages';
import { onplay, onprompt, press, prompt, put, says, setStage, target } from '../test-stage';
import Board from './Board.svelte';
import { PlainGrid } from './grid';

const shown: PlainBoard = {
  seats: ['O', 'E'],
  grid: [
    [{ name: 'a2', thing: { sign: '3', owner: 'O' } }, { name: 'b2', is_marked: true }],
    [{ name: 'a1', thing: { sign: '', owner: 'E' } }, null],
  ],
  hands: [
    { seat: 'O', places: [{ name: 'n5', thing: { sign: '5', owner: 'O' } }, { name: 'n7', thing: { sign: '7', owner: 'O', count: 2 } }] },
    { places: [{ name: 'bag', thing: { sign: '?', name: 'unknown' } }] },
  ],
  moves: [
    { text: '5@b2', places: ['n5', 'b2'] },
    { text: '5@a1', places: ['n5', 'a1'] },
    { text: '7@b2', places: ['n7', 'b2'] },
    { text: 'a2-b2', places: ['a2', 'b2'] },
    { text: 'a2-b2+', places: ['a2', 'b2'] },
    { text: 'not now', places: ['a1', 'b2'] },
  ],
};
const LEGAL = ['5@b2', '5@a1', '7@b2', 'a2-b2', 'a2-b2+', 'pass'];

let props: BoardProps<PlainBoard>;

function show(more: Partial<BoardProps<PlainBoard>> = {}): void {
  const made: BoardProps<PlainBoard> = $state({
    game: 'stones', shown, ply: 3, entry: null, seat: 'O', acting: 'O', legal: LEGAL, onplay, onprompt, ...more,
  });
  props = made;
  put(Board, props);
}

const place = (name: string) => target.querySelector<HTMLElement>(`[data-square="${name}"]`)!;
const listed = () => [...target.querySelectorAll<HTMLElement>('[data-move]')].map((button) => button.dataset.move);
function touch(...names: string[]): void {
  for (const name of names) {
    place(name).click();
    flushSync();
  }
}

setStage();

describe('a plain board', () => {
  it('draws grid and hands, and says what lies where', () => {
    show({ acting: null, legal: [] });
    expect([...target.querySelectorAll('[data-square]')].map((each) => each.getAttribute('aria-label'))).toEqual([
      '?', 'a2, 3, O', 'b2, empty, just now', 'a1, face down, E', '5, O', '7, × 2, O',
    ]);
    expect(listed()).toEqual([]);
  });

  it('lists every legal move, what can only be said first', () => {
    show();
    expect(listed()).toEqual(['pass', '5@b2', '5@a1', '7@b2', 'a2-b2', 'a2-b2+']);
    target.querySelector<HTMLElement>('[data-move="7@b2"]')!.click();
    expect(onplay).toHaveBeenCalledExactlyOnceWith('7@b2');
  });

  it('lets a move be made by touching its places', () => {
    show();
    touch('n5');
    expect(says()).toBe('Chosen: 5. What comes next?');
    expect(place('b2').classList).toContain('open');
    expect(listed()).toEqual(['5@b2', '5@a1']);
    touch('a1');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('5@a1');
    expect(prompt).toBeNull();
  });

  it('asks which one is meant where two moves touch the same places', () => {
    show();
    touch('a2', 'b2');
    expect(onplay).not.toHaveBeenCalled();
    expect(listed()).toEqual(['a2-b2', 'a2-b2+']);
  });

  it('lets go of what is chosen, or chooses something else', () => {
    show();
    touch('n5', 'n7', 'b2');
    expect(onplay).toHaveBeenCalledExactlyOnceWith('7@b2');
    touch('n5', 'n5');
    expect(prompt).toBeNull();
    touch('n5');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    flushSync();
    expect(prompt).toBeNull();
  });

  it('knows no move that is not legal, and none that is over', () => {
    show();
    touch('a1');
    expect(prompt).toBeNull();
    touch('n5');
    props.ply = 4;
    flushSync();
    expect(prompt).toBeNull();
    props.acting = null;
    flushSync();
    touch('n5', 'b2');
    expect(onplay).not.toHaveBeenCalled();
  });

  it('is played with the keyboard alone', () => {
    show();
    place('a2').focus();
    press('Enter');
    press('n');
    expect((document.activeElement as HTMLElement).dataset.square).toBe('b2');
    press('Enter');
    expect(listed()).toEqual(['a2-b2', 'a2-b2+']);
  });
});

describe('a grid of named places', () => {
  const gap = new PlainGrid([[{ name: 'a' }, null, { name: 'b' }], [{ name: 'c' }]], false);

  it('is walked over its gaps', () => {
    expect(gap.lines).toEqual([['a', '', 'b'], ['c', '', '']]);
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'End', 'x'].map((key) => gap.step('a', key))).toEqual(['b', 'a', 'c', 'b', null]);
    expect(gap.after('b')).toEqual(['c', 'a', 'b']);
  });

  it('is turned for those who sit on the far side', () => {
    expect(new PlainGrid([[{ name: 'a' }, { name: 'b' }], [{ name: 'c' }, { name: 'd' }]], true).lines).toEqual([['d', 'c'], ['b', 'a']]);
  });
});
