// A game's own words: for a match its own are looked up first, then those of the game it is made of.
import { catalogue } from './catalogue.svelte';
import { say, words } from './words.svelte';

/** A game and, if it is a match of several, the game it is made of: whose board and words are used, nearest first. */
export function withChild(game: string): string[] {
  const child = catalogue.childOf(game);
  return child === null ? [game] : [game, child];
}

/** The first of these words that the game, or the game a match is made of, has. */
export function gameKey(game: string, ...endings: string[]): string | null {
  const keys = withChild(game).flatMap((name) => endings.map((ending) => `${name}-${ending}`));
  return keys.find((key) => words.knows(key)) ?? null;
}

export function gameName(game: string): string {
  return words.knows(`${game}-name`) ? say(`${game}-name`) : game;
}

export function gameTagline(game: string): string {
  return words.knows(`${game}-tagline`) ? say(`${game}-tagline`) : '';
}

/** What a game counts at its end, where that is not points. */
export function gameScore(game: string): string {
  return words.knows(`${game}-score`) ? say(`${game}-score`) : '';
}

/** How hard a game is, where its rulebook says so. */
export function gameDifficulty(game: string): string {
  return words.knows(`${game}-difficulty`) ? say(`${game}-difficulty`) : '';
}
