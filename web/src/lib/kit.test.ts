import { describe, expect, it } from 'vitest';
import { kitPath, usualPaper } from './kit';

describe('print and play', () => {
  it('asks for the kit in a language, on a paper, in full ink or in low', () => {
    expect(kitPath('pebbles', 'cs', 'a4')).toBe('/api/games/pebbles/kit.pdf?language=cs&paper=a4');
    expect(kitPath('pebbles', 'en', 'letter', true)).toBe('/api/games/pebbles/kit.pdf?language=en&paper=letter&ink=low');
  });

  it.each([
    [['en-US', 'en'], 'letter'],
    [['en-GB', 'en-US'], 'a4'],
    [['it', 'en'], 'a4'],
    [['es', 'es-MX'], 'letter'],
    [[], 'a4'],
  ] as const)('prints for %j on %s', (languages, paper) => {
    expect(usualPaper(languages)).toBe(paper);
  });
});
