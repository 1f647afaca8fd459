// The wire's words for Zama, and the table of cards read from them.
export type { ZamaDuel as Duel, ZamaShown as Shown, ZamaSide as Side } from '../../lib/messages';
import type { ZamaDuel as Duel, ZamaShown as Shown } from '../../lib/messages';
import type { ZamaSide as Side } from '../../lib/messages';
import { say, words } from '../../lib/words.svelte';
import { FILES } from '../../lib/grid';
import { deck } from './deck.svelte';


export interface Lying {
  cell: string;
  /** Whose card it is. */
  owner: string;
  /** Its face where this page may know it, else null. */
  face: string | null;
  /** For good. */
  isOpen: boolean;
  /** Who has seen it: a letter for each seat. */
  seen: string;
  /** Its owner is eliminated. */
  isNeutral: boolean;
  /** Shown only because the game is over: this page could not know it. */
  isUncovered?: boolean;
}

/** The players of this table, in the order of their turns. */
export const sidesOf = ({ red, blue, green, yellow }: Shown): Side[] => [red, blue, green, yellow].filter((side): side is Side => Boolean(side));

/** Every card on the table, in reading order. */
export function lying(shown: Shown): Lying[] {
  const open = new Set(shown.face_up);
  const gone = new Set(sidesOf(shown).flatMap(({ seat, is_gone }) => (is_gone ? [seat as string] : [])));
  return shown.owners.flatMap((row, rank) =>
    [...row].flatMap((owner, file) => {
      const cell = `${FILES[file]}${rank + 1}`;
      if (owner === '.') return [];
      const [known = null, bare = null] = [shown.faces[cell], shown.uncovered?.[cell]];
      const isUncovered = known === null && bare !== null;
      return [{ cell, owner, face: known ?? bare, isOpen: open.has(cell), seen: shown.seen[cell] ?? '', isNeutral: gone.has(owner), isUncovered }];
    }),
  );
}

const isLatin = () => deck.pack !== 'french';

export const rankName = (rank: string) => {
  const key = isLatin() && 'JQ'.includes(rank) ? `zama-latin-rank-${rank}` : `zama-rank-${rank}`;
  return say(key);
};

/** What a page may say about a card that lies face down. */
export type Knowledge = 'open' | 'turned' | 'shared' | 'alone' | 'theirs' | 'nobody' | 'uncovered';

/**
 * `open` lies face up for good, `turned` is face up for this moment only, `shared` is known to this page and to
 * others, `alone` to this page only, `theirs` to others only, `nobody` has been seen by nobody (or is not remembered),
 * `uncovered` is shown at last because the game is over.
 */
export function knowledge({ face, isOpen, seen, isUncovered }: Pick<Lying, 'face' | 'isOpen' | 'seen' | 'isUncovered'>): Knowledge {
  if (isUncovered) return 'uncovered';
  if (isOpen) return 'open';
  if (face) return seen === '' ? 'turned' : seen.length > 1 ? 'shared' : 'alone';
  return seen ? 'theirs' : 'nobody';
}

/** A sign that most cards bear tells nothing: where all players know their own packs, who has seen what is not marked. */
export function areMarked(cards: readonly Lying[]): boolean {
  const marked = cards.filter((card) => ['alone', 'theirs'].includes(knowledge(card))).length;
  return marked * 2 <= cards.length;
}

/** What a card is called. */
export const cardName = (face: string) => {
  const key = `zama-${isLatin() ? 'latin-' : ''}card-${face}`;
  return say(key);
};

/** Why a duel ended as it did: “Ace beats King”. */
export function duelWords({ why }: Duel): string {
  const text = why === 'overlap' ? say('zama-outcome-overlap') : why === 'wrong-overlap' ? say('zama-outcome-wrong-overlap') : say('zama-duel', { why });
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

const ownerAt = ({ owners }: Shown, cell: string) => owners[Number(cell.slice(1)) - 1]?.[FILES.indexOf(cell[0]!)];

/** An overlap that won or lost, to be shown as the duels are: the king upon what lay below. `end`: who lost by it, or the end. */
export function overlapped(shown: Shown, end: Record<string, unknown> | undefined): Duel | null {
  const [attacker, defender] = shown.last;
  const { reason, seat: loser = null } = end ?? {};
  if (!attacker || !defender || (reason !== 'overlap' && reason !== 'wrong-overlap')) return null;
  const isRight = reason === 'overlap';
  const [won, lost] = shown.phase === 'over' ? (['attacker-wins', 'defender-wins'] as const) : (['win', 'lose'] as const);
  const seat = isRight || !loser ? shown.turn : (loser as Duel['seat']);
  const against = shown.green ? ((isRight && loser) || ownerAt(shown, defender)) as Duel['against'] : undefined;
  return {
    seat, attacker, defender, attacker_card: 'KS', defender_card: isRight ? 'KH' : (shown.faces[defender] ?? '??'),
    result: isRight ? won : lost, why: reason, fallen: [isRight ? defender : attacker], against,
  };
}

/** Who defended: between two it is the other. */
export const defenderOf = ({ seat, against }: Duel): string => against ?? (seat === 'r' ? 'b' : 'r');

/** What came of a duel; a king that is beaten ends the game only when nobody is left to play on. */
export function duelResult({ result }: Duel, isOver: boolean): string {
  const key = `zama-result-${isOver ? result : result.replace('-wins', '-beats')}`;
  return say(key);
}
