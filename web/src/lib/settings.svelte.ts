// What a visitor prefers, kept in the browser.
import { LANGUAGES, preferredLanguage, words, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Helper = 'first' | 'always' | 'never';
const KEY = 'ludoteca';

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  helper?: Helper;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {}; // storage forbidden or damaged: the defaults are fine
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  sound = $state(true);
  /** When the table helps: in the first game of each kind, always or never. */
  helper = $state<Helper>('first');
  #kept: Kept = read();

  constructor() {
    const { language, theme, sound, helper } = this.#kept;
    this.language = language && LANGUAGES.includes(language) ? language : preferredLanguage(navigator.languages);
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.sound = sound ?? true;
    this.helper = helper === 'always' || helper === 'never' ? helper : 'first';
  }

  async setLanguage(language: Language): Promise<void> {
    this.language = language;
    this.#keep({ language });
    await words.speak(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep({ theme });
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.#keep({ sound });
  }

  setHelper(helper: Helper): void {
    this.helper = helper;
    this.#keep({ helper });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // storage forbidden: the choice lasts until the page is closed
    }
  }
}

export const settings = new Settings();
