// The guest at this browser. The first request to the server also sets the cookie that sockets need.
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
        this.#asked = undefined; // no server at the moment; the socket will try again anyway
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const me = new Me();
