import { describe, expect, it } from 'vitest';
import { anchorsFor, rulePartsOf } from './anchors';

const links = (rule: string) => rulePartsOf(rule).flatMap(({ anchor }) => anchor ?? []);

describe('a rule that a refusal names', () => {
  it.each([
    ['§3', ['s3']],
    ['§3.3, A4–A6', ['s3.3', 'a4', 'a6']],
    ['§6.2, A14b', ['s6.2', 'a14b']],
    ['see `ludoteca games`', []],
  ])('is a link for every paragraph: %s', (rule, anchors) => {
    expect(links(rule)).toEqual(anchors);
    expect(rulePartsOf(rule).map(({ text }) => text).join('')).toBe(rule);
  });

  it('is found in the wider paragraph where it has none of its own', () => {
    expect(anchorsFor('s3.3')).toEqual(['s3.3', 's3']);
    expect(anchorsFor('a14b')).toEqual(['a14b', 'a14']);
    expect(anchorsFor('s3')).toEqual(['s3']);
  });
});
