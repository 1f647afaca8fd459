// Calling somebody back who has the page open but looks elsewhere: title, sound, and a notification of the browser.
import { settings } from './settings.svelte';
import { play } from './sound';
import { bell, type Strike } from './synthesis';

const CALL: readonly Strike[] = [bell(0, 587, 0.06), bell(0.1, 784, 0.06)];

class Notifier {
  /** How much has happened while nobody looked: then a bell stands before the title. */
  missed = $state(0);

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.missed = 0;
    });
  }

  get isPossible(): boolean {
    return typeof Notification !== 'undefined';
  }

  /** Switched on by the visitor: only then does the browser ask. */
  async allow(wanted: boolean): Promise<boolean> {
    const granted = wanted && this.isPossible && (await Notification.requestPermission()) === 'granted';
    settings.setNotifies(granted);
    return granted;
  }

  /** Something calls for attention; `tag` replaces what was said about the same before. */
  call(text: string, tag: string, { isQuiet = false } = {}): void {
    if (!text) return;
    if (!isQuiet) play(CALL);
    if (!document.hidden) return;
    this.missed += 1;
    if (!settings.notifies || !this.isPossible || Notification.permission !== 'granted') return;
    const note = new Notification('Ludoteca', { body: text, tag, icon: '/icon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export const notifier = new Notifier();
