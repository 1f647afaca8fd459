// Print and play: where the server has the kit of a game, and on which paper people print here.
import type { Language } from './words.svelte';

export type Paper = 'a4' | 'letter';

const LETTER_COUNTRIES = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'DO', 'PA', 'SV', 'NI', 'PR'];

/** The paper in the visitor's printer, as far as the browser's languages tell the country. */
export function usualPaper(languages: readonly string[]): Paper {
  const country = languages.map((language) => language.split('-')[1]).find(Boolean);
  return country && LETTER_COUNTRIES.includes(country) ? 'letter' : 'a4';
}

export function kitPath(game: string, language: Language, paper: Paper, isLowInk = false): string {
  const asked = new URLSearchParams({ language, paper, ...(isLowInk ? { ink: 'low' } : {}) });
  return `/api/games/${encodeURIComponent(game)}/kit.pdf?${asked}`;
}
