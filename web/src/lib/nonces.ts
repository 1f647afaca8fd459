// What this guest adds to the dealer's random numbers: a nonce, promised by its SHA-256 and opened only when every seat
// has promised, so that nobody, not even the host, can choose the deal. Its own SHA-256, since browsers offer theirs
// on secure pages only.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import type { TableView } from './messages';

const inMemory = new Map<string, string>();

/** Where nonces are kept until they are opened, and promises until the game is over: in this browser, if it lets us. */
const keep = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
    } catch {
      return inMemory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    inMemory.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // no storage: it lasts as long as the page
    }
  },
  forget(key: string): void {
    inMemory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // no storage: nothing was kept there
    }
  },
};

const NONCE_BYTES = 16;

/** A seat whose promise is no longer good: it has to promise anew. */
const BROKEN = '?';

/** Promise a new nonce. It is kept in this browser under its promise until it is opened. */
export function promise(): string {
  const nonce = randomBytes(NONCE_BYTES);
  const promised = bytesToHex(sha256(nonce));
  keep.set(`nonce ${promised}`, bytesToHex(nonce));
  return promised;
}

export type Answer = { type: 'promise'; promise: string } | { type: 'reveal'; nonce: string };

const mineOf = ({ seats, nonces }: Pick<TableView, 'seats' | 'nonces'>) => seats.find(({ seat, yours }) => yours && nonces.promised[seat] !== undefined)?.seat;

/** Whether the table waits for a nonce of this guest that is kept in another browser. Nobody may promise another one when
 * somebody has opened theirs. */
export function isKeptElsewhere(view: Pick<TableView, 'seats' | 'nonces'>): boolean {
  const { promised, opened } = view.nonces;
  const mine = mineOf(view);
  return mine !== undefined && opened[mine] === undefined && Object.keys(opened).length > 0 && keep.get(`nonce ${promised[mine]}`) === null;
}

/** What a page that looks at a table waiting to begin has to do about its promises, if anything. */
export function answer({ id, nonces, seats, commitment, now }: TableView): Answer | null {
  const mine = mineOf({ seats, nonces });
  const isFull = seats.every(({ kind }) => kind !== 'open' && kind !== 'kept');
  if (now.status !== 'open' || !isFull || mine === undefined || nonces.opened[mine] !== undefined) return null;
  const nonce = keep.get(`nonce ${nonces.promised[mine]}`);
  if (nonce === null) return Object.keys(nonces.opened).length > 0 ? null : { type: 'promise', promise: promise() };
  if (Object.values(nonces.promised).includes(BROKEN)) return null;
  keep.set(`promised ${id}`, JSON.stringify({ commitment, promises: nonces.promised }));
  return { type: 'reveal', nonce };
}

/** Whether all that was opened at this table is what had been promised to this page before it opened its own nonce. */
export function isAsPromised({ id, nonces, commitment, secret }: TableView): boolean {
  const kept = keep.get(`promised ${id}`);
  if (kept === null) return true;
  const before = JSON.parse(kept) as { commitment: string; promises: Record<string, string> };
  const isOpened = ([seat, promised]: [string, string]) => isPromised(nonces.opened[seat], promised);
  const isProven = secret === null || isPromised(secret, before.commitment);
  return before.commitment === commitment && isProven && Object.entries(before.promises).every(isOpened);
}

const isPromised = (opened: string | undefined, promised: string) =>
  opened !== undefined && bytesToHex(sha256(hexToBytes(opened))) === promised;

/** What was kept for this table is no longer needed. */
export function forget({ id, nonces }: TableView): void {
  for (const promised of Object.values(nonces.promised)) keep.forget(`nonce ${promised}`);
  keep.forget(`promised ${id}`);
}
