// What a first game marks, out of what the server says this player knows.
import { describe, expect, it } from 'vitest';
import { outlookOf } from './outlook';
import type { Shown } from './shown';

const OWNERS = ['rb', '.b'];
const table = (more: Partial<Shown>) => ({ owners: OWNERS, attacks: {}, endangered: [], duel: null, ...more }) as unknown as Shown;

describe('a first game', () => {
  it('marks cards that win an attack and cards in danger', () => {
    const outlook = outlookOf(table({ attacks: { a1xb1: 'win', a1xb2: 'lose' }, endangered: ['b1'] }), null);
    expect([...outlook]).toEqual([
      ['b1', 'endangered'],
      ['a1', 'wins'],
    ]);
  });

  it('marks how the attacks of a chosen card would end', () => {
    const attacks = { a1xb1: 'attacker-wins', a1xb2: 'defender-wins', b2xa1: 'tie' } as const;
    expect([...outlookOf(table({ attacks }), 'a1')]).toEqual([
      ['b1', 'wins'],
      ['b2', 'loses'],
    ]);
  });

  it('leaves a mark where a card fell, until another lies there', () => {
    const duel = { fallen: ['a2', 'b2'] } as unknown as Shown['duel'];
    expect([...outlookOf(table({ duel }), null)]).toEqual([['a2', 'fell']]);
  });
});
