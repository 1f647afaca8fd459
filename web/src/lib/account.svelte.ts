// The account of whoever is at this browser: becoming one, signing in and out.
import { ask } from './api';
import { learned } from './learned.svelte';
import { me } from './me.svelte';
import type { Account, Ceremony, DeviceLink, DeviceLinkState, Kept, Operated, OperatorChange, Profile, SignedIn } from './messages';
import { words } from './words.svelte';

/** Passkeys need a secure page, a host with a name, and a browser that can read what the server asks. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);

/** The person, or the browser for them, said no. */
export class Cancelled extends Error {}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  await me.known(); // the cookie says who asks
  return (await ask(method, path, body)).json() as Promise<T>;
}

async function atBrowser(ceremony: Promise<Credential | null>): Promise<unknown> {
  try {
    return (await ceremony as PublicKeyCredential).toJSON();
  } catch {
    throw new Cancelled();
  }
}

class AccountOfMine {
  shown = $state.raw<Account | null>(null);
  /** Recovery codes that have just been made: they are shown once. */
  codes = $state.raw<string[]>([]);

  async refresh(): Promise<void> {
    this.#is(await json<Account>('GET', '/api/account'));
  }

  /** The bar at the top shows it too. */
  #is(shown: Account): void {
    this.shown = shown;
    me.profile = shown.has_account ? (shown.is_public ? 'public' : 'private') : '';
    if (shown.has_account) me.name = shown.name;
  }

  async keepByPasskey(name: string, isPublic = false): Promise<void> {
    const { options } = await json<Ceremony>('POST', '/api/account/passkey/options', { name });
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    const credential = await atBrowser(navigator.credentials.create({ publicKey }));
    this.#kept(await json<Kept>('POST', '/api/account/passkey', { name, credential, public: isPublic }));
  }

  async keepByPassword(name: string, password: string, old: string, isPublic = false): Promise<void> {
    this.#kept(await json<Kept>('POST', '/api/account/password', { name, password, old, public: isPublic }));
  }

  async newCodes(): Promise<void> {
    this.#kept(await json<Kept>('POST', '/api/account/codes', {}));
  }

  async show(isPublic: boolean): Promise<void> {
    this.#is(await json<Account>('PUT', '/api/account', { public: isPublic }));
  }

  async dropPasskey(id: string): Promise<void> {
    this.shown = await json<Account>('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`);
  }

  /** On one device, or everywhere. */
  async signOut(device: string | null): Promise<void> {
    await learned.share();
    this.shown = await json<Account>('POST', '/api/account/sign-out', device ? { device } : {});
    if (this.shown.has_account) return;
    learned.clear(); // the account has it
    location.assign('/');
  }

  async signInByPasskey(take: boolean): Promise<void> {
    const { options } = await json<Ceremony>('POST', '/api/sign-in/passkey/options', {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
    const credential = await atBrowser(navigator.credentials.get({ publicKey }));
    await this.#signIn('passkey', { credential, take });
  }

  async signInByPassword(name: string, password: string, take: boolean): Promise<void> {
    await this.#signIn('password', { name, password, take });
  }

  async signInByCode(code: string, take: boolean): Promise<void> {
    await this.#signIn('code', { code, take });
  }

  /** By the code of another device; the number to compare, until that one has said yes. */
  async signInByLink(code: string, take: boolean): Promise<string> {
    return this.#signIn('link', { code, take });
  }

  /** Everything on the page was somebody else's: the site is opened anew. */
  async #signIn(how: string, body: Record<string, unknown> & { take: boolean }): Promise<string> {
    const answer = await json<SignedIn>('POST', `/api/sign-in/${how}`, body);
    if (answer.is_in && !body.take) learned.clear();
    if (answer.is_in) location.assign('/games');
    return answer.number ?? '';
  }

  #kept({ account, codes = [] }: Kept): void {
    this.#is(account);
    if (codes.length > 0) this.codes = codes;
  }
}

export const account = new AccountOfMine();

export const people = {
  profile: (name: string) => json<Profile>('GET', `/api/people/${encodeURIComponent(name)}`),
  deleteMe: async () => {
    await json<Account>('DELETE', '/api/me');
    learned.clear();
  },
  link: () => json<DeviceLink>('POST', '/api/account/link', {}),
  linkState: () => json<DeviceLinkState>('GET', '/api/account/link'),
  answerLink: (number: string, allowed: boolean) => json<DeviceLinkState>('PUT', '/api/account/link', { number, allowed }),
  useInvitation: (code: string) => ask('POST', '/api/invitation', { code }),
};

export const operating = {
  show: (sought: string) => json<Operated>('GET', `/api/operator?sought=${encodeURIComponent(sought)}&language=${words.language}`),
  change: (person: string, wanted: OperatorChange) => json<unknown>('PUT', `/api/operator/people/${encodeURIComponent(person)}`, wanted),
  inviteOnly: (wanted: boolean) => json<Operated>('PUT', '/api/operator/site', { invite_only: wanted }),
  invite: () => json<Operated>('POST', '/api/operator/invitations', { count: 1 }),
  settle: (report: number, settled: boolean) => json<Operated>('PUT', `/api/operator/reports/${report}`, { settled }),
  close: (table: string) => ask('DELETE', `/api/operator/tables/${encodeURIComponent(table)}`),
};
