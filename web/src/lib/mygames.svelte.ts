// The tables at which this guest sits: asked for when a page is opened or looked at again, and now and then; more rarely
// while nobody looks, so that the title still tells of a move.
import { api } from './api';
import { me } from './me.svelte';
import type { MyTable } from './messages';

const EVERY = 10_000;
const UNSEEN = 3; // of so many times one, while the page is hidden

class MyGames {
  tables = $state.raw<MyTable[]>([]);
  /** Those that are not over. */
  going = $derived(this.tables.filter(({ status }) => status !== 'over'));
  /** How many wait for this guest. */
  turns = $derived(this.tables.filter(({ is_my_turn }) => is_my_turn).length);

  #asked = 0;

  async refresh(): Promise<void> {
    this.#asked += 1;
    if (document.visibilityState === 'hidden' && this.#asked % UNSEEN !== 0) return;
    await me.known();
    // Without an answer the list stays as it was; it is asked for again soon.
    this.tables = await api.myTables().then(({ tables }) => tables, () => this.tables);
  }

  /** Keep the list fresh until the function returned is called. */
  follow(): () => void {
    const refresh = () => void this.refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }
}

export const myGames = new MyGames();
