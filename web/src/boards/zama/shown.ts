// The wire's words for Zama, and the table of cards read from them.
export type { ZamaDuel as Duel, ZamaShown as Shown, ZamaSide as Side } from '../../lib/messages';
import type { ZamaDuel as Duel, ZamaShown as Shown } from '../../lib/messages';
import { say, words } from '../../lib/words.svelte';

export const FILES = 'abcdefghijklmnopqrstuvwxyz';

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
}

/** Every card on the table, in reading order. */
export function lying(shown: Shown): Lying[] {
  const open = new Set(shown.face_up);
  return shown.owners.flatMap((row, rank) =>
    [...row].flatMap((owner, file) => {
      const cell = `${FILES[file]}${rank + 1}`;
      if (owner === '.') return [];
      return [{ cell, owner, face: shown.faces[cell] ?? null, isOpen: open.has(cell), seen: shown.seen[cell] ?? '' }];
    }),
  );
}

export const rankName = (rank: string) => {
  const key = `zama-rank-${rank}`;
  return say(key);
};

/** What a page may say about a card that lies face down. */
export type Knowledge = 'open' | 'turned' | 'shared' | 'alone' | 'theirs' | 'nobody';

/**
 * `open` lies face up for good, `turned` is face up for this moment only, `shared` is known to this page and to
 * others, `alone` to this page only, `theirs` to others only, `nobody` has been seen by nobody (or is not remembered).
 */
export function knowledge({ face, isOpen, seen }: Pick<Lying, 'face' | 'isOpen' | 'seen'>): Knowledge {
  if (isOpen) return 'open';
  if (face) return seen === '' ? 'turned' : seen.length > 1 ? 'shared' : 'alone';
  return seen ? 'theirs' : 'nobody';
}

/** A sign that most cards bear tells nothing: where everybody knows the own pack, who has seen what is not marked. */
export function areMarked(cards: readonly Lying[]): boolean {
  const marked = cards.filter((card) => ['alone', 'theirs'].includes(knowledge(card))).length;
  return marked * 2 <= cards.length;
}

/** What a card is called. */
export const cardName = (face: string) => {
  const key = `zama-card-${face}`;
  return say(key);
};

/** Why a duel ended as it did: “Ace beats King”. */
export function duelWords({ why }: Duel): string {
  const text = why === 'overlap' ? say('zama-outcome-overlap') : why === 'wrong-overlap' ? say('zama-outcome-wrong-overlap') : say('zama-duel', { why });
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** An overlap that ended the game, to be shown as the duels are: the King of Spades upon what lay below. */
export function overlapped({ last, faces, turn }: Shown, reason: unknown): Duel | null {
  const [attacker, defender] = last;
  if (!attacker || !defender || (reason !== 'overlap' && reason !== 'wrong-overlap')) return null;
  const isRight = reason === 'overlap';
  return {
    seat: turn, attacker, defender, attacker_card: 'KS', defender_card: faces[defender] ?? '??',
    result: isRight ? 'attacker-wins' : 'defender-wins', why: reason, fallen: [isRight ? defender : attacker],
  };
}

export function duelResult({ result }: Duel): string {
  const key = `zama-result-${result}`;
  return say(key);
}
