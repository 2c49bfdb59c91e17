import type { Spell } from '@hub/catalog/spell-schema';
import { describe, expect, it } from 'vitest';
import { clashFacts } from './facts.ts';
import { spellOf } from './testing/game.ts';

const champion = { id: 'Ahri', name: 'Ahri', image: 'Ahri.png' };
const spell = (id: string, changes: Partial<Spell> = {}): Spell => ({
  ...spellOf(5),
  id,
  kind: 'normal',
  champion: 'Ahri',
  ...changes,
});
const idsOf = (...spells: Spell[]): string[] => clashFacts(spells, [champion]).spells.map(({ id }) => id);

describe('clashFacts', () => {
  it('selects normal spells with a cooldown at rank 1', () =>
    expect(
      idsOf(
        spell('normal'),
        spell('charges', { kind: 'charges' }),
        spell('none', { cooldownSeconds: [0, 5] }),
        spell('short', { cooldownSeconds: [0.5, 0] }),
        spell('empty', { cooldownSeconds: [] }),
      ),
    ).toEqual(['normal', 'short']));

  it('adds the champion', () => {
    expect(clashFacts([spell('one')], [champion]).spells[0]?.champion).toEqual(champion);
    expect(() => clashFacts([spell('one')], [])).toThrow(RangeError);
  });

  it('throws without spells', () =>
    expect(() => clashFacts([spell('none', { cooldownSeconds: [0] })], [champion])).toThrow(RangeError));
});
