// What the page of a table shows: the present or a moment looked back at, from where, and the one line that says what
// may be done.
import { tick } from 'svelte';
import { boardOf } from '../lib/board';
import { callings, isPerson, numbered } from '../lib/calling';
import { catalogue } from '../lib/catalogue.svelte';
import { challenged, challenger, whyClosed } from '../lib/challenges';
import { ending, endingBetween } from '../lib/ending';
import { gameKey, gameName } from '../lib/gamewords';
import { greet, welcome } from '../lib/greetings';
import { Held } from '../lib/held.svelte';
import { learned } from '../lib/learned.svelte';
import { gathered, sentences } from '../lib/log';
import { moveNumber, moves, nextStop } from '../lib/moves';
import type { Frame, LogEntry, Now, SeatInfo, TableView } from '../lib/messages';
import { isKeptElsewhere } from '../lib/nonces';
import { notifier } from '../lib/notify.svelte';
import { offerers, question } from '../lib/offers';
import { readyPrompt } from '../lib/readiness';
import { complain, explain } from '../lib/refusals';
import { seatName, seatPlayer } from '../lib/seats';
import { unwrap } from '../lib/series';
import { settings } from '../lib/settings.svelte';
import { keepInSight } from '../lib/scrolling';
import { startGame } from '../lib/start';
import { play as sound } from '../lib/sound';
import { spokenBy } from '../lib/talk.svelte';
import { Table } from '../lib/table.svelte';
import { titled } from '../lib/title';
import { voice } from '../lib/voice.svelte';
import { say, sayPhrase, type Phrase } from '../lib/words.svelte';

export class TablePage {
  readonly table: Table;
  readonly held: Held;
  /** What the board says instead of the usual prompt. */
  hint = $state.raw<Phrase | null>(null);
  /** The moment that is looked back at; null: the present. */
  past = $state.raw<Frame | null>(null);
  /** How many acts of this page have been refused. */
  refusals = $state(0);
  isFlipped = $state(false);
  /** What is said once, in front of the prompt, where it covers nothing: that one is back. */
  aside = $state('');
  /** A game of a match has ended and the next one begun: its end stays on the table until somebody goes on. */
  interlude = $state.raw<{ ply: number; text: string } | null>(null);
  #wasActing = false; // where several act at once, the others' acts do not ask again
  #lastPerspective = $state('');

  constructor(id: string, { onlifted }: { onlifted: () => Promise<void> }) {
    this.table = new Table(id, {
      onfirstview: (first) => (this.aside = welcome(first)),
      onentries: (entries, now) => this.#tell(entries, now),
      onrefused: (refusal, isLate) => {
        this.refusals += 1;
        if (isLate) voice.announce(say('too-late')); // the table shows what came first
        else explain(refusal, this.game);
      },
      onback: (missed) => {
        this.aside = say('back', { count: missed });
        voice.announce(this.aside);
      },
      oncurtain: async (lifted) => {
        if (!lifted) return voice.hush(); // what was said to one player is not for the next
        await onlifted();
        voice.announce(this.prompt);
      },
      onpresence: greet,
      onbroken: () => voice.note(say('promise-broken')),
      onsaid: (said) => {
        voice.announce(spokenBy(said));
        notifier.call(spokenBy(said), `talk ${id}`);
      },
    });
    this.held = new Held(this.table);
  }

  view = $derived.by(() => this.table.view);
  now = $derived(this.view?.now);
  game = $derived(this.view?.game ?? '');
  isShared = $derived.by(() => this.table.mine.length > 1);
  /** Seats are free, or kept for somebody. */
  isGathering = $derived(this.now?.status === 'open' && this.view?.seats.some(({ kind }) => kind === 'open' || kind === 'kept'));
  /** A seat is kept for somebody; only they are told so without sitting here. */
  isChallenge = $derived(this.view?.seats.some(({ kind }) => kind === 'kept') ?? false);
  isAsked = $derived.by(() => !this.isSeated && (this.view?.seats.some(({ for_you }) => for_you) ?? false));
  isSeated = $derived.by(() => this.table.mine.length > 0);

  /** The game on the table, and the match it belongs to. */
  on = $derived(unwrap(this.game, this.past?.shown ?? this.now?.shown, this.view?.seats.map(({ seat }) => seat) ?? []));
  isBetween = $derived(this.now?.status === 'running' && !this.past && !this.on.isPlaying);

  /** While a curtain is down the board stays as the last player saw it. */
  keepPerspective(): void {
    if (this.view?.perspective) this.#lastPerspective = this.view.perspective;
  }

  /** My seat lies nearest; the others follow round the table. */
  ring = $derived.by((): SeatInfo[] => {
    const { view } = this;
    if (!view) return [];
    const base = view.seats.findIndex(({ seat }) => seat === (view.perspective ?? (this.#lastPerspective || this.table.mine[0])));
    const first = (Math.max(0, base) + (this.isFlipped ? 1 : 0)) % view.seats.length;
    return [...view.seats.slice(first), ...view.seats.slice(0, first)];
  });
  nearest = $derived(this.on.side(this.ring[0]?.seat ?? ''));

  numbered = (seat: string): string | undefined => numbered(this.game, this.view?.seats ?? [], seat);
  nameOf = (seat: string): string => {
    const info = this.view?.seats.find((each) => each.seat === seat);
    return this.numbered(seat) ?? (this.isShared || !info ? seatName(this.game, this.on.side(seat)) : seatPlayer(info));
  };

  /** What people are called in sentences. */
  called = $derived(callings(this.game, this.view?.seats ?? [], this.on.side));

  /** The seat that may act on the board, and what it may do there. */
  acting = $derived.by(() => (this.past || this.isBetween || this.held.isHolding ? null : (this.table.acting ?? this.held.planning)));
  /** Something may be done on the board or is under way there: its keys are the board's. */
  isAtWork = $derived.by(() => !this.past && (this.acting !== null || this.table.asking.isSending || (this.isSeated && this.now?.status === 'running' && !!this.now.timing)));
  legal = $derived(this.acting ? (this.now?.legal[this.acting] ?? this.now?.premoves?.[this.acting] ?? []) : []);

  /** Away from this table, to another one against machines, with these options changed. */
  another = async (changes: Record<string, string>): Promise<void> => {
    const { view } = this;
    if (!view) return;
    this.table.asking.ask('leave', {});
    await startGame(view.game, 'machine', { options: { ...view.options, ...changes } });
  };

  /** Back to the present. */
  back(): void {
    this.past = this.interlude = null;
  }

  async look(ply: number): Promise<void> {
    this.interlude = null;
    await this.#show(ply);
  }

  async #show(ply: number): Promise<void> {
    if (!this.now || ply === this.now.ply) {
      this.past = null;
      return;
    }
    try {
      this.past = (await this.table.frames(ply)).frames[ply] ?? null;
    } catch (error) {
      complain(error);
    }
  }

  #moves = $derived(moves(this.view?.log ?? []));

  #lookingBack(past: Frame, now: Now): string {
    return say('prompt-past', { ply: moveNumber(this.#moves, past.ply), last: moveNumber(this.#moves, now.ply) });
  }

  /** One move on or back; on from the last one is the present. */
  step(by: 1 | -1): void {
    const { now } = this;
    if (now) void this.look(nextStop(this.#moves, this.past?.ply ?? now.ply, by));
  }

  #tell(entries: LogEntry[], now: Now): void {
    this.aside = '';
    this.held.follow();
    const log = this.view?.log;
    this.#pause(entries, log ?? entries);
    if (!this.interlude) this.past = null;
    const first = entries[0]?.ply ?? now.ply;
    const said = gathered(this.game, log ?? entries)
      .filter(({ ply }) => ply >= first)
      .map((entry) => sentences(this.game, entry, log, this.called));
    if (this.table.acting && !this.#wasActing) said.push(this.#usualPrompt());
    this.#call(entries, now);
    this.#wasActing = this.table.acting !== null;
    voice.announce(said.filter(Boolean).join(' '));
    if (now.outcome) {
      sound(this.hasWon ? 'win' : 'end');
      scrollTo({ top: 0 }); // the board and the result, together
      void tick().then(() => keepInSight(entries.map(({ text }) => text).join(' ')));
    } else if (entries.some(({ seat, text }) => text === 'offer' && !this.table.mine.includes(seat))) sound('end');
  }

  /** A game that ends and is followed at once by the next one has its moment first. */
  #pause(entries: LogEntry[], log: readonly LogEntry[]): void {
    const end = entries.find(({ events }) => events.some(({ type }) => type === 'end'));
    const next = entries.find(({ events }) => events.some(({ type }) => type === 'game'));
    if (!end || !next || next.ply <= end.ply || this.view?.from_memory) return;
    const told = entries.filter(({ ply }) => ply >= end.ply && ply <= next.ply);
    this.interlude = { ply: end.ply, text: told.map((entry) => sentences(this.game, entry.ply === end.ply ? { ...entry, events: entry.events.filter(({ type }) => type === 'end') } : entry, log, this.called)).join(' ') };
    void this.#show(end.ply);
  }

  /** Call back whoever looks elsewhere: my turn, an offer, the end. */
  #call(entries: LogEntry[], now: Now): void {
    if (!this.isSeated || this.isShared) return;
    const tag = `table ${this.table.id}`;
    const offered = entries.some(({ seat, events }) => !this.table.mine.includes(seat) && events.some(({ type }) => type === 'offer'));
    if (now.outcome) notifier.call(this.prompt, tag, { isQuiet: true });
    else if (offered) notifier.call(question({ ...this.view!, now }, this.called), tag);
    else if (this.table.acting && !this.#wasActing) notifier.call(say('prompt-move'), tag, { isQuiet: !document.hidden });
  }

  // --- the one line that says what may be done --------------------------------------------------
  #usualPrompt(): string {
    if (!this.isBetween) return say(gameKey(this.game, 'prompt-move') ?? 'prompt-move');
    const before = endingBetween(this.view!, this.isShared ? [] : this.table.mine, this.on.side, this.called);
    return `${before} ${say(gameKey(this.game, `prompt-${this.on.series.phase}`) ?? 'prompt-move')}`.trim();
  }

  prompt = $derived.by(() => (this.aside && !this.past && !this.now?.outcome ? `${this.aside} ${this.#prompt}`.trim() : this.#prompt));

  #prompt = $derived.by(() => {
    const { view, now, past, table, hint } = this;
    if (!view || !now) return '';
    if (past) return this.interlude ? this.interlude.text : this.#lookingBack(past, now);
    if (this.ending) return this.ending.why;
    if (now.status === 'over') return whyClosed(view);
    if (now.status === 'open') return this.#open(view);
    if (view.unready.length > 0) return readyPrompt(view, table.mine, this.called);
    if (table.acting) {
      const own = hint ? sayPhrase(hint) : this.#usualPrompt();
      const isNamed = this.isShared && (!this.isBetween || isPerson(this.game, table.acting));
      return isNamed ? say('prompt-shared', { seat: this.isBetween ? this.nameOf(table.acting) : seatName(this.game, this.on.side(table.acting)), prompt: own }) : own;
    }
    if (hint) return sayPhrase(hint);
    if (this.isBetween && this.isShared) return this.#usualPrompt();
    if (table.asking.isSending) return say('prompt-sending');
    return this.#waiting(view);
  });

  /** A table that waits for people says for whom. */
  #open(view: TableView): string {
    const { seats, nonces, terms, public: isPublic } = view;
    if (this.isAsked) return view.event ? say('event-sit') : say('challenge-you', { name: challenger(view) });
    if (!this.isGathering) {
      if (isKeptElsewhere(view)) return say('prompt-kept-elsewhere');
      const awaited = seats.find(({ seat, present }) => !present && nonces.promised[seat] !== undefined && nonces.opened[seat] === undefined);
      return awaited ? say('prompt-awaited', { name: this.called(awaited.seat) }) : say('prompt-dealing');
    }
    const count = seats.filter(({ kind }) => kind === 'open').length;
    if (count === 0 && (!this.isSeated || view.event)) return say(view.event ? 'event-gathering' : 'challenge-watching');
    if (!this.isSeated) return say('prompt-open-guest', { count });
    const name = challenged(view);
    const answer = name && say(terms.clock?.startsWith('days') ? 'challenge-waiting-days' : 'challenge-waiting', { name });
    const others = count > 0 ? say(isPublic ? 'prompt-open-lobby' : 'prompt-open', { count }) : '';
    return `${answer} ${others}`.trim();
  }

  /** Whom the table waits for. */
  #waiting({ seats, now, curtain }: TableView): string {
    const awaited = seats.find(({ seat }) => now.to_act.includes(seat));
    if (now.judge?.paused) return say('event-table-paused');
    if (now.judge?.flag && !awaited) return say('event-table-called');
    if (!awaited) return say('prompt-dealing');
    if (awaited.kind === 'bot') return say('prompt-thinking', { name: seatPlayer(awaited) });
    if (curtain && now.to_act.length > 1) return say('curtain-text-any');
    if (awaited.yours) return curtain ? say('prompt-wait', { name: this.nameOf(awaited.seat) }) : '';
    return say((this.isBetween && gameKey(this.game, `prompt-${this.on.series.phase}-wait`)) || 'prompt-wait', { name: this.called(awaited.seat) });
  }

  hasWon = $derived.by(() => this.now?.outcome?.winners.some((seat) => this.table.mine.includes(seat)) ?? false);
  /** The result, in words that are right for whoever sits at this page. */
  ending = $derived.by(() => {
    const { view, now } = this;
    if (!view || !now?.outcome || this.past) return null;
    const mine = this.isShared ? [] : this.table.mine;
    return ending(this.game, now.outcome, view.seats.map(({ seat }) => seat), mine, this.isShared ? this.nameOf : this.called);
  });
  verdict = $derived(this.ending?.verdict ?? '');

  /** Whether the table helps: in a first game, unless somebody chose otherwise. */
  helps = $derived.by(() => this.isSeated && (settings.helper === 'always' || (settings.helper === 'first' && this.#isFirst)));
  /** Decided once, when the table is first seen: a game that ends is not a later game. */
  get #isFirst(): boolean {
    return this.#wasFirst ?? !learned.hasFinished(boardOf(this.game));
  }
  #wasFirst = $state<boolean | null>(null);

  /** Remember that this game is played, and how it was met. */
  learn(): void {
    if (!this.isSeated || !this.now || this.now.status === 'open') return;
    this.#wasFirst ??= !learned.hasFinished(boardOf(this.game));
    learned.begin(boardOf(this.game));
    if (this.now.status === 'over') learned.finish(boardOf(this.game));
  }

  title = $derived.by(() => {
    if (!this.game) return 'Ludoteca';
    const isOffered = this.view !== null && offerers(this.view).length > 0;
    const news = isOffered ? 'title-offer' : this.table.acting && !this.isShared ? 'title-your-turn' : '';
    const call = notifier.missed > 0 ? '🔔 ' : '';
    return titled(`${call}${news ? `● ${say(news)} – ` : ''}${gameName(this.game)} – Ludoteca`);
  });
}
