// Being challenged, and answering.
import { api } from './api';
import { promise } from './nonces';
import type { Forsaken, SeatInfo, TableView } from './messages';
import { complain } from './refusals';
import { router } from './router.svelte';
import { personName } from './seats';
import { voice } from './voice.svelte';
import { say } from './words.svelte';

type ClosedBy = NonNullable<TableView['closed']>;

interface Seated {
  id: string;
  game: string;
  seats: SeatInfo[];
}

/** Who challenges: whoever has made the table. */
export const challenger = ({ seats }: Pick<Seated, 'seats'>): string => {
  const seat = seats.find(({ maker }) => maker);
  return seat ? personName(seat) : '';
};

/** For whom a seat is kept, as far as it may be known. */
export const challenged = ({ seats }: Pick<Seated, 'seats'>): string => {
  const seat = seats.find(({ kind, name }) => kind === 'kept' && name);
  return seat ? personName(seat) : '';
};

/** What became of a challenge that was not answered in time. */
export function cameToNothing({ closed, seats, forsaken = null }: Pick<Seated, 'seats'> & { closed: ClosedBy | null; forsaken?: Forsaken | null }): string {
  if (forsaken) return `${outcome(forsaken.by, personName(forsaken))} ${say('challenge-goes-on')}`;
  const isMine = seats.some(({ maker, yours }) => maker && yours);
  if (closed === 'withdrawn' && isMine) return say('challenge-withdrawn-mine');
  if (closed === 'lapsed' && isMine) return say('challenge-lapsed-mine');
  return closed ? outcome(closed, challenger({ seats })) : '';
}

/** Why there will be no game at a table that is closed. */
export function whyClosed(view: Pick<TableView, 'closed' | 'seats'>): string {
  const name = challenged(view);
  if (view.closed !== 'declined') return cameToNothing(view) || say('table-closed');
  const isSeated = view.seats.some(({ yours }) => yours);
  return isSeated ? say('challenge-declined', { name }) : say(name ? 'challenge-declined-me' : 'table-closed');
}

const outcome = (by: ClosedBy, name: string): string =>
  by === 'withdrawn' ? say('challenge-withdrawn', { name }) : by === 'lapsed' ? say('challenge-lapsed', { name }) : '';

export const challengePath = (name: string, game = ''): string => `/challenge/${encodeURIComponent(name)}${game && `/${game}`}`;

export async function accept({ id, game }: Seated): Promise<void> {
  try {
    await api.join(id, promise());
  } catch (error) {
    complain(error, game);
  }
  router.go(`/t/${id}`);
}

export async function decline({ id, game }: Seated): Promise<void> {
  try {
    const { closed } = await api.decline(id);
    if (!closed) voice.note(say('challenge-declined-me')); // the table goes on without them
  } catch (error) {
    complain(error, game);
  }
}
