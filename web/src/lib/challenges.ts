// Being challenged, and answering.
import { api } from './api';
import { promise } from './luck';
import type { SeatInfo } from './messages';
import { complain } from './refusals';
import { router } from './router.svelte';
import { personName } from './seats';

interface Seated {
  id: string;
  game: string;
  seats: SeatInfo[];
}

/** Who challenges: whoever sits there already. */
export const challenger = ({ seats }: Pick<Seated, 'seats'>): string => {
  const seat = seats.find(({ kind }) => kind === 'guest');
  return seat ? personName(seat) : '';
};

/** For whom a seat is kept, as far as it may be known. */
export const challenged = ({ seats }: Pick<Seated, 'seats'>): string => {
  const seat = seats.find(({ kind, name }) => kind === 'kept' && name);
  return seat ? personName(seat) : '';
};

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
    await api.decline(id);
  } catch (error) {
    complain(error, game);
  }
}
