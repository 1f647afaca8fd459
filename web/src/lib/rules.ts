// The rules pages are written once, in docs/rules: `<game>.md` in English, `<game>.<language>.md` in the others.
import type { Language } from './words.svelte';

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesSource(game: string, language: Language): Promise<string | null> {
  const names = language === 'en' ? [`${game}.md`] : [`${game}.${language}.md`, `${game}.md`];
  for (const name of names) {
    const page = pages[`../../../docs/rules/${name}`];
    if (page) return page();
  }
  return null;
}
