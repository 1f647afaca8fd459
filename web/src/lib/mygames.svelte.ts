// The tables at which this guest sits or is asked to. The server rings when one of them changes; they are asked for again
// when a page is looked at again, and now and then, in case a ring was lost.
import { cameToNothing, challenger } from './challenges';
import { api } from './api';
import { gameName } from './gamewords';
import { Link, socketUrl } from './link';
import { me } from './me.svelte';
import type { FromMe, MyTable, ToMe } from './messages';
import { notifier } from './notify.svelte';
import { opponents } from './seats';
import { voice } from './voice.svelte';
import { say } from './words.svelte';

const EVERY = 60_000;
const PAUSE = 3_000; // before asking again because of a ring

class MyGames {
  tables = $state.raw<MyTable[]>([]);
  /** Those that are not over, neither for all nor for this guest. */
  going = $derived(this.tables.filter(({ status, forsaken }) => status !== 'over' && !forsaken));
  /** In how many it is this guest's turn. */
  turns = $derived(this.tables.filter(({ is_my_turn }) => is_my_turn).length);
  /** How many games begin when this guest comes to the table. */
  awaited = $derived(this.tables.filter(({ is_awaited }) => is_awaited).length);
  /** How many people challenge this guest. */
  challenges = $derived(this.tables.filter(({ is_challenge }) => is_challenge).length);
  /** How many wait for this guest. */
  calls = $derived(this.turns + this.awaited + this.challenges);

  /** Whether the server has answered. */
  isKnown = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  async refresh(): Promise<void> {
    this.#asked = Date.now();
    await me.known();
    // Without an answer the list stays as it was; it is asked for again soon.
    const tables = await api.myTables().then(({ tables }) => tables, () => null);
    if (!tables) return;
    if (this.isKnown) this.#tell(tables);
    this.isKnown = true;
    this.tables = tables;
  }

  /** What has just changed and matters is told on whatever page one is. */
  #tell(tables: readonly MyTable[]): void {
    for (const table of tables) {
      const text = news(table, this.tables.find(({ id }) => id === table.id));
      if (!text) continue;
      voice.note(text);
      notifier.call(text, `mine ${table.id}`);
    }
  }

  /** Something has changed: what is listed is asked for again, at once if that was not done just before. */
  #rung(): void {
    if (this.#waiting !== undefined) return;
    const pause = Math.max(0, this.#asked + PAUSE - Date.now());
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      void this.refresh();
    }, pause);
  }

  /** Keep the list fresh until the function returned is called. */
  follow(): () => void {
    let isWanted = true;
    const link = new Link<FromMe, ToMe>({ url: socketUrl('/ws/me'), onmessage: ({ type }) => type === 'mine' && this.#rung() });
    void me.known().then(() => isWanted && link.start());
    const refresh = () => document.visibilityState === 'visible' && void this.refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isWanted = false;
      link.stop();
      clearInterval(timer);
      clearTimeout(this.#waiting);
      document.removeEventListener('visibilitychange', refresh);
    };
  }
}

/** A challenge that has come or come to nothing, a seat that was lost; and what happens at a table nobody of this guest's
 * pages is at, since a page there tells it itself: a game that has begun or could, somebody's move. */
export function news(table: MyTable, before: MyTable | undefined): string {
  if (table.is_challenge && !before) return asked(table);
  if (before?.is_challenge && before.event) return ''; // its page says what came of it
  if (before?.is_challenge) return cameToNothing(table);
  if (table.is_replaced && !before?.is_replaced) return say('mine-replaced');
  const isElsewhere = table.seats.every(({ yours, present }) => !yours || !present) && table.seats.some(({ kind, yours }) => kind === 'guest' && !yours);
  if (!before || !isElsewhere) return '';
  const about = { game: gameName(table.game), names: opponents(table.seats) };
  if (table.is_awaited && !before.is_awaited) return say('mine-awaited-at', about);
  if (table.is_my_turn && !before.is_my_turn) return say('mine-called', about);
  return before.status === 'open' && table.status === 'running' && !before.is_awaited ? say('mine-begun', about) : '';
}

/** Why a seat is kept for this guest: the draw of an event, or somebody's challenge. */
function asked(table: MyTable): string {
  if (table.event) return say('event-my-table', { number: table.event.table, round: table.event.round });
  return say('challenge-you', { name: challenger(table) });
}

export const myGames = new MyGames();
