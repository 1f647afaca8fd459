import { describe, expect, it } from 'vitest';
import type { MyTable, SeatInfo } from './messages';
import { news } from './mygames.svelte';

const seat = (name: string, of: Partial<SeatInfo>): SeatInfo => ({ seat: name, kind: 'guest', name: 'Bruno', yours: false, present: true, ...of }) as SeatInfo;
const at = (of: Partial<MyTable>, { isHere = false, rival = 'guest' as SeatInfo['kind'] } = {}): MyTable =>
  ({
    id: 't',
    game: 'latrunculi',
    seats: [seat('w', { name: 'Anna', yours: true, present: isHere }), seat('b', { kind: rival })],
    status: 'running',
    is_my_turn: false,
    is_awaited: false,
    is_challenge: false,
    is_replaced: false,
    ...of,
  }) as MyTable;

describe('what is told about my games on another page', () => {
  it('is that it has become my move', () => {
    expect(news(at({ is_my_turn: true }), at({}))).toBe('Your move: Latrunculi against Bruno');
    expect(news(at({ is_my_turn: true }), at({ is_my_turn: true }))).toBe('');
  });

  it('is not what another page of mine at that table tells, nor the answer of a machine', () => {
    expect(news(at({ is_my_turn: true }, { isHere: true }), at({}))).toBe('');
    expect(news(at({ is_my_turn: true }, { rival: 'bot' }), at({}, { rival: 'bot' }))).toBe('');
  });

  it('is that a game has begun, or begins when I come', () => {
    expect(news(at({}), at({ status: 'open' }))).toBe('Latrunculi against Bruno has begun.');
    expect(news(at({ status: 'open', is_awaited: true }), at({ status: 'open' }))).toBe('Latrunculi against Bruno begins when you come to the table.');
    expect(news(at({}), at({ status: 'open', is_awaited: true }))).toBe('');
  });

  it('is at which table of an event I play, which nobody has invited me to', () => {
    const drawn = at({ status: 'open', is_challenge: true, event: { id: 'e', round: 2, table: 5, game: 1 } });
    expect(news(drawn, undefined)).toBe('Round 2: you play at table 5');
    expect(news(at({ status: 'over', closed: 'withdrawn' }), drawn)).toBe('');
  });

  it('is that a machine has taken my seat', () => {
    expect(news(at({ is_replaced: true }), at({}))).toBe('You were away too long. A machine plays on in your seat.');
  });
});
