import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { ABOUT_ONE, SETTLING, FORMATS, VERDICTS } from '../events/told';
import { STYLES } from './machines';
import { COLOURS, FIGURES, MANNERS, PHRASES, REFUSAL_CODES, SIGNS } from './messages';
import { reactionOf } from './reactions';
import { BOARDS, LOGS } from './settings.svelte';
import { FILLS } from './start';
import { LANGUAGES, makeBundle, preferredLanguage, say, words, type Language } from './words.svelte';

const ROOT = join(import.meta.dirname, '../../..');
const WEB = (language: Language) => join(ROOT, `src/ludoteca/locale/${language}/web.ftl`);

function filesBelow(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .map((name) => join(folder, name));
}

const boardFolders = readdirSync(join(ROOT, 'web/src/boards'));
const boardWords = (language: Language) => filesBelow(join(ROOT, 'web/src/boards'), new RegExp(`locale/${language}\\.ftl$`));
const gameWords = (language: Language) => filesBelow(join(ROOT, 'src/ludoteca/games'), new RegExp(`locale/${language}\\.ftl$`));
const read = (file: string) => readFileSync(file, 'utf8');
const keysOf = (source: string) => new FluentResource(source).body.map(({ id }) => id);
const PLAY = (language: Language) => join(ROOT, `src/ludoteca/locale/${language}/play.ftl`);
const PEOPLE = (language: Language) => join(ROOT, `src/ludoteca/locale/${language}/people.ftl`);
const ACCOUNT = (language: Language) => join(ROOT, `src/ludoteca/locale/${language}/account.ftl`);
const EVENTS = (language: Language) => join(ROOT, `src/ludoteca/locale/${language}/events.ftl`);
const ownFiles = (language: Language) => [WEB(language), PEOPLE(language), ACCOUNT(language), EVENTS(language), ...boardWords(language)];
const variablesOf = (source: string, key: string) => {
  const start = source.search(new RegExp(`^${key} =`, 'm'));
  const rest = source.slice(start + 1);
  const next = rest.search(/^[a-z#]/m);
  return [...new Set((next < 0 ? rest : rest.slice(0, next)).match(/\$[\w-]+/g))].sort();
};

const TABS = ['now', 'pairings', 'standings', 'organise', 'judge'];
const BREAKS = ['buchholz', 'sonneborn-berger', 'direct', 'points', 'duel'];
/** Every ending of a key that is built, by its beginning: `event-format-${…}`. */
const eventEndings: Record<string, readonly string[]> = {
  'event-format-${format}': FORMATS,
  'event-format-told-${each}': FORMATS,
  'event-place-${place}': ['site', 'board', 'mixed'],
  'event-place-${each}': ['board', 'mixed'],
  'event-place-told-${each}': ['board', 'mixed'],
  'event-place-${terms.place}': ['site', 'board', 'mixed'],
  'event-place-told-${place}': ['site', 'board', 'mixed'],
  'event-entry-${entry}': ['open', 'code', 'list'],
  'event-entry-told-${entry}': ['open', 'code', 'list'],
  'event-talk-${talk}': ['off', 'phrases', 'free'],
  'event-term-${name.replace(\'_\', \'-\')}': ['check-in', 'public', 'hands', 'rated'],
  'event-tab-${each || \'now\'}': TABS,
  'event-table-${table.status}': ['waiting', 'running'],
  'event-break-${name}': BREAKS,
  'event-told-${name}': BREAKS,
  'event-role-${one.role}': ['organiser', 'co-organiser', 'judge'],
  'event-sheet-${what}': ['pairings', 'cards', 'standings', 'scores'],
  'event-screen-${slide.kind}': ['pairings', 'standings', 'boards'],
  'event-move-${place}': ['site', 'board'],
  'event-act-${act}': ['create', 'enter', 'withdraw', 'return', 'pair', 'unpair', 'begin', 'result', 'correct', 'rule', 'reverse', 'close', 'arrange', 'replan', 'appoint', 'check-in', 'announce', 'pause', 'resume', 'move', 'host', 'claim', 'call', 'lapse', 'inherit'],
  'event-role-${role}': ['co-organiser', 'judge'],
  'verdict-${verdict}': VERDICTS,
  'events-${part}': ['mine', 'running', 'coming', 'over'],
  'judge-${name}': ['repetition', 'quiet'],
  'ruling-${ruling.verdict}': [...VERDICTS, 'null', 'stands'],
  'ruling-${ruling.verdict}-game': [...SETTLING, 'null'],
  'verdict-${each}': VERDICTS,
  'verdict-stake-${each}': ['game', 'match'],
  'verdict-told-${each}': VERDICTS,
  'verdict-who-${verdict}': ABOUT_ONE,
};
const eventPatterns = Object.fromEntries(Object.entries(eventEndings).map(([pattern, endings]) => [pattern, endings.map((ending) => pattern.replace(/\$\{.*\}/, ending))]));

describe('words', () => {
  it.each(['it', 'cs'] as const)('has every message of English in %s, with the same variables', (language) => {
    ownFiles('en').forEach((file, index) => {
      const english = read(file);
      const other = read(ownFiles(language)[index]!);
      expect(keysOf(other)).toEqual(keysOf(english));
      for (const key of keysOf(english)) expect([key, variablesOf(other, key)]).toEqual([key, variablesOf(english, key)]);
    });
  });

  it.each(LANGUAGES)('can read every message in %s', (language) => {
    for (const file of ownFiles(language)) {
      const source = read(file);
      expect(keysOf(source)).toHaveLength(source.match(/^[a-z][\w-]* *=/gm)!.length);
      expect(new Set(keysOf(source)).size).toBe(keysOf(source).length);
    }
  });

  // Keys built at run time: what each pattern in the code stands for.
  const patterns: Record<string, string[]> = {
    'refused-${refusal.code}': REFUSAL_CODES.map((code) => `refused-${code}`),
    'settings-theme-${theme}': ['auto', 'light', 'dark'].map((theme) => `settings-theme-${theme}`),
    'settings-helper-${helper}': ['first', 'always', 'never'].map((helper) => `settings-helper-${helper}`),
    'clock-own-${kind}': ['fischer', 'move', 'days'].map((kind) => `clock-own-${kind}`),
    'given-manner-${manner}': MANNERS.map((manner) => `given-manner-${manner}`),
    'given-figure-${figure}': FIGURES.map((figure) => `given-figure-${figure}`),
    'given-figure-${each}': FIGURES.map((figure) => `given-figure-${figure}`),
    'colour-${each}': COLOURS.map((colour) => `colour-${colour}`),
    'talk-phrase-${phrase}': PHRASES.map((phrase) => `talk-phrase-${phrase}`),
    'talk-phrase-${text}': PHRASES.map((phrase) => `talk-phrase-${phrase}`),
    'talk-sign-${reaction.name}': SIGNS.map((sign) => `talk-sign-${reactionOf(sign)?.name}`),
    'terms-talk-${kind}': ['phrases', 'free', 'off'].map((kind) => `terms-talk-${kind}`),
    'result-${game.result}': ['won', 'lost', 'drawn', 'null'].map((result) => `result-${result}`),
    'style-${each}': STYLES.map((style) => `style-${style}`),
    'fill-${each}': FILLS.map((fill) => `fill-${fill}`),
    'way-${each}': ['machine', 'friend', 'shared', 'lobby'].map((way) => `way-${way}`),
    'settings-board-${board}': BOARDS.map((board) => `settings-board-${board}`),
    'settings-log-${log}': LOGS.map((log) => `settings-log-${log}`),
    'beside-${one}': ['score', 'dice', 'lots', 'referee'].map((tool) => `beside-${tool}`),
    '${game}-die-${face}': [...'KWRGYB'].map((face) => `scorso-die-${face}`),
    ...Object.fromEntries(['curve.pace', 'board.pace', 'each'].map((what) => [`pace-\${${what}}`, ['race', 'quick', 'calm', 'days'].map((pace) => `pace-${pace}`)])),
    ...eventPatterns,
    'start-${way}': ['machine', 'friend', 'shared', 'lobby'].map((way) => `start-${way}`),
  };

  it.each(LANGUAGES)('knows in %s every key the code says', (language) => {
    const known = new Set([...ownFiles(language), PLAY(language), ...gameWords(language)].flatMap((file) => keysOf(read(file))));
    const missing = new Set<string>();
    const unlisted = new Set<string>();
    for (const file of filesBelow(join(ROOT, 'web/src'), /(?<!\.test)\.(svelte|ts)$/)) {
      const source = read(file);
      for (const [, key] of source.matchAll(/(?:say\(\s*|key: )'([a-z][\w-]*)'/g)) if (!known.has(key!)) missing.add(key!);
      for (const [, key] of source.matchAll(/'(keys-[a-z]+)'/g)) if (!known.has(key!)) missing.add(key!);
      for (const [, pattern] of source.matchAll(/say\(\s*`([^`]+)`/g)) {
        const keys = patterns[pattern!];
        if (keys) keys.filter((key) => !known.has(key)).forEach((key) => missing.add(key));
        else if (!/^(cli-\$\{why\}|play-rule-\$\{rule\}|\$\{[\w.]*game\}-(name|tagline|difficulty|score|prompt-move|\$\{part\.name\})|\$\{kind\}-(name|tagline)|[a-z]+-(square|verdict-now)-\$\{.*\})$/.test(pattern!)) unlisted.add(pattern!);
      }
    }
    expect([...missing]).toEqual([]);
    expect([...unlisted]).toEqual([]);
    for (const game of boardFolders) for (const word of ['name', 'tagline', 'intro-1', 'intro-2', 'intro-3']) expect(known).toContain(`${game}-${word}`);
  });

  it('counts in Czech as Czech does', () => {
    const bundle = makeBundle('cs', [read(WEB('cs'))]);
    const back = (count: number) => bundle.formatPattern(bundle.getMessage('back')!.value!, { count });
    expect(back(1)).toContain('jeden tah');
    expect(back(3)).toContain('padly 3 tahy');
    expect(back(5)).toContain('padlo 5 tahů');
  });

  it('switches without a reload', async () => {
    await words.speak('it');
    expect(say('play-machine')).toBe('Gioca contro la macchina');
    await words.speak('en');
    expect(say('play-machine')).toBe('Play the machine');
    expect(document.documentElement.lang).toBe('en');
  });

  it('follows the browser at the first visit', () => {
    expect(preferredLanguage(['de-AT', 'it-IT', 'en'])).toBe('it');
    expect(preferredLanguage(['cs'])).toBe('cs');
    expect(preferredLanguage(['sk-SK', 'en'])).toBe('cs');
    expect(preferredLanguage(['fr', 'de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
