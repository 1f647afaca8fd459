// The one line that says what may be done now, from what is legal and what is chosen.
import type { ScamorraShown, ScamorraSide } from '../../lib/messages';
import type { Phrase } from '../../lib/words.svelte';
import type { Choosing } from './choosing.svelte';
import { packagesOf, throwsOf } from './plays';

export function promptFor(shown: ScamorraShown, own: ScamorraSide, legal: readonly string[], choosing: Choosing, looked: string | null): Phrase | null {
  if (throwsOf(legal).length > 0) return { key: 'scamorra-prompt-throw' };
  if (packagesOf(legal).length > 0) return { key: 'scamorra-prompt-package' };
  if (choosing.plays.length === 0) return null;
  if (choosing.to !== null) return { key: 'scamorra-table-which-card' };
  const danger = dangerOf(shown, choosing, looked);
  if (danger) {
    const symbol = (square: string) => shown.pieces.find((piece) => piece.square === square)?.symbol ?? 'R';
    return { key: 'scamorra-table-king-why', args: { piece: symbol(danger.start), from: danger.start, taken: symbol(danger.to), to: danger.to } };
  }
  if (choosing.source !== null) return { key: 'scamorra-prompt-target' };
  if (choosing.isPlacing) return { key: 'scamorra-prompt-place', args: { count: own.unplaced.length } };
  if (choosing.face === null) return { key: 'scamorra-prompt-card', args: { count: own.hand.length } };
  if (choosing.isDead) return { key: 'scamorra-prompt-dead' };
  if (choosing.sources.every((source) => source.startsWith('@'))) return { key: choosing.discard ? 'scamorra-prompt-reenter-or-discard' : 'scamorra-prompt-reenter' };
  return { key: 'scamorra-prompt-piece', args: { card: choosing.face } };
}

/** With the King chosen: the capture one looks at, or one that the chosen piece could make. */
function dangerOf(shown: ScamorraShown, { face, source }: Choosing, looked: string | null) {
  const open = face === 'K' ? shown.king_dangers.filter(({ start }) => start === (source ?? start)) : [];
  return open.find(({ to }) => to === looked) ?? open.find(({ start }) => start === source);
}
