import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag, nameOf } from './drag.svelte';

let dropped: [string, string][];
let started: string[];
let looked: (string | null)[];
let under: Element | null;
let drag: Drag<string>;

const square = (name: string) => Object.assign(document.createElement('div'), { innerHTML: `<div data-square="${name}"><span></span></div>` }).querySelector('span')!;
const pointer = (x: number, more: Partial<PointerEvent> = {}) => ({ clientX: x, clientY: 0, button: 0, buttons: 1, ...more }) as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  [dropped, started, looked, under] = [[], [], [], null];
  document.elementFromPoint = () => under;
  drag = new Drag<string>({
    places: 'square',
    onstart: (thing) => started.push(thing),
    onover: (place) => looked.push(place),
    ondrop: (thing, place) => dropped.push([thing, place]),
  });
});
afterEach(() => vi.useRealTimers());

describe('dragging', () => {
  it('names what lies under the pointer', () => {
    expect(nameOf(square('c3'), 'square')).toBe('c3');
    expect(nameOf(square('c3'), 'tray')).toBeNull();
    expect(nameOf(null, 'square')).toBeNull();
  });

  it('carries a thing to the place where it is let go', () => {
    drag.grab('man', pointer(0));
    under = square('a1');
    drag.move(pointer(20));
    expect([drag.thing, drag.x, drag.over, drag.wasDragged]).toEqual(['man', 20, 'a1', true]);
    under = square('a4');
    drag.drop(pointer(40));
    expect([started, looked, dropped]).toEqual([['man'], ['a1'], [['man', 'a4']]]);
    expect([drag.thing, drag.over]).toEqual([null, null]);
  });

  it('takes no notice of the click that follows, but of the next', () => {
    drag.grab('man', pointer(0));
    drag.move(pointer(20));
    drag.drop(pointer(20));
    expect(drag.wasDragged).toBe(true);
    vi.runAllTimers();
    expect(drag.wasDragged).toBe(false);
  });

  it('is not begun by a tap of an unsteady finger, nor by another button', () => {
    under = square('a1');
    drag.grab('man', pointer(0));
    drag.move(pointer(5));
    drag.drop(pointer(5));
    drag.grab('man', pointer(0, { button: 2 }));
    drag.move(pointer(50));
    expect([drag.thing, drag.wasDragged, dropped]).toEqual([null, false, []]);
  });

  it('ends without a drop off the board, outside the window and when the pointer is taken away', () => {
    for (const end of [() => drag.drop(pointer(30)), () => drag.move(pointer(30, { buttons: 0 })), () => drag.cancel()]) {
      drag.grab('man', pointer(0));
      drag.move(pointer(20));
      end();
      expect([drag.thing, dropped]).toEqual([null, []]);
    }
  });
});
