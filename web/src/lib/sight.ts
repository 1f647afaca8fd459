// On a phone the result stands at the bottom of the screen, over a board that is taller than it.

/** Scroll so far that the squares these moves name lie above the prompt. */
export function keepInSight(moves: string): void {
  const prompt = document.querySelector('.prompt');
  if (!prompt || getComputedStyle(prompt).position !== 'sticky') return;
  const squares = [...moves.matchAll(/[a-z]\d+/g)].map(([name]) => document.querySelector(`[data-square="${name}"]`));
  const lowest = Math.max(0, ...squares.map((square) => square?.getBoundingClientRect().bottom ?? 0));
  const { top } = prompt.getBoundingClientRect();
  if (lowest > top) scrollBy({ top: lowest - top + 8 });
}
