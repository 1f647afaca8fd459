import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import MoveArrow from './MoveArrow.svelte';

const SIZE = 40; // of a square

let picture: HTMLElement;
let made: ReturnType<typeof mount>;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class {
    constructor(private readonly tell: () => void) {}
    observe = () => this.tell();
    disconnect = () => {};
  });
  picture = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(picture, { clientWidth: { value: 8 * SIZE }, clientHeight: { value: SIZE } });
  const lies = (it: Element, left: number, width: number) => (it.getBoundingClientRect = () => new DOMRect(left, 0, width, SIZE));
  lies(picture, 0, 8 * SIZE);
  [...'abcdefgh'].forEach((file, at) => {
    const square = picture.appendChild(document.createElement('i'));
    square.dataset.square = `${file}1`;
    lies(square, at * SIZE, SIZE);
  });
});

afterEach(() => {
  void unmount(made);
  picture.remove();
  vi.unstubAllGlobals();
});

it.each([['a1-b1', 0.7], ['a1-h1', 5]])('the arrow of a move to a neighbour can be seen too: %s', (move, squares) => {
  made = mount(MoveArrow, { target: document.body, props: { picture, move, isRefused: false } });
  flushSync();
  const line = document.querySelector('svg.covering line')!;
  expect(Number(line.getAttribute('x2')) - Number(line.getAttribute('x1'))).toBeGreaterThan(squares * SIZE);
});
