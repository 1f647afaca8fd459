import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/lobby', { page: 'lobby' }],
    ['/lobby/', { page: 'lobby' }],
    ['/games', { page: 'games' }],
    ['/record', { page: 'record' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/replay/abc', { page: 'replay', id: 'abc' }],
    ['/play/chess', { page: 'new-table', game: 'chess' }],
    ['/rules/chess', { page: 'rules', game: 'chess' }],
    ['/beside/chess', { page: 'beside', game: 'chess' }],
    ['/t', { page: 'not-found' }],
    ['/lobby/x', { page: 'not-found' }],
    ['/t/a/b', { page: 'not-found' }],
    ['/nowhere', { page: 'not-found' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});
