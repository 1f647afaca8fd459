// Tables for the tests of this folder.
import type { LogEntry, SeatInfo } from '../../lib/messages';
import type { Player, Shown, Tray } from './shown';

export const tray = (faces: Tray['faces'], more: Partial<Tray> = {}): Tray => ({
  faces, dice: [], unseen: [], is_valid: true, shots: 0, defences: 0, fists: 0, colours: [], paralyses: 0, wasted: [], bullets: 0, ...more,
});
export const player = (seat: Player['seat'], more: Partial<Player> = {}): Player => ({
  seat, is_out: false, bullets: [3, 2, 1], fists: 1, left: tray('B'), right: tray('C'), free: ['K', 'W', 'R', 'G', 'Y', 'B'], may_roll: 6, tumbling: 0,
  burned: [], is_handicapped: false, is_duelling: false, commitment: '', chosen: [], stake: [0, 0, 0], ...more,
});
export const shown = (me: Partial<Player> = {}, more: Partial<Shown> = {}): Shown => ({
  phase: 'rolling', pace: 'beats', merges_lanes: false, round: 2, max_rounds: 40,
  ring: [player('A', me), player('B', { left: tray('C'), right: tray('A'), commitment: 'hidden' }), player('C', { left: tray('A'), right: tray('B') })],
  supply: 5, pot: 0, ender: null, knocked: [], lane: [], question: null, challenge: null, is_deciding: false, swaps: [], winner: null, reason: '', ...more,
});
export const LEGAL = ['roll *', ...[...'KWRGYB'].flatMap((die) => [`place ${die} left`, `place ${die} right`])];
export const seats: SeatInfo[] = ['A', 'B', 'C'].map((seat) => ({ seat, kind: seat === 'A' ? 'guest' : 'bot', name: seat === 'A' ? '' : 'random', yours: seat === 'A', present: true }));
export const entry = (ply: number, seat: string, text: string, ...events: LogEntry['events']): LogEntry => ({ ply, seat, text, events });
