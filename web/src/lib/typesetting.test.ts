import { describe, expect, it } from 'vitest';
import { Page } from './markdown';
import { typeset, typesetPage } from './typesetting';
import { makeBundle } from './words.svelte';

const NBSP = '\u00a0';
const shown = (text: string) => text.replaceAll(NBSP, '_');

describe('a Czech text', () => {
  it.each([
    ['K rohu s kamenem v řadě', 'K_rohu s_kamenem v_řadě'],
    ['kámen a v rohu druhý', 'kámen a_v_rohu druhý'],
    ['kámen\n(i s ním) a\nzpět', 'kámen\n(i_s_ním) a_zpět'],
    ['pole e4 a tah ke kameni na d4', 'pole e4 a_tah ke kameni na d4'],
    ['před kartou s ', 'před kartou s_'],
  ])('keeps a word of one letter with the next: %s', (text, expected) => expect(shown(typeset(text, 'cs'))).toBe(expected));

  it('is set so wherever words are said, also before what is put in', () => {
    const bundle = makeBundle('cs', ['hello = Hraješ s { $name } a v klidu\n']);
    expect(shown(bundle.formatPattern(bundle.getMessage('hello')!.value!, { name: 'U nás' }))).toBe('Hraješ s_U nás a_v_klidu');
  });

  it('is set so on a page, but not where code is written', () => {
    const page = new Page({ sign: (name) => `<i>${name}</i>`, option: () => null, set: (text) => typeset(text, 'cs') });
    expect(shown(page.inline('karta s :king: a `S a b` **k tomu** & v rohu'))).toBe('karta s_<i>king</i> a_<code>S a b</code> <strong>k_tomu</strong> &amp; v_rohu');
  });
});

it.each(['en', 'it', 'cs'] as const)('never begins a line with an ellipsis: %s', (language) => {
  expect(shown(typeset('Latrunculi …', language))).toBe('Latrunculi_…');
});

it.each(['en', 'it', 'cs'] as const)('never begins a line with a percent sign: %s', (language) => {
  expect(shown(typeset('90 % → 10 %', language))).toBe('90_% → 10_%');
});

it('never begins a line of a page with the dot between two words', () => {
  expect(shown(typesetPage('tie · special tie · march', 'en'))).toBe('tie_· special tie_· march');
});

it('leaves other languages as they are', () => {
  expect(typeset('a man i o', 'it')).toBe('a man i o');
});
