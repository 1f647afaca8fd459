// The rules pages of our games are written once, in docs/rules: `<game>.md` in English, `<game>.<language>.md` in the
// others. A game of another package brings its own, which the server has.
import { api, Refused } from './api';
import { boardOf } from './board';
import { isDrawn } from './drawn';
import type { Language } from './words.svelte';

const pages = import.meta.glob<string>(['../../../docs/rules/*.md', '!../../../docs/rules/coverage.md'], { query: '?raw', import: 'default' });

/** The page in Markdown; null: there is none. */
export async function rulesSource(game: string, language: Language): Promise<string | null> {
  const page = boardOf(game);
  if (!isDrawn(page)) return fetched(page, language);
  const names = language === 'en' ? [`${page}.md`] : [`${page}.${language}.md`, `${page}.md`];
  for (const name of names) {
    const source = pages[`../../../docs/rules/${name}`];
    if (source) return source();
  }
  return null;
}

async function fetched(game: string, language: Language): Promise<string | null> {
  try {
    return await api.rules(game, language);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** What games between machines show of the games themselves; in English. */
export const balanceSource = async (): Promise<string> => (await import('../../../docs/reference/balance.md?raw')).default;
