// Addresses of this site. A page is a name and the words taken from the path.
export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'games' }
  | { page: 'ratings'; game: string }
  | { page: 'new-table'; game: string }
  | { page: 'challenge'; name: string; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'record' }
  | { page: 'rules'; game: string }
  | { page: 'balance' }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string }
  | { page: 'beside'; game: string }
  | { page: 'account' }
  | { page: 'operator' }
  | { page: 'link'; code: string }
  | { page: 'person'; name: string }
  | { page: 'events' }
  | { page: 'new-event' }
  | { page: 'import-event' }
  | { page: 'event'; id: string }
  | { page: 'event-board'; id: string; table: string }
  | { page: 'event-screen'; id: string }
  | { page: 'not-found' };

export function parse(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'challenge' && second && more.length < 2) return { page: 'challenge', name: second, game: more[0] ?? '' };
  if (first === 'event' && second) return event(second, more);
  if (more.length > 0) return { page: 'not-found' };
  if (!second) {
    if (first === '') return { page: 'home' };
    if (first === 'ratings' || first === 'puzzles') return { page: first, game: '' };
    if (first === 'lobby' || first === 'games' || first === 'record' || first === 'balance' || first === 'account' || first === 'operator' || first === 'events') return { page: first };
    return { page: 'not-found' };
  }
  if (first === 'events' && second === 'new') return { page: 'new-event' };
  if (first === 'events' && second === 'import') return { page: 'import-event' };
  if (first === 'people') return { page: 'person', name: second };
  if (first === 'link') return { page: 'link', code: second };
  if (first === 't') return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', id: second };
  if (first === 'ratings') return { page: 'ratings', game: second };
  if (first === 'play') return { page: 'new-table', game: second };
  if (first === 'rules' || first === 'learn' || first === 'puzzles' || first === 'beside') return { page: first, game: second };
  return { page: 'not-found' };
}

/** An event, one of its tables, or the event for a room or another site. */
function event(id: string, [part, table, ...more]: string[]): Route {
  if (!part) return { page: 'event', id };
  if (part === 'board' && table && more.length === 0) return { page: 'event-board', id, table };
  if (part === 'screen' && !table) return { page: 'event-screen', id };
  return { page: 'not-found' };
}

/** Pages that are shown without the bar at the top: in a room. */
export const isBare = ({ page }: Route): boolean => page === 'event-screen';

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  hash = $state(location.hash.slice(1));

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Follow links inside the site without reloading the page. */
  start(): () => void {
    const onPop = () => this.#read();
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', onPop);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', onPop);
      document.removeEventListener('click', onClick);
    };
  }

  #read(): void {
    const next = parse(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
