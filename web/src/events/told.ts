// An event in words.
import { clockName } from '../lib/clock';
import { botName, givenName } from '../lib/seats';
import type { EventEntrant, EventListing, EventTable, EventView } from '../lib/messages';
import { say, words } from '../lib/words.svelte';

export const FORMATS = ['swiss', 'round-robin', 'double-round-robin', 'knock-out', 'arena', 'tables'] as const;
export type Format = (typeof FORMATS)[number];
export const TIE_BREAKS = ['buchholz', 'sonneborn-berger', 'direct', 'points', 'duel'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];
export const VERDICTS = ['win', 'replay', 'play-on', 'time', 'warning', 'forfeit'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** Verdicts that settle a game, or the match it is part of. */
export const SETTLING: readonly Verdict[] = ['win', 'replay', 'forfeit'];
/** Verdicts that are about one of the players. */
export const ABOUT_ONE: readonly Verdict[] = ['win', 'time', 'warning', 'forfeit'];

export const formatName = (format: Format): string => say(`event-format-${format}`);

export const breakName = (name: TieBreak): string => say(`event-break-${name}`);

/** Which round of how many; in an arena people meet as they become free. */
export function roundText({ round, rounds }: Pick<EventListing, 'round' | 'rounds'>): string {
  return round === 0 ? say('event-not-begun', { rounds }) : say('event-round', { round, of: rounds });
}

export const when = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
export const timeOfDay = (at: number): string => new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(at);

/** A machine is called by its level, in the reader's language, unless it was given a name; a second one has a number. */
export function entrantName(one: Pick<EventEntrant, 'name' | 'kind' | 'bot'> | undefined): string {
  if (!one) return '?';
  const unnamed = one.kind === 'bot' && /^Bot \S+( \(\d+\))?$/.exec(one.name);
  return unnamed ? botName(one.bot) + (unnamed[1] ?? '') : one.name;
}

/** Who did something: by name, or by the code of the name that was given to them. */
export function byText(by: string): string {
  return /^[a-z]+-[a-z]+$/.test(by) && words.knows(`given-manner-${by.split('-')[0]!}`) ? givenName(by) : by;
}

/** What somebody did to an event. */
export const actName = (act: string): string => (words.knows(`event-act-${act}`) ? say(`event-act-${act}`) : act);

const SAID = ['name', 'text', 'why'];

/** The facts of an act in words; what is only for machines is left out. `seated` are the players of a table. */
export function factsText(what: string, nameOf: (number: number) => string, seated: (round: number, table: number) => readonly number[] = () => []): string {
  const facts = JSON.parse(what) as Record<string, unknown>;
  return Object.entries(facts)
    .flatMap(([fact, value]) => {
      if (fact === 'player') return [nameOf(Number(value))];
      if (fact === 'verdict') return [ruledText(facts, nameOf, seated)];
      if (fact === 'role') return [`${facts.person as string}`, roleText(value as Role)];
      if (fact === 'terms') return termsText(value as EventView['terms']);
      if (fact === 'place') return [placeText(value as Place)];
      if (fact === 'is_here' && value === false) return [say('event-check-out-other')];
      if (fact === 'is_open' && value === true) return [say('event-take-result-back')];
      if (fact === 'kind' && value === 'null') return [say('event-result-null')];
      if (SAID.includes(fact)) return [`${value as string}`];
      return NUMBERED.includes(fact) ? [say('event-fact', { fact, value: [value].flat().join(', ') })] : [];
    })
    .filter(Boolean)
    .join(' · ');
}

function ruledText(facts: Record<string, unknown>, nameOf: (number: number) => string, seated: (round: number, table: number) => readonly number[]): string {
  const { round, table, seat = 0, verdict, seconds = 0, stake } = facts as { round: number; table: number; seat?: number; verdict: Verdict; seconds?: number; stake?: 'game' };
  const player = seated(round, table)[seat];
  return player === undefined ? say(`verdict-${verdict}`) : rulingText({ verdict, seconds, stake: stake ?? 'match' }, nameOf(player));
}

type Role = 'co-organiser' | 'judge' | 'none';
type Place = NonNullable<EventView['terms']['place']>;
const roleText = (role: Role): string => (role === 'none' ? say('event-dismiss') : say(`event-role-${role}`));
const placeText = (place: Place): string => say(`event-place-${place}`);
const entryText = (entry: NonNullable<EventView['terms']['entry']>): string => say(`event-entry-${entry}`);

/** What was agreed that is not as usual, and where it is played. */
const termsText = (terms: EventView['terms']): string[] => [
  placeText(terms.place ?? 'site'),
  entryText(terms.entry ?? 'open'),
  ...(['check_in', 'public', 'hands', 'rated'] as const).filter((name) => terms[name]).map((name) => say(`event-term-${name.replace('_', '-')}`)),
];

const NUMBERED = ['round', 'table', 'game', 'places', 'points'];

/** What was agreed, in a few words. */
export function planned({ plan, terms }: Pick<EventView, 'plan' | 'terms'>): string[] {
  return [
    formatName(plan.format ?? 'swiss'),
    (plan.best_of ?? 1) > 1 ? gamesText(plan.format ?? 'swiss', plan.best_of ?? 1) : '',
    plan.clock ? clockName(plan.clock) : '',
    plan.places?.length ? say('event-places-told', { places: plan.places.join('–') }) : '',
    terms.place === 'site' ? '' : say(`event-place-${terms.place}`),
    terms.rated ? say('event-rated') : '',
  ].filter(Boolean);
}

/** How many games a pairing has: between two it ends when it is decided, at a larger table all are played. */
export const gamesText = (format: Format, count: number): string => say(format === 'tables' && count > 1 ? 'event-games-count' : 'event-best-of', { count });

/** What is at stake at a table of a knock-out, where it has a name. */
export function stageOf({ plan, rounds }: Pick<EventView, 'plan' | 'rounds'>, { round, number, status }: Pick<EventTable, 'round' | 'number' | 'status'>): string {
  if (plan.format !== 'knock-out' || status === 'bye' || rounds - round > 1) return '';
  if (round < rounds) return say('event-semi-final');
  return say(number === 1 ? 'event-final' : 'event-third');
}

/** What a result says: who won, in which order they finished, or that it counts for nothing. */
export function resultText(kind: string, places: readonly number[], names: readonly string[]): string {
  if (kind === 'null') return say('event-result-null');
  const gone = names.filter((_, at) => places[at] === 0);
  if (gone.length > 0) return say('event-result-forfeit', { names: gone.join(', '), count: gone.length });
  if (names.length === 2) {
    const won = places.indexOf(Math.min(...places));
    return places[0] === places[1] ? say('event-result-draw') : say('event-result-win', { name: names[won] ?? '' });
  }
  return names
    .map((name, at) => ({ name, place: places[at] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ name, place }) => `${place}. ${name}`)
    .join(' · ');
}

/** What was ruled; in a match of several games it may be about one of them only. */
export function rulingText(ruling: { verdict: Verdict | 'null' | 'stands'; seconds: number; stake?: 'game' | 'match' }, name: string): string {
  if (ruling.stake === 'game') return say(`ruling-${ruling.verdict}-game`, { name });
  return say(`ruling-${ruling.verdict}`, { name, minutes: Math.round(ruling.seconds / 6) / 10 });
}

/** How a table stands, in a word or two. */
export function stateOf(table: EventTable): string {
  if (table.status === 'bye') return say('event-bye', { worth: table.bye });
  if (table.call) return say('event-table-called');
  if (table.contradiction) return say('event-table-contradiction');
  if (table.status === 'over') return '';
  return say(`event-table-${table.status}`);
}
