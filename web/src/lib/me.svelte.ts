// The guest at this browser. The first question to the server also gives the cookie that sockets need.
import { api } from './api';

class Me {
  name = $state('');
  #asked: Promise<void> | undefined;

  known(): Promise<void> {
    this.#asked ??= api.me().then(
      (me) => {
        this.name = me.name;
      },
      () => {
        this.#asked = undefined; // no server just now; the socket will try again anyway
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const me = new Me();
