import { expect, it, vi } from 'vitest';
import { bringIntoSight } from './scrolling';

it('scrolls to what happens on a board, but not to a board that is only a picture of a page', () => {
  document.body.innerHTML = '<main><i></i><div inert><i></i></div><figure><i></i></figure></main>';
  const [played, small, figure] = document.querySelectorAll('i');
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function () {
    scrolled(this);
  };
  bringIntoSight(small, null, figure, undefined, played);
  expect(scrolled.mock.calls).toEqual([[played]]);
});
