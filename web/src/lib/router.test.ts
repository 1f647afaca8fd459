import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/lobby', { page: 'lobby' }],
    ['/lobby/', { page: 'lobby' }],
    ['/record', { page: 'record' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/replay/abc', { page: 'replay', id: 'abc' }],
    ['/play/chess', { page: 'play', game: 'chess' }],
    ['/rules/chess', { page: 'rules', game: 'chess' }],
    ['/t', { page: 'lost' }],
    ['/lobby/x', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/nowhere', { page: 'lost' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});
