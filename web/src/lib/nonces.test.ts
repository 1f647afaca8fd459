import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, forget, isAsPromised, isKeptElsewhere, promise } from './nonces';
import type { TableView } from './messages';

const digest = (hex: string) => bytesToHex(sha256(hexToBytes(hex)));
const THEIRS = '0badcafe';
const SECRET = 'ab'.repeat(32);

function table(mine: string, { promises = { S: mine, N: digest(THEIRS) }, nonces = {}, status = 'open', other = 'guest', commitment = digest(SECRET), secret = null }: {
  promises?: Record<string, string>; nonces?: Record<string, string>; status?: string; other?: string; commitment?: string; secret?: string | null;
} = {}): TableView {
  const seats = [{ seat: 'S', kind: 'guest', yours: true }, { seat: 'N', kind: other, yours: false }];
  return { id: 't', seats, nonces: { promised: promises, opened: nonces }, commitment, secret, now: { status } } as unknown as TableView;
}

/** Opens what was promised at a full table; the nonce. */
function opened(mine: string): string {
  const wanted = answer(table(mine));
  if (wanted?.type !== 'reveal') throw new Error('nothing is opened');
  return wanted.nonce;
}

describe('the nonce of a seat', () => {
  beforeEach(() => localStorage.clear());

  it('is opened when everybody has promised, and is what was promised', () => {
    const mine = promise();
    expect(digest(opened(mine))).toBe(mine);
    expect(promise()).not.toBe(mine);
  });

  it('stays closed while a seat is free, while a promise is broken, and once it is opened', () => {
    const mine = promise();
    expect(answer(table(mine, { other: 'open' }))).toBeNull();
    expect(answer(table(mine, { promises: { S: mine, N: '?' } }))).toBeNull();
    expect(answer(table(mine, { nonces: { S: 'aa' } }))).toBeNull();
    expect(answer(table(mine, { status: 'running' }))).toBeNull();
  });

  it('is promised anew where it was lost or broken, unless somebody has opened theirs', () => {
    expect(answer(table('?'))?.type).toBe('promise');
    expect(answer(table(digest('ff')))?.type).toBe('promise');
    expect(answer(table(digest('ff'), { nonces: { N: THEIRS } }))).toBeNull();
  });

  it('is known to be kept in another browser, which alone can open it', () => {
    expect(isKeptElsewhere(table(digest('ff'), { nonces: { N: THEIRS } }))).toBe(true);
    expect(isKeptElsewhere(table(digest('ff')))).toBe(false);
    expect(isKeptElsewhere(table(promise(), { nonces: { N: THEIRS } }))).toBe(false);
  });

  it('is as promised only if all have opened what they had promised, and the dealer too', () => {
    const mine = promise();
    const nonces = { S: opened(mine), N: THEIRS };
    expect(isAsPromised(table(mine, { nonces }))).toBe(true);
    expect(isAsPromised(table(mine, { nonces, secret: SECRET }))).toBe(true);
    expect(isAsPromised(table(mine, { nonces: { ...nonces, N: '1bad' } }))).toBe(false);
    expect(isAsPromised(table(mine, { nonces: { S: nonces.S } }))).toBe(false);
    expect(isAsPromised(table(mine, { nonces, promises: { S: mine, N: digest('1bad') } }))).toBe(true);
    expect(isAsPromised(table(mine, { nonces, commitment: digest('cd'.repeat(32)) }))).toBe(false);
    expect(isAsPromised(table(mine, { nonces, secret: 'cd'.repeat(32) }))).toBe(false);
  });

  it('is forgotten when the game is over', () => {
    const mine = promise();
    opened(mine);
    forget(table(mine));
    expect(localStorage.length).toBe(0);
  });
});
