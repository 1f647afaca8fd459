// What this page asks of a table: every intent has an id, and a move says what the page had seen when it was made.
import type { FromClient, Now } from './messages';
import type { Outbox } from './outbox';

type IntentType = Exclude<FromClient['type'], 'hello' | 'ping'>;
type IntentFields<T extends IntentType> = Omit<Extract<FromClient, { type: T }>, 'type' | 'intent'>;

/** An id for an intent. (`randomUUID` exists only on secure pages, and a friend's laptop does not serve one.) */
function newIntent(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

interface Asked {
  outbox: Outbox<FromClient>;
  /** The current state of the table, once it has been shown. */
  now: () => Now | undefined;
  /** The last message that arrived, and the milliseconds since. */
  lastSeen: () => { seen: number; since: number };
}

export class Asking {
  /** A move sent but not yet answered: nothing else can be chosen until it is. */
  isSending = $state(false);
  #moves = new Map<string, string>(); // each with the race it was made in
  readonly #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  play(seat: string, text: string): void {
    const now = this.#asked.now();
    if (!now) return;
    this.ask('move', { seat, text, after: now.ply, ...(now.timing ? this.#asked.lastSeen() : {}) });
  }

  ask<T extends IntentType>(type: T, fields: IntentFields<T>): void {
    const intent = newIntent();
    if (type === 'move') {
      this.#moves.set(intent, this.#race);
      this.isSending = true;
    }
    this.#asked.outbox.put({ type, intent, ...fields } as unknown as FromClient & { intent: string });
  }

  answered(intent: string | null): void {
    if (intent) this.#moves.delete(intent);
    else this.#moves.clear();
    this.isSending = this.#moves.size > 0;
  }

  /** Whether a move was made in a race that has since ended; the event that ended it may arrive later. */
  isLate(intent: string | null, isRunning: boolean): boolean {
    const race = this.#moves.get(intent ?? '') ?? '';
    return race !== '' && (race !== this.#race || !isRunning);
  }

  get #race(): string {
    return this.#asked.now()?.timing?.race ?? '';
  }
}
