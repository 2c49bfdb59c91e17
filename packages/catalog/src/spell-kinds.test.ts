import { describe, expect, it } from 'vitest';
import { spellKind } from './spell-kinds.ts';
import { spells } from './spells.ts';

describe('the kinds of spells', () => {
  it('are known for every spell of the catalog', () => {
    const unknown = spells.filter(({ champion, slot }) => spellKind(champion, slot) === undefined);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['Ahri', 'R', 'dash'],
    ['Soraka', 'W', 'heal'],
    ['Lux', 'W', 'ward'],
    ['Elise', 'R', 'form'],
    ['Nobody', 'Q', undefined],
  ] as const)('%s %s is %s', (champion, slot, kind) => expect(spellKind(champion, slot)).toBe(kind));
});
