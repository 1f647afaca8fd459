// Words for people. The server, the terminal and this page use the same Fluent files; a language is
// fetched when it is first used, and switching needs no reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { typeset } from './typesetting';

export const LANGUAGES = ['en', 'it', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', cs: 'Čeština' };

export type Args = Record<string, FluentVariable>;
/** A sentence not yet worded: its key and arguments. */
export interface Phrase {
  key: string;
  args?: Args;
}

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../words/en'),
  it: () => import('../words/it'),
  cs: () => import('../words/cs'),
};

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #kept = new Map<Language, FluentBundle>();
  /** Games that were not there when this client was built: the server has their words. */
  #learned: readonly string[] = [];
  #wanted: Language = 'en';

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Use this language from now on. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const bundle = this.#kept.get(language) ?? makeBundle(language, await this.#read(language));
    if (this.#wanted !== language) return; // another one has been asked for meanwhile
    this.#kept.set(language, bundle);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak of these games too, in every language. */
  async learn(games: readonly string[]): Promise<void> {
    if (games.length === 0) return;
    this.#learned = games;
    this.#kept.clear();
    await this.speak(this.#wanted);
  }

  async #read(language: Language): Promise<string[]> {
    const ours = (await sources[language]()).default;
    const theirs = this.#learned.map((game) => api.words(game, language).catch(() => '')); // without words it is called by its name
    return [...ours, ...(await Promise.all(theirs))];
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, args?: Args): string {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) {
      if (bundle && import.meta.env.DEV) console.error(`no words for ${key} in ${this.language}`);
      return key;
    }
    return bundle.formatPattern(message.value, args, []);
  }
}

export function makeBundle(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: (text) => typeset(text, language) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The first of the browser's languages that we support. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
    if (base === 'sk') return 'cs'; // Slovak readers read Czech far better than English
  }
  return 'en';
}

export const words = new Words();

export function say(key: string, args?: Args): string {
  return words.say(key, args);
}

export function sayPhrase(phrase: Phrase): string {
  return words.say(phrase.key, phrase.args);
}
