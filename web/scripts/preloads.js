// Writes preload.json: which files a page needs beside the entry, by the first word of its address, so that the server can
// name them in the page itself and nothing has to be found out one after the other.
import { writeFileSync } from 'node:fs';
import { boardOf, isEntry, isTable, manifest, OUT, withStaticImports } from './manifest.js';

/** Other pages by the first word of their address, as the router knows them; home comes with the entry. */
const PAGES = {
  play: 'NewTable',
  rules: 'Rules',
  learn: 'Learn',
  beside: 'Beside',
  replay: 'Replay',
  lobby: 'Lobby',
  games: 'MyGames',
  ratings: 'Ratings',
  people: 'Person',
  account: 'Account',
  record: 'Record',
};

const entry = new Set(withStaticImports((key, part) => isEntry(part)));
const beside = (isWanted) => withStaticImports(isWanted).filter((file) => !entry.has(file));
/** Files by a name that is found in, or made of, a part of the client. */
function by(nameOf) {
  const names = new Set(Object.entries(manifest).flatMap(([key, part]) => nameOf(key, part) ?? []));
  return Object.fromEntries([...names].map((name) => [name, beside((key, part) => nameOf(key, part) === name)]));
}

const preloads = {
  pages: {
    t: beside((key, part) => isTable(part)),
    ...Object.fromEntries(Object.entries(PAGES).map(([word, page]) => [word, beside((key) => key === `src/pages/${page}.svelte`)])),
  },
  boards: by((key, part) => boardOf(part)),
  words: by((key) => /src\/words\/(\w+)\.ts$/.exec(key)?.[1]),
};
writeFileSync(`${OUT}preload.json`, JSON.stringify(preloads));
