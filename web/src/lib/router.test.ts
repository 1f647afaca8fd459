import { describe, expect, it } from 'vitest';
import { parse } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/lobby', { page: 'lobby' }],
    ['/lobby/', { page: 'lobby' }],
    ['/games', { page: 'games' }],
    ['/record', { page: 'record' }],
    ['/balance', { page: 'balance' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/replay/abc', { page: 'replay', id: 'abc' }],
    ['/play/chess', { page: 'new-table', game: 'chess' }],
    ['/rules/chess', { page: 'rules', game: 'chess' }],
    ['/beside/chess', { page: 'beside', game: 'chess' }],
    ['/events', { page: 'events' }],
    ['/events/new', { page: 'new-event' }],
    ['/events/import', { page: 'import-event' }],
    ['/event/abc', { page: 'event', id: 'abc' }],
    ['/event/abc/board/3', { page: 'event-board', id: 'abc', table: '3' }],
    ['/event/abc/screen', { page: 'event-screen', id: 'abc' }],
    ['/event/abc/screen/3', { page: 'not-found' }],
    ['/event/abc/nowhere', { page: 'not-found' }],
    ['/t', { page: 'not-found' }],
    ['/lobby/x', { page: 'not-found' }],
    ['/t/a/b', { page: 'not-found' }],
    ['/nowhere', { page: 'not-found' }],
  ])('%s', (path, route) => expect(parse(path)).toEqual(route));
});
