import type { Champion } from '@hub/catalog/champion-schema';
import type { Spell } from '@hub/catalog/spell-schema';

/** A spell that a round may ask for. */
export type ClashSpell = Pick<Spell, 'id' | 'slot' | 'name' | 'image'> & {
  /** By rank; players guess the first one. */
  readonly cooldownSeconds: readonly number[];
  readonly champion: Pick<Champion, 'id' | 'name' | 'image'>;
};

/** Facts that the rules receive, made by `clashFacts`. */
export type ClashFacts = {
  /** At least one. */
  readonly spells: readonly ClashSpell[];
};

/**
 * Builds the facts from the catalog: the spells of kind `normal` with a cooldown above 0. Throws a RangeError when
 * there is none, or when a spell's champion is unknown.
 */
export function clashFacts(
  spells: readonly Spell[],
  champions: readonly Pick<Champion, 'id' | 'name' | 'image'>[],
): ClashFacts {
  const byId = new Map(champions.map(({ id, name, image }) => [id, { id, name, image }]));
  const asked = spells.filter(
    ({ kind, cooldownSeconds }) => kind === 'normal' && (cooldownSeconds[0] ?? 0) > 0,
  );
  if (asked.length === 0) throw new RangeError('no spell to ask for');
  return {
    spells: asked.map(({ id, slot, name, image, cooldownSeconds, champion: championId }) => {
      const champion = byId.get(championId);
      if (champion === undefined) throw new RangeError(`no champion has the id ${championId}`);
      return { id, slot, name, image, cooldownSeconds, champion };
    }),
  };
}
