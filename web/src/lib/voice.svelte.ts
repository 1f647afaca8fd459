// Announcements: sentences for screen readers, and passing notes.

const MOMENT = 1500; // milliseconds during which no announcement replaces another

/** What one live region says. Each sentence is a separate element, read once, when it is added. */
class Speech {
  sentences = $state.raw<{ id: number; text: string; at: number }[]>([]);
  #next = 1;

  say(text: string): void {
    if (!text) return;
    const at = Date.now();
    const recent = this.sentences.filter((sentence) => at - sentence.at < MOMENT);
    this.sentences = [...recent, { id: this.#next++, text, at }];
  }

  hush(): void {
    this.sentences = [];
  }
}

class Voice {
  polite = new Speech();
  urgent = new Speech();
  notes = $state<{ id: number; text: string; detail: string; game: string | undefined; tone: 'plain' | 'refusal' }[]>([]);
  #next = 1;

  announce(text: string, urgent = false): void {
    (urgent ? this.urgent : this.polite).say(text);
  }

  /** `detail` may name a rule of the game. */
  note(text: string, { detail = '', game = undefined as string | undefined, tone = 'plain' as 'plain' | 'refusal', lasting = 6000 } = {}): void {
    if (this.notes.some((note) => note.text === text && note.detail === detail)) return;
    const id = this.#next++;
    this.notes.push({ id, text, detail, game, tone });
    this.announce(detail ? `${text} ${detail}` : text, tone === 'refusal');
    setTimeout(() => this.dismiss(id), lasting);
  }

  /** Remove everything said: it may have been meant for one person only. */
  hush(): void {
    this.polite.hush();
    this.urgent.hush();
    this.notes = [];
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const voice = new Voice();
