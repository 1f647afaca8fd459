// The public tables, live.
import { Link, socketUrl, type LinkState } from './link';
import type { FromLobby, TableListing, ToLobby } from './messages';

export class Lobby {
  tables = $state.raw<TableListing[]>([]);
  connection = $state<LinkState>('connecting');
  #link = new Link<FromLobby, ToLobby>({
    url: socketUrl('/ws/lobby'),
    onmessage: (message) => this.receive(message),
    onstate: (state) => (this.connection = state),
  });

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
  }

  receive(message: FromLobby): void {
    if (message.type === 'tables') {
      this.tables = message.tables;
    } else if (message.type === 'table_changed') {
      const { table } = message;
      const isKnown = this.tables.some(({ id }) => id === table.id);
      this.tables = isKnown ? this.tables.map((old) => (old.id === table.id ? table : old)) : [...this.tables, table];
    } else if (message.type === 'table_gone') {
      this.tables = this.tables.filter(({ id }) => id !== message.id);
    }
  }
}
