import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Finder, type Wish } from './finder.svelte';
import type { FromLobby } from './messages';

const wish: Wish = { game: 'latrunculi', options: {}, terms: { clock: '', rated: false, talk: 'phrases', take_back: true }, side: null, promise: '' };

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  said: string[] = [];
  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.said.push((JSON.parse(data) as { type: string }).type);
  }
  close(): void {}
  hear(message: FromLobby): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('looking for anyone, now', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says its wish again by itself after the server was restarted', () => {
    const tables: string[] = [];
    const finder = new Finder((table) => tables.push(table), () => {});
    finder.seek(wish);
    FakeSocket.all[0]!.onopen?.();
    FakeSocket.all[0]!.hear({ type: 'tables', seq: 1, tables: [] });
    expect(FakeSocket.all[0]!.said).toEqual(['hello', 'seek']);
    FakeSocket.all[0]!.onclose?.();
    vi.advanceTimersByTime(2000);
    FakeSocket.all[1]!.onopen?.();
    FakeSocket.all[1]!.hear({ type: 'tables', seq: 1, tables: [] });
    expect(FakeSocket.all[1]!.said).toEqual(['hello', 'seek']);
    FakeSocket.all[1]!.hear({ type: 'seeking', seq: 2, waiting: 1 });
    FakeSocket.all[1]!.hear({ type: 'paired', seq: 3, table: 'abc' });
    expect(tables).toEqual(['abc']);
    expect(finder.isSeeking).toBe(false);
  });

  it('stops when it is refused, and tells why', () => {
    const codes: string[] = [];
    const finder = new Finder(() => {}, ({ code }) => codes.push(code));
    finder.seek(wish);
    FakeSocket.all[0]!.onopen?.();
    FakeSocket.all[0]!.hear({ type: 'tables', seq: 1, tables: [] });
    FakeSocket.all[0]!.hear({ type: 'refused', seq: 2, refusal: { code: 'no-account' } });
    expect(codes).toEqual(['no-account']);
    expect(finder.isSeeking).toBe(false);
  });
});
