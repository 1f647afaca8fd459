// What a visitor prefers, kept in the browser.
import { LANGUAGES, preferredLanguage, words, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Helper = 'first' | 'always' | 'never';
/** How the list of moves is written. */
export const LOGS = ['words', 'notation', 'both'] as const;
export type LogStyle = (typeof LOGS)[number];
export const BOARDS = ['usual', 'slate', 'meadow', 'plum'] as const;
/** The colours of the boards. */
export type BoardTheme = (typeof BOARDS)[number];
const KEY = 'ludoteca';

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  helper?: Helper;
  confirms?: boolean;
  premoves?: boolean;
  notifies?: boolean;
  log?: LogStyle;
  board?: BoardTheme;
  volume?: number;
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
  /** Whether a move is asked about before it is played, and whether the next one can be planned. */
  confirms = $state(false);
  premoves = $state(false);
  /** Whether the browser shows a notification while the page is in the background. */
  notifies = $state(false);
  log = $state<LogStyle>('words');
  board = $state<BoardTheme>('usual');
  /** Of sounds, from 0 to 1. */
  volume = $state(0.7);
  #kept: Kept = read();

  constructor() {
    const { language, theme, sound, helper, notifies, log, board, volume } = this.#kept;
    this.language = language && LANGUAGES.includes(language) ? language : preferredLanguage(navigator.languages);
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'auto';
    this.sound = sound ?? true;
    this.confirms = this.#kept.confirms ?? false;
    this.premoves = this.#kept.premoves ?? false;
    this.notifies = notifies ?? false;
    this.helper = helper === 'always' || helper === 'never' ? helper : 'first';
    this.log = log && LOGS.includes(log) ? log : 'words';
    this.board = board && BOARDS.includes(board) ? board : 'usual';
    this.volume = typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.7;
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

  setNotifies(notifies: boolean): void {
    this.notifies = notifies;
    this.#keep({ notifies });
  }

  setHelper(helper: Helper): void {
    this.helper = helper;
    this.#keep({ helper });
  }

  setConfirms(confirms: boolean): void {
    this.confirms = confirms;
    this.#keep({ confirms });
  }

  setPremoves(premoves: boolean): void {
    this.premoves = premoves;
    this.#keep({ premoves });
  }

  setLog(log: LogStyle): void {
    this.log = log;
    this.#keep({ log });
  }

  setBoard(board: BoardTheme): void {
    this.board = board;
    this.#keep({ board });
    document.documentElement.dataset.board = board;
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.#keep({ volume });
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
