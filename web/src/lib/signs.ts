// Signs in a text: `:shot:` is a drawing of the game, the same that its board and print kit use.
import { boardOf } from './board';
import { gameKey } from './gamewords';
import { say } from './words.svelte';

const drawings = import.meta.glob<string>('../../../src/ludoteca/games/*/drawings/*.svg', { query: '?raw', import: 'default', eager: true });

export const SIGN = /^:([a-z][a-z0-9-]*):(?![\w:])/;

/** The name of a sign as it is spoken; null: the game has no such sign. */
export function signName(game: string, sign: string): string | null {
  const key = gameKey(game, `sign-${sign}`);
  return key ? say(key) : null;
}

/** The sign as HTML: its drawing, or where there is none its name; null: the game has no such sign. */
export function signHtml(game: string, sign: string): string | null {
  const name = signName(game, sign);
  if (name === null) return null;
  const spoken = name.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
  const drawing = drawings[`../../../src/ludoteca/games/${boardOf(game)}/drawings/${sign}.svg`];
  if (!drawing) return spoken;
  const svg = drawing.slice(drawing.indexOf('<svg')).replace('<svg', '<svg aria-hidden="true" focusable="false"');
  return `<span class="sign" role="img" aria-label="${spoken}" title="${spoken}">${svg}</span>`;
}

/** A text with signs, as it is spoken. */
export function spokenSigns(game: string, text: string): string {
  return text.replace(/(?<![\w:]):([a-z][a-z0-9-]*):(?![\w:])/g, (written, sign: string) => signName(game, sign) ?? written);
}
