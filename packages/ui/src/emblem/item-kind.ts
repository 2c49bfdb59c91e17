/** What an item's emblem shows. */
export type ItemKind = 'blade' | 'staff' | 'shield' | 'boots' | 'orb' | 'life' | 'bow' | 'gem';

/** Tags of the item data with their drawings, the most specific first. */
const KIND_OF_TAG: readonly (readonly [tag: string, kind: ItemKind])[] = [
  ['Boots', 'boots'],
  ['CriticalStrike', 'bow'],
  ['AttackSpeed', 'bow'],
  ['Damage', 'blade'],
  ['SpellDamage', 'staff'],
  ['Armor', 'shield'],
  ['SpellBlock', 'shield'],
  ['MagicResist', 'shield'],
  ['Health', 'life'],
  ['HealthRegen', 'life'],
  ['Mana', 'orb'],
  ['ManaRegen', 'orb'],
  ['AbilityHaste', 'orb'],
  ['CooldownReduction', 'orb'],
  ['Vision', 'orb'],
];

/** Returns the drawing for an item with these tags; a gem when no tag matches. */
export function itemKind(tags: readonly string[]): ItemKind {
  return KIND_OF_TAG.find(([tag]) => tags.includes(tag))?.[1] ?? 'gem';
}
