// The rules pages are written once, in docs/rules: `<game>.md` in English, `<game>.<language>.md` in the others.
import { folderOf } from './board';
import type { Language } from './words.svelte';

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesSource(game: string, language: Language): Promise<string | null> {
  const page = folderOf(game);
  const names = language === 'en' ? [`${page}.md`] : [`${page}.${language}.md`, `${page}.md`];
  for (const name of names) {
    const source = pages[`../../../docs/rules/${name}`];
    if (source) return source();
  }
  return null;
}
