// Requests about events.
import { api, ask } from '../lib/api';
import type { EventAct, EventAudit, EventBoards, EventList, EventUpload, EventView, JudgeView, NewEvent } from '../lib/messages';

const at = (id: string) => `/api/events/${encodeURIComponent(id)}`;

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method !== 'GET') await api.me(); // from then on this guest is somebody
  return (await ask(method, path, body)).json() as Promise<T>;
}

export const events = {
  list: () => json<EventList>('GET', '/api/events'),
  bring: (upload: EventUpload) => json<EventView>('POST', '/api/events/import', upload),
  make: (made: NewEvent) => json<EventView>('POST', '/api/events', made),
  view: (id: string) => json<EventView>('GET', at(id)),
  act: (id: string, act: EventAct) => json<EventView>('POST', `${at(id)}/acts`, act),
  audit: (id: string) => json<EventAudit>('GET', `${at(id)}/audit`),
  boards: (id: string) => json<EventBoards>('GET', `${at(id)}/boards`),
  judge: (id: string, round: number, table: number) => json<JudgeView>('GET', `${at(id)}/rounds/${round}/tables/${table}/judge`),
  embedPath: (id: string, language: string) => `/embed/events/${encodeURIComponent(id)}?language=${language}`,
  exportPath: (id: string, to: 'csv' | 'json' | 'trf' | 'acts') => `${at(id)}/export/${to}`,
  sheetPath: (id: string, what: string, language: string, paper: string) => `${at(id)}/sheets/${what}?${new URLSearchParams({ language, paper })}`,
};
