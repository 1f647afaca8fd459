// Keeps the shell of the site for times without a network: its pages, words and rules, never what happens at a table.
// The build writes the two constants (scripts/shell.js): a new version is a new cache, and the old one goes.
/* global VERSION, SHELL */
const KEPT = `ludoteca-${VERSION}`;

// Asked for anew each time; the last answer serves when nobody answers. What a game is does not change at a table.
const DESCRIBES = /^\/api\/games(\/[\w-]+\/(words|rules|lessons)\/[a-z]+)?$/;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(SHELL.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' }))))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (DESCRIBES.test(pathname)) event.respondWith(askedFirst(request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** A file whose name changes with its content: once here, always right. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

const MOMENT = 5_000; // milliseconds
const asked = new Map();

/** A page asks twice where a browser does not use what was preloaded through a worker: one answer serves both. */
function askOnce(request) {
  const { url } = request;
  if (!asked.has(url)) {
    asked.set(url, fetch(request).then((answer) => keep(request, answer)));
    setTimeout(() => asked.delete(url), MOMENT);
  }
  return asked.get(url).then((answer) => answer.clone());
}

async function askedFirst(request) {
  try {
    return await askOnce(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
