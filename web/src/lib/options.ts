// Table options in words.
import { say, words } from './words.svelte';

export function optionName(game: string, name: string): string {
  const key = `${game}-option-${name}`;
  return words.knows(key) ? say(key) : name;
}

export function optionValue(game: string, name: string, value: string): string {
  const exact = `${game}-option-${name}-${value}`;
  if (words.knows(exact)) return say(exact);
  const counted = `${game}-option-${name}-n`;
  return words.knows(counted) && /^\d+$/.test(value) ? say(counted, { n: Number(value) }) : value;
}

export function optionText(game: string, name: string, value: string): string {
  return `${optionName(game, name)}: ${optionValue(game, name, value)}`;
}
