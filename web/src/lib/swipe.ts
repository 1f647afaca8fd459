// A finger drawn sideways over something: to the left is one further, to the right one back.
import type { Attachment } from 'svelte/attachments';

const FAR = 40; // pixels

export function swipe(onswipe: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (box) => {
    let start: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => (start = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null);
    const up = (event: PointerEvent) => {
      if (!start) return;
      const [across, along] = [event.clientX - start.x, event.clientY - start.y];
      start = null;
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(along)) onswipe(across < 0 ? 1 : -1);
    };
    const before = box.style.touchAction;
    box.style.touchAction = 'pan-y pinch-zoom';
    box.addEventListener('pointerdown', down);
    box.addEventListener('pointerup', up);
    return () => {
      box.style.touchAction = before;
      box.removeEventListener('pointerdown', down);
      box.removeEventListener('pointerup', up);
    };
  };
}
