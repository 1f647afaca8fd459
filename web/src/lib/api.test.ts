import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewTable } from './messages';

const asked: string[] = [];
let answer: (path: string, status?: number) => void;

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  const waiting = new Map<string, (response: Response) => void>();
  answer = (path, status = 200) => waiting.get(path)!(new Response('{}', { status }));
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((resolve) => waiting.set(path, resolve));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('questions to the server', () => {
  it('change nothing before the guest is somebody', async () => {
    const { api } = await import('./api');
    const made = api.makeTable({} as NewTable);
    await Promise.resolve();
    expect(asked).toEqual(['/api/me']);
    answer('/api/me');
    await vi.waitFor(() => expect(asked).toEqual(['/api/me', '/api/tables']));
    answer('/api/tables');
    await made;
  });

  it('are asked once, and again only when there was no answer', async () => {
    const { api, Unreachable } = await import('./api');
    const first = api.games();
    answer('/api/games', 500);
    await expect(first).rejects.toBeInstanceOf(Unreachable);
    const second = api.games();
    answer('/api/games');
    await second;
    await api.games();
    expect(asked).toEqual(['/api/games', '/api/games']);
  });
});
