// The guest at this browser. The first request to the server also sets the cookie that sockets need.
import { api } from './api';
import type { Me as MeShown, NewMe } from './messages';

class Me {
  /** Chosen; '' until then. */
  name = $state('');
  /** The name until one is chosen, as a code. */
  given = $state('');
  avatar = $state('');
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

  #is({ name, given, avatar }: MeShown): void {
    this.name = name;
    this.given = given;
    this.avatar = avatar;
  }
}

export const me = new Me();
