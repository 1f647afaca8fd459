// Table options in words.
import { gameKey } from './series';
import { say } from './words.svelte';

export function optionName(game: string, name: string): string {
  const key = gameKey(game, `option-${name}`);
  return key ? say(key) : name;
}

export function optionValue(game: string, name: string, value: string): string {
  const exact = gameKey(game, `option-${name}-${value}`);
  if (exact) return say(exact);
  const counted = gameKey(game, `option-${name}-n`);
  return counted && /^\d+$/.test(value) ? say(counted, { n: Number(value) }) : value;
}

export function optionText(game: string, name: string, value: string): string {
  return `${optionName(game, name)}: ${optionValue(game, name, value)}`;
}
