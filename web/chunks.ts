// Which files the client is cut into: few for home and for a table, since over a slow line every file costs a journey.
//   base       all that home needs, and with it every page
//   shared     what a table has in common with other pages, or one board with another
//   table      the rest of a table
//   board-NAME the rest of a game's board with all its parts
// Everything else is cut as the bundler likes.
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SRC = fileURLToPath(new URL('./src/', import.meta.url));
const RUNTIME = '\0rolldown/runtime.js'; // a few lines of the bundler's own
const PARTS = ['Board', 'Status', 'Mark', 'Series'];

export class Chunks {
  readonly #pages: string[];
  readonly #games: string[];
  readonly #reached = new Map<string, ReadonlySet<string>>();

  constructor({ pages, games }: { pages: string[]; games: string[] }) {
    this.#pages = pages;
    this.#games = games;
  }

  /** The file a module goes into; null: any. */
  of = (id: string, graph: Graph): string | null => {
    const from = (...path: string[]) => this.#reach(path, graph).has(id);
    if (id === RUNTIME || from('main.ts')) return 'base';
    const isOnOtherPages = this.#pages.some((page) => page !== 'Table' && from(`pages/${page}.svelte`));
    const games = this.#games.filter((game) => from(...PARTS.map((part) => `boards/${game}/${part}.svelte`)));
    if (from('pages/Table.svelte')) return isOnOtherPages || games.length > 0 ? 'shared' : 'table';
    if (games.length > 1) return 'shared';
    return games.length === 1 && !isOnOtherPages ? `board-${games[0]}` : null;
  };

  /** Everything that these sources import, and what that imports, as long as nobody waits to be asked. */
  #reach(paths: string[], graph: Graph): ReadonlySet<string> {
    const kept = this.#reached.get(paths.join());
    if (kept) return kept;
    const reached = new Set<string>();
    const visit = (id: string) => {
      const module = reached.has(id) ? null : graph.getModuleInfo(id);
      if (!module) return;
      reached.add(id);
      module.importedIds.forEach(visit);
    };
    paths.forEach((path) => visit(SRC + path));
    this.#reached.set(paths.join(), reached);
    return reached;
  }
}
