// Anyone, now: a wish that is said again after every loss of the connection, until there is a table.
import { Link, socketUrl } from './link';
import type { FromLobby, Refusal, Seek, ToLobby } from './messages';

export type Wish = Omit<Seek, 'type'>;

export class Finder {
  /** Whether the wish is on its way or known to the server. */
  isSeeking = $state(false);
  /** How many people wait for this game, this guest included. */
  waiting = $state(0);
  #wish: Wish | null = null;
  #link: Link<FromLobby, ToLobby> | null = null;
  readonly #onpaired: (table: string) => void;
  readonly #onrefused: (refusal: Refusal) => void;

  constructor(onpaired: (table: string) => void, onrefused: (refusal: Refusal) => void) {
    this.#onpaired = onpaired;
    this.#onrefused = onrefused;
  }

  seek(wish: Wish): void {
    this.stop();
    this.#wish = wish;
    this.isSeeking = true;
    this.#link = new Link<FromLobby, ToLobby>({ url: socketUrl('/ws/lobby'), onmessage: (message) => this.receive(message) });
    this.#link.start();
  }

  /** Going away says the same: without a connection there is no wish. */
  stop(): void {
    this.#link?.stop();
    this.#link = null;
    this.#wish = null;
    this.isSeeking = false;
    this.waiting = 0;
  }

  receive(message: FromLobby): void {
    if (message.type === 'tables' && this.#wish) {
      this.#link?.say({ type: 'seek', ...this.#wish }); // first, and again after a restart of the server
    } else if (message.type === 'seeking') {
      this.waiting = message.waiting;
    } else if (message.type === 'paired') {
      this.stop();
      this.#onpaired(message.table);
    } else if (message.type === 'refused') {
      this.stop();
      this.#onrefused(message.refusal);
    }
  }
}
