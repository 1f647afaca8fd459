// One event as this guest may know it, always the newest: the server says when it has changed, and it is asked for again.
import { Refused } from '../lib/api';
import { Link, socketUrl, type Counted, type LinkState } from '../lib/link';
import type { EventAct, EventEntrant, EventTable, EventView, Refusal } from '../lib/messages';
import { complain } from '../lib/refusals';
import { events } from './calls';
import { entrantName } from './told';

interface Told extends Counted {
  boards?: boolean;
  refusal?: Refusal;
}

const EVERY = 5_000; // milliseconds

export class LiveEvent {
  view = $state.raw<EventView | null>(null);
  /** There is no such event. */
  refusal = $state.raw<Refusal | null>(null);
  connection = $state<LinkState>('connecting');
  #hasLived = false;
  isBusy = $state(false);
  /** Counts what its boards have shown. */
  moves = $state(0);
  #isAsking = false;
  #isStale = false;
  #link: Link<Told, { type: string }>;

  constructor(readonly id: string) {
    this.#link = new Link({
      url: socketUrl(`/ws/event/${encodeURIComponent(id)}`),
      onmessage: (told) => this.#hear(told),
      onstate: (state) => this.#become(state),
      isFinal: (told) => told.type === 'closed' && told.refusal?.code !== 'unavailable',
    });
  }

  start(): () => void {
    void this.refresh();
    this.#link.start();
    // Without a connection the event is asked for all the same, only less often.
    const timer = setInterval(() => this.connection !== 'live' && document.visibilityState === 'visible' && void this.refresh(), EVERY);
    return () => {
      clearInterval(timer);
      this.#link.stop();
    };
  }

  /** A page that has never been connected shows what it was answered: that is no loss. */
  #become(state: LinkState): void {
    this.#hasLived ||= state === 'live';
    if (this.#hasLived) this.connection = state;
  }

  #hear(told: Told): void {
    if (told.type === 'closed') {
      if (told.refusal) this.refusal = told.refusal;
      return;
    }
    this.moves += 1;
    if (!told.boards) void this.refresh();
  }

  /** Ask again; while an answer is awaited, once more after it. */
  async refresh(): Promise<void> {
    if (this.#isAsking) {
      this.#isStale = true;
      return;
    }
    this.#isAsking = true;
    try {
      this.view = await events.view(this.id);
    } catch (error) {
      if (error instanceof Refused) this.refusal = error.refusal;
    } finally {
      this.#isAsking = false;
    }
    if (this.#isStale) {
      this.#isStale = false;
      await this.refresh();
    }
  }

  /** Do something to the event; whether it was done. Why not, is said. */
  async act(act: EventAct): Promise<boolean> {
    this.isBusy = true;
    try {
      this.view = await events.act(this.id, act);
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #numbered = $derived(new Map(this.view?.entrants.map((one) => [one.number, one])));

  entrant = (number: number): EventEntrant | undefined => this.#numbered.get(number);
  nameOf = (number: number): string => entrantName(this.#numbered.get(number));
  names = (table: EventTable): string[] => table.players.map(this.nameOf);

  get isArena(): boolean {
    return this.view?.plan.format === 'arena';
  }

  may = (power: EventView['may'][number]): boolean => this.view?.may.includes(power) ?? false;

  round = (number: number): EventTable[] => this.view?.tables.filter(({ round }) => round === number) ?? [];

  /** The tables that go on; in an arena people meet as they become free. */
  open = $derived(this.view?.tables.filter(({ status, round }) => (status === 'waiting' || status === 'running') && (this.isArena || round === this.view?.round)) ?? []);

  /** Where this guest plays now. */
  mine = $derived(this.view?.tables.findLast(({ yours, status }) => yours && (status === 'waiting' || status === 'running')) ?? null);

  /** Tables that wait for a judge: called, or with results that contradict each other. */
  waiting = $derived(this.view?.tables.filter(({ call, contradiction }) => call !== null || contradiction) ?? []);
}
