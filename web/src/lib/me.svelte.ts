// The guest at this browser. The first request to the server also sets the cookie that sockets need.
import { api } from './api';
import type { Me as MeShown, NewMe } from './messages';

class Me {
  /** Chosen; '' until then. */
  name = $state('');
  /** The name until one is chosen, as a code. */
  given = $state('');
  avatar = $state('');
  /** Whether this guest has an account, and whether others may see what it has played; '': none. */
  profile = $state<MeShown['profile']>('');
  #asked: Promise<void> | undefined;

  known(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => this.#is(me),
      () => {
        this.#asked = undefined; // no server at the moment; the socket will try again anyway
      },
    );
    return this.#asked;
  }

  async change(chosen: NewMe): Promise<void> {
    this.#is(await api.changeMe(chosen));
  }

  #is({ name, given, avatar, profile }: MeShown): void {
    this.name = name;
    this.given = given;
    this.avatar = avatar;
    this.profile = profile;
  }
}

export const me = new Me();
