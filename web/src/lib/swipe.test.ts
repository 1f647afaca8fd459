import { expect, it } from 'vitest';
import { swipe } from './swipe';

it('a finger drawn sideways steps, one drawn down or a mouse does not', () => {
  const box = document.createElement('div');
  const steps: number[] = [];
  const stop = swipe((by) => steps.push(by))(box)!;
  const draw = (across: number, along: number, pointerType = 'touch') => {
    box.dispatchEvent(new PointerEvent('pointerdown', { clientX: 100, clientY: 100, pointerType, isPrimary: true }));
    box.dispatchEvent(new PointerEvent('pointerup', { clientX: 100 + across, clientY: 100 + along, pointerType, isPrimary: true }));
  };
  draw(-80, 5);
  draw(60, -8);
  draw(10, 0);
  draw(70, 60);
  draw(-80, 0, 'mouse');
  expect(steps).toEqual([1, -1]);
  stop();
  draw(-80, 0);
  expect(steps).toEqual([1, -1]);
});
