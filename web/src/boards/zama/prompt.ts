// The one line that says what may be done now, from what is legal and what is chosen.
import type { SeatInfo } from '../../lib/messages';
import type { Phrase } from '../../lib/words.svelte';
import type { Choosing } from './choosing.svelte';
import type { Laying } from './laying.svelte';
import { sidesOf, type Shown } from './shown';

export function promptFor(shown: Shown, { plays, selected }: Choosing, laying: Laying | null): Phrase | null {
  const { phase, left, allowed, pack = 'french' } = shown;
  if (laying) return { key: laying.isSending ? 'zama-table-prompt-laying' : laying.picked ? 'zama-table-prompt-swap' : 'zama-table-prompt-lay' };
  const step = { n: allowed - left + 1, of: allowed };
  if (phase === 'peek') return { key: 'zama-prompt-peek', args: step };
  const isSliding = phase === 'slide';
  if (isSliding && !plays.has('slide') && plays.has('overlap')) return { key: 'zama-table-prompt-only-overlap', args: { pack } };
  if (isSliding && selected && plays.from(selected).length === 0) return { key: 'zama-table-prompt-hole', args: step };
  if (isSliding && selected) return { key: 'zama-prompt-slide-target', args: { ...step, from: selected } };
  if (isSliding && shown.is_march) return { key: 'zama-prompt-march', args: step };
  if (isSliding) return { key: plays.has('overlap') ? 'zama-table-prompt-slide-or-overlap' : 'zama-prompt-slide', args: { ...step, pack } };
  if (selected) return { key: 'zama-prompt-attack-target', args: { from: selected } };
  return plays.has('attack') ? { key: 'zama-table-prompt-attack', args: { side: shown.turn } } : null;
}

/** To those who may not act: that they are out of the game, if this page plays for nobody else. */
export function promptOutside(shown: Shown, players: readonly SeatInfo[]): Phrase | null {
  const mine = players.filter(({ yours }) => yours).map(({ seat }) => seat);
  const isOut = mine.length > 0 && mine.every((seat) => sidesOf(shown).some((side) => side.seat === seat && side.is_gone));
  return isOut && shown.phase !== 'over' ? { key: 'zama-why-gone' } : null;
}
