// The wire's words for Scorso, and the ring of seats read from them.
export type { ScorsoPlayer as Player, ScorsoShown as Shown, ScorsoTray as Tray } from '../../lib/messages';
import type { ScorsoPlayer as Player, ScorsoShown as Shown, ScorsoTray as Tray } from '../../lib/messages';
import { say } from '../../lib/words.svelte';

export type Die = Player['free'][number];
export type Colour = 'G' | 'Y' | 'B';
export type Side = 'left' | 'right';

export const SIDES: readonly Side[] = ['left', 'right'];
export const COLOURS: readonly Colour[] = ['G', 'Y', 'B'];
/** The order in which dice are written. */
export const DICE = 'KWRGYB?';
/** Dice in the air, as this page draws them. */
export const TUMBLING = '~';

export const written = (dice: readonly string[]) => dice.toSorted((a, b) => DICE.indexOf(a) - DICE.indexOf(b)).join('');

/** The players clockwise, whoever sits nearest first; the next one is the left-hand neighbour. */
export function around({ ring }: Shown, nearest: string): Player[] {
  const first = Math.max(0, ring.findIndex(({ seat }) => seat === nearest));
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Where the others sit, clockwise from the left hand of the nearest. */
export const PLACES: readonly (readonly string[])[] = [[], ['top'], ['left', 'right'], ['left', 'top', 'right'], ['left', 'top-left', 'top-right', 'right']];

/** A seat and who sits there; on a shared screen the seat alone. */
export const playerName = (seat: string, name: string) => (name ? say('scorso-table-name', { seat, name }) : seat);

export const dieName = (die: string) => {
  const key = die === '?' || die === TUMBLING ? 'scorso-die-unrolled' : `scorso-die-${die}`;
  return say(key);
};

/** Dice as words: “a shot, 2 green dice”. */
export function diceWords(dice: readonly string[]): string {
  const faces = [...DICE].filter((face) => dice.includes(face));
  return faces.map((die) => say('scorso-word-dice', { die, count: dice.filter((each) => each === die).length })).join(', ');
}

export function bulletWords(bullets: readonly string[]): string {
  const colours = COLOURS.filter((colour) => bullets.includes(colour));
  return colours.map((colour) => say('scorso-word-bullets', { colour, count: bullets.filter((each) => each === colour).length })).join(', ');
}

/** Play chips, or debts. */
export const chipWords = (chips: number) => (chips < 0 ? say('scorso-board-debt', { count: -chips }) : say('scorso-board-purse', { count: chips }));

/** Out of the stage, or gone for good. */
export const outWords = ({ outfit }: Player) => (outfit?.is_away ? say('scorso-board-away') : say('scorso-board-out'));

/** What lies in a target location, whether it is valid and what it would do. */
export function trayWords(tray: Tray): string {
  if (isEmpty(tray)) return say('scorso-board-tray-empty');
  const verdict = tray.is_valid ? say('scorso-board-tray-valid') : invalidWords(tray);
  return [diceWords(tray.dice), verdict, say('scorso-table-costs', { count: tray.bullets })].filter(Boolean).join('; ');
}

export const isEmpty = ({ dice, weapons = [] }: Tray) => dice.length + weapons.length === 0;

/** Why a location is not valid: dice would burn, or nothing but a weapon is left over. */
export const invalidWords = ({ wasted }: Tray) => (wasted.length > 0 ? say('scorso-board-tray-invalid', { dice: diceWords(wasted) }) : say('scorso-table-weapon-idle'));
