import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkState, type SocketLike } from './link';

class FakeSocket implements SocketLike {
  readyState = 0;
  onopen: SocketLike['onopen'] = null;
  onclose: SocketLike['onclose'] = null;
  onmessage: SocketLike['onmessage'] = null;
  sent: Record<string, unknown>[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  says(message: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent('close'));
  }
}

type Message = { type: string; seq: number; [key: string]: unknown };
type Intent = { type: string; intent: string };

let sockets: FakeSocket[];
let heard: Message[];
let states: (LinkState | 'caught up')[];
let link: Link<Message, Intent>;
let isRace: boolean;
const latest = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  states = [];
  isRace = false;
  link = new Link<Message, Intent>({
    url: 'ws://table',
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    oncaughtup: () => states.push('caught up'),
    isFinal: (message) => message.type === 'closed',
    isUrgent: () => isRace,
    open: () => {
      sockets.push(new FakeSocket());
      return latest();
    },
  });
  link.start();
  latest().opens();
});

afterEach(() => {
  link.stop();
  vi.useRealTimers();
});

const greet = () => latest().says({ type: 'view', seq: 1, viewer: 'me-1' });

function reconnect(): void {
  latest().breaks();
  vi.advanceTimersByTime(1000);
  latest().opens();
}

describe('a link', () => {
  it('says hello first, and is live with the first answer', () => {
    expect(latest().sent).toEqual([{ type: 'hello' }]);
    expect(link.state).toBe('connecting');
    greet();
    expect(link.state).toBe('live');
    expect(states).toEqual(['live']);
  });

  it('resumes after the last message it saw', () => {
    greet();
    latest().says({ type: 'update', seq: 2 });
    reconnect();
    expect(latest().sent).toEqual([{ type: 'hello', viewer: 'me-1', resume_after: 2 }]);
    latest().says({ type: 'resumed', seq: 3 });
    expect(states).toEqual(['live', 'lost', 'live']);
    latest().says({ type: 'update', seq: 3 });
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(states).toEqual(['live', 'lost', 'live', 'caught up']);
  });

  it('has caught up at once when nothing was sent meanwhile', () => {
    greet();
    reconnect();
    latest().says({ type: 'resumed', seq: 1 });
    expect(states.at(-1)).toBe('caught up');
  });

  it('ignores what it has seen before', () => {
    greet();
    latest().says({ type: 'update', seq: 2 });
    latest().says({ type: 'update', seq: 2 });
    expect(heard).toHaveLength(2);
  });

  it('asks for everything anew when a message is missing', () => {
    greet();
    latest().says({ type: 'update', seq: 4 });
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(10);
    latest().opens();
    expect(sockets).toHaveLength(2);
    expect(latest().sent).toEqual([{ type: 'hello' }]);
  });

  it('sees in a pong that a message is missing', () => {
    greet();
    latest().says({ type: 'pong', seq: 2 });
    vi.advanceTimersByTime(10);
    expect(sockets).toHaveLength(2);
  });

  it('sends an unanswered intent again after a loss, and only then', () => {
    greet();
    link.outbox.put({ type: 'move', intent: 'a' });
    link.outbox.put({ type: 'move', intent: 'b' });
    latest().says({ type: 'ack', seq: 2, intent: 'a' });
    expect(latest().sent.filter(({ type }) => type === 'move')).toHaveLength(2);
    reconnect();
    latest().says({ type: 'resumed', seq: 2 });
    expect(latest().sent.filter(({ type }) => type === 'move')).toEqual([{ type: 'move', intent: 'b' }]);
  });

  it('keeps an intent made while there is no connection', () => {
    greet();
    latest().breaks();
    link.outbox.put({ type: 'move', intent: 'c' });
    vi.advanceTimersByTime(1000);
    latest().opens();
    latest().says({ type: 'resumed', seq: 1 });
    expect(latest().sent.at(-1)).toEqual({ type: 'move', intent: 'c' });
  });

  it('waits longer after every failure', () => {
    greet();
    const waits = [];
    for (let failure = 0; failure < 5; failure++) {
      latest().breaks();
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[4]!).toBeGreaterThan(6000);
    expect(waits[4]!).toBeLessThan(10_000);
  });

  it('hurries when the network is back', () => {
    greet();
    latest().breaks();
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  it('notices a server that has fallen silent', () => {
    greet();
    vi.advanceTimersByTime(16_000);
    expect(latest().sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(6_000);
    expect(link.state).toBe('lost');
  });

  it('says within two seconds that a press is not answered, and gives the line up only later', () => {
    greet();
    vi.advanceTimersByTime(5_000);
    link.outbox.put({ type: 'move', intent: 'a' });
    vi.advanceTimersByTime(2_000);
    expect(link.state).toBe('silent');
    vi.advanceTimersByTime(3_000);
    expect([link.state, sockets.length]).toEqual(['silent', 1]);
    vi.advanceTimersByTime(2_000);
    expect(link.state).toBe('lost');
  });

  it('is live again at the first word, and sends nothing twice', () => {
    greet();
    link.outbox.put({ type: 'move', intent: 'a' });
    vi.advanceTimersByTime(2_000);
    latest().says({ type: 'pong', seq: 1 });
    expect(states).toEqual(['live', 'silent', 'live']);
    latest().says({ type: 'ack', seq: 2, intent: 'a' });
    vi.advanceTimersByTime(8_000);
    expect(link.state).toBe('live');
    expect(latest().sent.filter(({ type }) => type === 'move')).toHaveLength(1);
  });

  it('sends in silence, too: the line may only be slow', () => {
    greet();
    link.outbox.put({ type: 'move', intent: 'a' });
    vi.advanceTimersByTime(2_000);
    link.outbox.put({ type: 'move', intent: 'b' });
    expect(latest().sent.at(-1)).toEqual({ type: 'move', intent: 'b' });
  });

  it('stays live while a server on this machine answers, though the browser is offline', () => {
    greet();
    dispatchEvent(new Event('offline'));
    latest().says({ type: 'pong', seq: 1 });
    vi.advanceTimersByTime(6_000);
    expect(link.state).toBe('live');
  });

  it('gives up when the server says that it is final', () => {
    latest().says({ type: 'closed', seq: 0 });
    expect(heard.map(({ type }) => type)).toEqual(['closed']);
    expect(link.state).toBe('closed');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('in real time', () => {
  it('notices within two seconds that nothing comes any more, though nothing was pressed', () => {
    greet();
    isRace = true;
    vi.advanceTimersByTime(2_000);
    expect(link.state).toBe('silent');
  });

  it('answers an echo at once, and knows the clock of the table from then on', () => {
    greet();
    expect(link.clock()).toBeNull();
    latest().says({ type: 'echo', seq: 1, time: 5000, delay: 40 });
    expect(latest().sent.at(-1)).toEqual({ type: 'echoed', time: 5000 });
    expect(link.clock()).toBeCloseTo(5040, 0);
    vi.advanceTimersByTime(250);
    expect(link.clock()).toBeCloseTo(5290, 0);
    expect(heard.map(({ type }) => type)).toEqual(['view']);
  });

  it('says what it saw last and how long ago; an echo is not something seen', () => {
    greet();
    vi.advanceTimersByTime(100);
    latest().says({ type: 'update', seq: 2 });
    vi.advanceTimersByTime(30);
    latest().says({ type: 'echo', seq: 2, time: 1, delay: 0 });
    vi.advanceTimersByTime(20);
    expect(link.lastSeen()).toEqual({ seen: 2, since: 50 });
  });
});

describe('a bell', () => {
  it('is heard again after a reconnection, though the server counts anew', () => {
    for (const seq of [1, 2, 3]) latest().says({ type: 'mine', seq });
    reconnect();
    latest().says({ type: 'mine', seq: 1 });
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2, 3, 1]);
    expect(latest().sent[0]).toEqual({ type: 'hello' });
  });
});
