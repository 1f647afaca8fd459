// A socket that outlives the network: it reconnects with growing pauses, resumes after the last
// message it saw, and sends again what was never answered (outbox.ts). It knows nothing of tables.
import { Outbox } from './outbox';

/** `silent`: there is a connection, but the server has not answered for a while. */
export type LinkState = 'connecting' | 'live' | 'silent' | 'lost' | 'closed';

export interface Counted {
  type: string;
  seq: number;
}

export interface SocketLike {
  readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

export interface LinkOptions<In extends Counted> {
  url: string;
  onmessage: (message: In) => void;
  onstate?: (state: LinkState) => void;
  /** After a loss: everything sent meanwhile has arrived. */
  oncaughtup?: () => void;
  /** Whether the server's closing code is final: a table that does not exist will not appear by asking again. */
  isFinal?: (message: In) => boolean;
  /** Whether somebody waits for what comes next, so that silence is noticed at once: in a race. */
  isUrgent?: () => boolean;
  open?: (url: string) => SocketLike;
}

/** The server measures how long a message takes, and sends the time on its clock. */
interface Echo {
  time: number;
  delay: number;
}

const OPEN = 1;
const UNCOUNTED = new Set(['resumed', 'pong', 'echo', 'closed']);
/** What says everything there is to know, so that it does not matter what was missed. */
const WHOLE = new Set(['view', 'tables', 'mine', 'event']);
const PAUSES = [250, 1000, 2000, 4000, 8000];
const HEARTBEAT = 15_000;
/** While somebody waits, silence is said after two seconds at most; a slow line is given up only later. */
const HURRIED = 800;
const UNEASY = 1_000;
const PATIENCE = 6_000;

export class Link<In extends Counted, Out extends { type: string }> {
  state: LinkState = 'connecting';
  /** Number of the last message seen, and the name the server knows this viewer by. */
  #seen = 0;
  #seenAt = 0;
  /** When the server was last heard, whatever it said. */
  #heardAt = 0;
  /** What to add to this page's clock to get the server's; null until the server has sent its time. */
  #offset: number | null = null;
  #viewer: string | null = null;
  #socket: SocketLike | null = null;
  #failures = 0;
  #hasLived = false;
  /** The last message of those that follow `resumed`; null when none is awaited. */
  #awaited: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  /** What follows if the server does not answer; none while nothing is asked. */
  #silence: ReturnType<typeof setTimeout>[] = [];
  readonly #options: LinkOptions<In>;
  readonly outbox = new Outbox<Out>((message) => this.#isOpen && this.#send(message));

  constructor(options: LinkOptions<In>) {
    this.#options = options;
  }

  start(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#probe);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.#connect();
  }

  stop(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#probe);
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#drop();
    clearTimeout(this.#retry);
    this.#become('closed');
  }

  /** The time on the server's clock, if known. */
  clock(): number | null {
    return this.#offset === null ? null : performance.now() + this.#offset;
  }

  /** The last message that arrived, and the milliseconds since. */
  lastSeen(): { seen: number; since: number } {
    return { seen: this.#seen, since: Math.max(0, Math.round(performance.now() - this.#seenAt)) };
  }

  /** Say something once; it is not said again after a loss. */
  say(message: Out): void {
    this.#send(message);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const open = this.#options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.#options.url);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = this.#viewer ? { type: 'hello', viewer: this.#viewer, resume_after: this.#seen } : { type: 'hello' };
      socket.send(JSON.stringify(hello));
      this.#expectAnswer();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as In);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #receive(message: In): void {
    this.#heardAt = performance.now();
    this.#stopWaiting();
    if (this.#options.isFinal?.(message)) {
      this.#options.onmessage(message);
      this.stop();
      return;
    }
    if (!this.#isOpen) this.#becomeLive();
    else this.#become('live');
    if (message.type === 'echo') this.#echo(message as unknown as Echo);
    if (WHOLE.has(message.type)) {
      this.#see(message.seq);
      this.#viewer = (message as { viewer?: string }).viewer ?? null;
    } else if (UNCOUNTED.has(message.type)) {
      if (message.type === 'pong' && message.seq > this.#seen) this.#startAfresh();
      if (message.type === 'resumed') this.#catchUp(message.seq);
      return;
    } else if (message.seq <= this.#seen) {
      return; // seen before the connection was lost
    } else if (message.seq > this.#seen + 1) {
      this.#startAfresh();
      return;
    } else {
      this.#see(message.seq);
    }
    const { intent } = message as unknown as { intent?: string | null };
    if (intent) this.outbox.answered(intent);
    this.#options.onmessage(message);
    this.#catchUp(this.#awaited);
  }

  #catchUp(awaited: number | null): void {
    this.#awaited = awaited !== null && this.#seen < awaited ? awaited : null;
    if (awaited !== null && this.#awaited === null) this.#options.oncaughtup?.();
  }

  #see(seq: number): void {
    this.#seen = seq;
    this.#seenAt = performance.now();
  }

  #echo({ time, delay }: Echo): void {
    this.#send({ type: 'echoed', time });
    this.#offset = time + delay - performance.now();
  }

  #becomeLive(): void {
    this.#failures = 0;
    this.#hasLived = true;
    this.#become('live');
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(this.#beat, HURRIED);
    this.outbox.sendAgain();
  }

  /** Something is missing: request the whole view again. */
  #startAfresh(): void {
    this.#viewer = null;
    this.#drop();
    this.#lose(0);
  }

  #lose(pause?: number): void {
    this.#drop();
    if (this.state === 'closed') return;
    this.#become(this.#hasLived ? 'lost' : this.#failures > 0 ? 'lost' : 'connecting');
    const steady = PAUSES[Math.min(this.#failures, PAUSES.length - 1)]!;
    this.#failures += 1;
    // Some randomness, so that not everybody reconnects to a restarted server at once.
    this.#retry = setTimeout(() => this.#connect(), pause ?? steady * (0.8 + 0.4 * Math.random()));
  }

  #drop(): void {
    clearInterval(this.#heartbeat);
    this.#stopWaiting();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  #become(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.#options.onstate?.(state);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  get #isOpen(): boolean {
    return this.state === 'live' || this.state === 'silent';
  }

  /** Once asked, the server is not given more time by being asked again. */
  #expectAnswer(): void {
    if (this.#silence.length > 0) return;
    this.#silence = [setTimeout(() => this.state === 'live' && this.#become('silent'), UNEASY), setTimeout(() => this.#lose(), PATIENCE)];
  }

  #stopWaiting(): void {
    this.#silence.forEach(clearTimeout);
    this.#silence = [];
  }

  #beat = (): void => {
    const isUrgent = this.outbox.isWaiting || (this.#options.isUrgent?.() ?? false);
    if (performance.now() - this.#heardAt >= (isUrgent ? HURRIED : HEARTBEAT)) this.#probe();
  };

  /** Is anybody there? Being offline says nothing about a server on this machine, so ask it. */
  #probe = (): void => {
    if (!this.#isOpen) return;
    this.#send({ type: 'ping' });
    this.#expectAnswer();
  };

  #hurry = (): void => {
    if (this.state === 'lost' || this.state === 'connecting') {
      this.#drop();
      this.#connect();
    } else {
      this.#probe();
    }
  };

  #onVisible = (): void => {
    if (document.visibilityState === 'visible') this.#hurry();
  };
}

export function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
