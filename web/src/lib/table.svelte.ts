// A table as this page sees it: what the server said last.
import { api } from './api';
import { Asking } from './asking.svelte';
import { Hinting } from './hinting.svelte';
import { answer, forget, isAsPromised } from './nonces';
import { Link, socketUrl, type LinkState } from './link';
import type { FromClient, FromServer, LogEntry, Now, Refusal, Replay, TalkLine, SeatInfo, TableView } from './messages';

export interface TableEvents {
  /** Something happened at the table while we were looking. */
  onentries?: (entries: LogEntry[], now: Now) => void;
  /** A late press was made in a race that has since ended. */
  onrefused?: (refusal: Refusal, isLate: boolean) => void;
  /** The connection was lost and is back; `missed` plies were played meanwhile. */
  onback?: (missed: number) => void;
  /** The whole table arrived for the first time on this page. */
  onfirstview?: (view: TableView) => void;
  /** A curtain was lowered over a hand (null), or raised for this seat. */
  oncurtain?: (lifted: string | null) => void;
  /** Somebody else said something. */
  onsaid?: (said: TalkLine) => void;
  onpresence?: (before: SeatInfo[], after: SeatInfo[]) => void;
  /** Something was opened at this table that is not what had been promised. */
  onbroken?: () => void;
}

/** In a game played from memory a page keeps what the last act showed, and nothing older, until the game is over. */
function lookable({ from_memory, now }: TableView, before: LogEntry[], latest?: LogEntry[]): LogEntry[] {
  if (from_memory && !now.outcome) return latest ?? before.filter(({ events }) => events.length > 0);
  return [...before, ...(latest ?? [])];
}

export class Table {
  view = $state.raw<TableView | null>(null);
  /** This page, as the server knows it. */
  viewer = $state('');
  /** When the server last said who is away, on this page's clock. */
  toldAt = $state(0);
  connection = $state<LinkState>('connecting');
  /** The server will not show us this table, and why. */
  refusal = $state.raw<Refusal | null>(null);
  replay = $state.raw<Replay | null>(null);

  readonly asking: Asking;
  readonly hinting: Hinting;
  #link: Link<FromServer, FromClient>;
  #events: TableEvents;
  #plyAtLoss: number | null = null;

  constructor(
    readonly id: string,
    events: TableEvents = {},
  ) {
    this.#events = events;
    this.#link = new Link({
      url: socketUrl(`/ws/table/${encodeURIComponent(id)}`),
      onmessage: (message) => this.receive(message),
      onstate: (state) => this.#onState(state),
      oncaughtup: () => this.#settleLoss(),
      isFinal: (message) => message.type === 'closed' && message.refusal.code !== 'unavailable',
      isUrgent: () => this.view?.now.status === 'running' && Boolean(this.view.now.timing),
    });
    this.asking = new Asking({ outbox: this.#link.outbox, now: () => this.view?.now, lastSeen: () => this.#link.lastSeen() });
    this.hinting = new Hinting(this);
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  /** The seats this page acts for. */
  mine = $derived(this.view?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);

  /** The seat that may act now through this page. */
  acting = $derived.by(() => {
    const { view } = this;
    if (!view || view.now.status !== 'running' || view.unready?.length > 0 || (this.asking.isSending && !view.now.timing)) return null;
    return this.mine.find((seat) => view.now.to_act.includes(seat) && (view.now.legal[seat]?.length ?? 0) > 0) ?? null;
  });

  /** The seat this page presses for: in real time even while nothing is legal yet, since much may be under way. */
  pressing = $derived(this.acting ?? (this.view?.now.timing && this.view.now.status === 'running' ? (this.mine[0] ?? null) : null));

  /** The table's clock, in real time and where players have clocks: milliseconds. */
  clock = (): number => this.#link.clock() ?? this.view?.now.timing?.time ?? this.view?.now.clock?.since ?? 0;

  receive(message: FromServer): void {
    const { view } = this;
    switch (message.type) {
      case 'view':
        this.toldAt = performance.now();
        this.view = { ...message.table, log: lookable(message.table, message.table.log) };
        this.viewer = message.viewer;
        this.hinting.forget();
        if (view?.curtain && view.curtain.lifted !== message.table.curtain?.lifted) this.#events.oncurtain?.(message.table.curtain?.lifted ?? null);
        if (!view) this.#events.onfirstview?.(message.table);
        else this.#tellNew(view, message.table);
        this.#settleLoss();
        this.#mindLuck(this.view);
        return;
      case 'update':
        if (!view) return;
        this.view = { ...view, log: lookable({ ...view, now: message.now }, view.log, message.entries), now: message.now };
        this.hinting.follow(message.entries, message.now);
        this.#events.onentries?.(message.entries, message.now);
        if (message.now.outcome) void this.#mindSecret();
        return;
      case 'presence':
        if (!view) return;
        this.toldAt = performance.now();
        this.view = { ...view, seats: message.seats, away: message.away, unready: message.unready, watchers: message.watchers, nonces: message.nonces, now: { ...view.now, status: message.status } };
        this.#events.onpresence?.(view.seats, message.seats);
        this.#mindLuck(this.view);
        return;
      case 'talked':
        if (!view) return;
        this.view = { ...view, talk: { ...view.talk, said: [...view.talk.said, message.said] } };
        if (!message.said.by.yours) this.#events.onsaid?.(message.said);
        return;
      case 'talk_changed':
        if (view) this.view = { ...view, talk: message.talk };
        return;
      case 'hinted':
        this.hinting.receive(message);
        return;
      case 'rematch':
        if (view) this.view = { ...view, rematch: message.rematch };
        return;
      case 'ack':
        this.asking.answered(message.intent);
        return;
      case 'refused':
        this.#refused(message.intent, message.refusal);
        return;
      case 'closed':
        this.refusal = message.refusal;
    }
  }

  /** A whole view also arrives when a curtain is lowered or raised: what was played since then is still news. */
  #tellNew(before: TableView, after: TableView): void {
    const entries = after.log.filter(({ ply }) => ply > before.now.ply);
    if (entries.length > 0 && before.log.length > 0) this.#events.onentries?.(entries, after.now);
  }

  /** At the end the dealer's secret is open too. */
  async #mindSecret(): Promise<void> {
    try {
      this.#mindLuck(await api.table(this.id));
    } catch {
      // not to be had now: the next view of the table brings it
    }
  }

  /** What this page has asked to be opened; it may be told of others before that is answered. */
  #opened = '';

  /** Open what this page has promised when it is time, and look whether the others did. */
  #mindLuck(view: TableView): void {
    if (view.now.status !== 'open') {
      if (!isAsPromised(view)) this.#events.onbroken?.();
      if (view.now.status === 'over') forget(view);
      return;
    }
    const wanted = answer(view);
    if (wanted?.type === 'reveal' && wanted.nonce !== this.#opened) this.asking.ask('reveal', { nonce: wanted.nonce });
    this.#opened = wanted?.type === 'reveal' ? wanted.nonce : '';
    if (wanted?.type === 'promise' && document.visibilityState === 'visible') this.asking.ask('promise', { promise: wanted.promise });
  }

  /** The game moment by moment, up to at least this ply. */
  async frames(ply: number): Promise<Replay> {
    if (!this.replay || this.replay.frames.length <= ply) this.replay = await api.replay(this.id);
    return this.replay;
  }

  #refused(intent: string | null, refusal: Refusal): void {
    const isLate = this.asking.isLate(intent, refusal.code !== 'not-running');
    this.asking.answered(intent);
    this.hinting.forget();
    this.#events.onrefused?.(refusal, isLate);
  }

  #onState(state: LinkState): void {
    this.connection = state;
    if (state === 'lost' && this.view && this.#plyAtLoss === null) this.#plyAtLoss = this.view.now.ply;
  }

  #settleLoss(): void {
    if (this.#plyAtLoss === null || !this.view || this.connection !== 'live') return;
    const missed = this.view.now.ply - this.#plyAtLoss;
    this.#plyAtLoss = null;
    this.#events.onback?.(Math.max(0, missed));
  }
}
