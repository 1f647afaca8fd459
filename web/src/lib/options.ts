// Table options in words.
import { gameKey } from './gamewords';
import { say } from './words.svelte';

export function optionName(game: string, name: string): string {
  const key = gameKey(game, `option-${name}`);
  return key ? say(key) : name;
}

export function optionValue(game: string, name: string, value: string): string {
  const exact = gameKey(game, `option-${name}-${value}`);
  if (exact) return say(exact);
  const [word = '', list] = value.split(':');
  const written = list === undefined ? null : gameKey(game, `option-${name}-${word}`);
  if (written) return say(written, { list: list!.replaceAll(',', ', ') });
  const counted = gameKey(game, `option-${name}-n`);
  return counted && /^\d+$/.test(value) ? say(counted, { n: Number(value) }) : value;
}

/** How a value is written out, if it can be. */
export function optionHelp(game: string, name: string): string {
  const key = gameKey(game, `option-${name}-help`);
  return key ? say(key) : '';
}

export function optionText(game: string, name: string, value: string): string {
  return `${optionName(game, name)}: ${optionValue(game, name, value)}`;
}
