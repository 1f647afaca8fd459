// The server's refusals in words for people.
import { Refused, Unreachable } from './api';
import { gameKey } from './gamewords';
import type { Refusal } from './messages';
import { voice } from './voice.svelte';
import { say, words } from './words.svelte';

const TO_READ = 15_000; // milliseconds for which a refusal with a link to its rule stays

/** Say why a REST request was refused. */
export function complain(error: unknown, game?: string): void {
  if (error instanceof Refused) explain(error.refusal, game);
  else if (error instanceof Unreachable) voice.note(say('error-unreachable'), { tone: 'refusal' });
  else throw error;
}

/** A refusal in the words of the rules if there are any, otherwise in ours. */
export function explain(refusal: Refusal, game?: string): void {
  voice.note(refusalText(refusal, game), { tone: 'refusal', detail: refusal.rule ?? '', game, ...(refusal.rule && game ? { lasting: TO_READ } : {}) });
}

export function refusalText(refused: Refusal, game?: string): string {
  const { because: inner, ...args } = refused.args ?? {}; // in a file: the reason has a reason of its own
  const refusal = inner ? { ...refused, args: { ...args, said: refusalText({ ...refused, reason: `${inner}`, args }, game) } } : refused;
  const why = `why-${refusal.reason}`;
  const own = refusal.reason && (gameKey(game ?? 'play', why) ?? gameKey('play', why));
  if (own) return say(own, refusal.args);
  if (refusal.reason && words.knows(`cli-${why}`)) return say(`cli-${why}`, refusal.args); // of an event, as in the terminal
  return say(`refused-${refusal.code}`, { what: '', limit: 0, ...refusal.args });
}
