// How a plain board calls its things: in the game's own words where it has any.
import { gameKey } from '../lib/gamewords';
import type { PlainHand, PlainMove, PlainNote, PlainPlace, PlainThing } from '../lib/messages';
import { seatName } from '../lib/seats';
import { say, type Args } from '../lib/words.svelte';

/** The game's words for something of this kind and name, or what stands for them. */
function called(game: string, kind: string, name: string | undefined, args: Args, otherwise: string): string {
  const key = name ? gameKey(game, `${kind}-${name}`) : null;
  return key ? say(key, args) : otherwise;
}

export function thingWords(game: string, { sign, owner, name, count = 1 }: PlainThing): string {
  const seat = owner ? seatName(game, owner) : '';
  return called(game, 'thing', name, { owner: owner ?? '', seat, count }, sign || say('plain-face-down'));
}

/** The same, with how many there are and whose they are. */
function fullWords(game: string, thing: PlainThing): string {
  const { owner, count = 1 } = thing;
  return [thingWords(game, thing), ...(count > 1 ? [`× ${count}`] : []), ...(owner ? [seatName(game, owner)] : [])].join(', ');
}

/** Squares have names that people use; a place in a hand is known by what lies there. */
export function placeWords(game: string, { name, thing, is_marked }: PlainPlace, isSquare: boolean): string {
  const what = thing ? fullWords(game, thing) : say('plain-empty');
  return [...(isSquare ? [name] : []), what, ...(is_marked ? [say('plain-marked')] : [])].join(', ');
}

export function handWords(game: string, { seat, name }: PlainHand): string {
  const whose = seat ? seatName(game, seat) : '';
  return called(game, 'hand', name, { seat: whose }, seat ? say('plain-hand', { seat: whose }) : say('plain-middle'));
}

export function noteWords(game: string, { name, args = {} }: PlainNote): string {
  return called(game, 'note', name, args, `${name}: ${Object.values(args).join(', ')}`);
}

export function moveWords(game: string, { text, name, args = {} }: PlainMove): string {
  return called(game, 'move', name, args, text);
}
