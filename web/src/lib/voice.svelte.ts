// What is said aside: sentences for screen readers, and notes that pass.
class Voice {
  /** Read aloud politely; the counter makes the same sentence be read twice. */
  polite = $state('');
  urgent = $state('');
  notes = $state<{ id: number; text: string; detail: string; tone: 'plain' | 'refusal' }[]>([]);
  #next = 1;

  announce(text: string, urgent = false): void {
    // A live region is silent when its text does not change: a no-break space makes it differ.
    if (urgent) this.urgent = text === this.urgent ? `${text}\u00a0` : text;
    else this.polite = text === this.polite ? `${text}\u00a0` : text;
  }

  note(text: string, { detail = '', tone = 'plain' as 'plain' | 'refusal', lasting = 6000 } = {}): void {
    if (this.notes.some((note) => note.text === text && note.detail === detail)) return;
    const id = this.#next++;
    this.notes.push({ id, text, detail, tone });
    this.announce(detail ? `${text} ${detail}` : text, tone === 'refusal');
    setTimeout(() => this.dismiss(id), lasting);
  }

  /** Take back everything said: it may have been for one pair of ears only. */
  hush(): void {
    this.polite = this.urgent = '';
    this.notes = [];
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const voice = new Voice();
