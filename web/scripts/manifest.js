// What vite has built, and which files come together.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const OUT = fileURLToPath(new URL('../../src/ludoteca/server/static/', import.meta.url));
export const manifest = JSON.parse(readFileSync(`${OUT}.vite/manifest.json`, 'utf8'));

/** The first file, with which home comes; chunks.ts names it and the files of a table. */
export const isEntry = ({ name }) => name === 'base';
export const isTable = ({ name }) => name === 'table';
export const boardOf = ({ name }) => /^board-(.+)$/.exec(name)?.[1];

/** The scripts and styles of these parts of the client and of all they import statically. */
export function withStaticImports(isWanted) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const [key, part] of Object.entries(manifest)) if (isWanted(key, part)) visit(key);
  return [...new Set([...seen].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))];
}

/** Bytes of these scripts as they travel. */
export function compressed(files) {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(OUT + file), { level: 9 }).length, 0);
}
