// On a phone the result stands at the bottom of the screen, over a board that is taller than it.

/** Where the prompt begins, if it stands over the page. */
function foot(): number | null {
  const prompt = document.querySelector('.prompt');
  return prompt && getComputedStyle(prompt).position === 'sticky' ? prompt.getBoundingClientRect().top : null;
}

/** Whether a square lies in the lower half of what can be seen of its board. */
export function liesLow(square: string, board: Element): boolean {
  const at = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
  const all = board.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, all.top), Math.min(foot() ?? innerHeight, all.bottom)];
  return !!at && at.top + at.bottom >= top + bottom;
}

/** Scroll until these can be seen, one after the other; a board that is only looked at (a picture, a figure, a lesson that is over) moves no page. */
export function bringIntoSight(...parts: (Element | null | undefined)[]): void {
  for (const part of parts) if (!part?.closest('[inert], figure, .still')) part?.scrollIntoView?.({ block: 'nearest' });
}

/** Scroll so far that the squares these moves name lie above the prompt. */
export function keepInSight(moves: string): void {
  const top = foot();
  if (top === null) return;
  const squares = [...moves.matchAll(/[a-z]\d+/g)].map(([name]) => document.querySelector(`[data-square="${name}"]`));
  const lowest = Math.max(0, ...squares.map((square) => square?.getBoundingClientRect().bottom ?? 0));
  if (lowest > top) scrollBy({ top: lowest - top + 8 });
}
