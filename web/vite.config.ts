import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { Chunks } from './chunks';

const SERVER = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

const named = (folder: string) => readdirSync(new URL(`./src/${folder}/`, import.meta.url));
const chunks = new Chunks({
  pages: named('pages').filter((name) => name.endsWith('.svelte')).map((name) => name.replace('.svelte', '')),
  games: named('boards'),
});

export default defineConfig({
  plugins: [svelte()],
  // Words and rules pages live beside what they describe, outside web/.
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  build: {
    outDir: '../src/ludoteca/server/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks.of }] } },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000, // a crowded machine is slow, not wrong
  },
});
