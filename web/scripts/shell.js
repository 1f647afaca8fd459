// Writes the service worker: which files make the shell, and a version that changes when any file of the client does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isEntry, OUT, withStaticImports } from './manifest.js';

// Beside the entry, with which home comes, whatever can be read without a table.
const PAGES = /src\/(pages\/(Rules|Learn|NotFound)\.svelte|boards\/\w+\/Diagram\.svelte|frame\/SettingsDialog\.svelte|words\/\w+\.ts)$|docs\/rules\/[^/]+\.md/;
const OTHER = ['/', '/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'];

const files = withStaticImports((key, part) => isEntry(part) || PAGES.test(key));
const shell = [...OTHER, ...files.map((file) => `/${file}`)];

const all = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name) && name !== 'sw.js' && !name.startsWith('.'));
const version = createHash('sha256');
for (const name of all.toSorted()) version.update(name).update(readFileSync(OUT + name));

const worker = readFileSync(fileURLToPath(new URL('./worker.js', import.meta.url)), 'utf8');
const constants = `const VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))};\nconst SHELL = ${JSON.stringify(shell)};\n`;
writeFileSync(`${OUT}sw.js`, constants + worker);
console.log(`offline shell: ${shell.length} files`);
