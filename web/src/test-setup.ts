// All files of tests share one page (a page for each takes three times as long), so each begins with a clean one:
// modules anew, nothing kept, nothing replaced. Tests speak English unless they say otherwise.
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
const { words } = await import('./lib/words.svelte');
await words.speak('en');
