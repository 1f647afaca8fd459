// What is said at a table, how much of it is new to the reader, and in which words it is read.
import { PHRASES, type TalkLine, type TableView } from './messages';
import { reactionOf } from './reactions';
import { personName } from './seats';
import type { Table } from './table.svelte';
import { say } from './words.svelte';

/** In the reader's language, whatever the speaker's was. */
export function spoken({ kind, text }: Pick<TalkLine, 'kind' | 'text'>): string {
  if (kind === 'phrase') return say(`talk-phrase-${text}`);
  const reaction = kind === 'sign' && reactionOf(text);
  return reaction ? say(`talk-sign-${reaction.name}`) : text;
}
/** What was reported is kept without its kind: phrases and signs are known by their codes. */
export const reported = (text: string): string => spoken({ kind: (PHRASES as readonly string[]).includes(text) ? 'phrase' : 'sign', text });
export const spokenBy = (said: TalkLine): string => say('talk-said', { name: personName(said.by), text: spoken(said) });

export class TalkOf {
  isOpen = $state(false);
  #read = $state(0);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    try {
      this.#read = Number(sessionStorage.getItem(this.#key) ?? 0);
    } catch {
      // no storage: everything is new after a reload
    }
  }

  get #key(): string {
    return `talk ${this.#table.id}`;
  }

  #view = $derived.by((): TableView | null => this.#table.view);
  said = $derived(this.#view?.talk.said ?? []);
  muted = $derived(this.#view?.talk.muted ?? []);
  isSeated = $derived(this.#view?.seats.some(({ yours }) => yours) ?? false);
  mayWrite = $derived(this.#view?.terms.talk === 'free');
  /** Whether there is anybody to talk to. */
  isOffered = $derived.by(() => {
    const view = this.#view;
    if (!view || view.terms.talk === 'off') return false;
    return !this.isSeated || this.said.length > 0 || this.muted.length > 0 || view.seats.some(({ kind, yours }) => kind === 'guest' && !yours);
  });
  unread = $derived(this.isOpen ? [] : this.said.filter(({ number, by }) => number > this.#read && !by.yours));

  read(): void {
    this.#read = this.said.at(-1)?.number ?? this.#read;
    try {
      sessionStorage.setItem(this.#key, String(this.#read));
    } catch {
      // as above
    }
  }
}
