import type { Item } from './item-schema.ts';

/** Stats by the tags of the item data. Some stats have two tags; tags of effects, such as `Aura`, have no entry. */
const STATS = {
  AbilityHaste: 'Ability haste',
  Armor: 'Armor',
  ArmorPenetration: 'Armor penetration',
  AttackSpeed: 'Attack speed',
  Boots: 'Movement speed',
  CooldownReduction: 'Ability haste',
  CriticalStrike: 'Critical strike',
  Damage: 'Attack damage',
  Health: 'Health',
  HealthRegen: 'Health regen',
  LifeSteal: 'Life steal',
  MagicPenetration: 'Magic penetration',
  MagicResist: 'Magic resist',
  Mana: 'Mana',
  ManaRegen: 'Mana regen',
  NonbootsMovement: 'Movement speed',
  SpellBlock: 'Magic resist',
  SpellDamage: 'Ability power',
  SpellVamp: 'Omnivamp',
  Tenacity: 'Tenacity',
} as const;
export type ItemStat = (typeof STATS)[keyof typeof STATS];
const STAT_OF_TAG: Readonly<Record<string, ItemStat>> = STATS;

/** What can be compared about an item, besides its name. */
export type ItemAttributes = Readonly<{
  priceGold: number;
  rank: string;
  /** Kinds of stat, without duplicates, sorted. */
  stats: readonly string[];
  /** Names of the components, without duplicates, sorted. */
  buildsFrom: readonly string[];
  /** Number of bought items that it is a component of. */
  buildsInto: number;
  /** Number of its direct components; two of a kind count twice. */
  components: number;
  sellGold: number;
}>;

/** Items that are bought, not earned, with their attributes. */
export function attributesOfItems(items: readonly Item[]): ReadonlyMap<Item, ItemAttributes> {
  const bought = items.filter(({ special }) => special === undefined);
  const nameOf = new Map(items.map(({ id, name }) => [id, name]));
  return new Map(
    bought.map((item) => [
      item,
      {
        priceGold: item.priceGold,
        rank: item.rank,
        stats: sorted(item.tags.map((tag) => STAT_OF_TAG[tag])),
        buildsFrom: sorted(item.buildsFrom.map((id) => nameOf.get(id))),
        buildsInto: bought.filter(({ buildsFrom }) => buildsFrom.includes(item.id)).length,
        components: item.buildsFrom.length,
        sellGold: item.sellGold,
      },
    ]),
  );
}

/** The items whose attributes no other item has, so that the attributes alone identify them. */
export function distinctItems(attributes: ReadonlyMap<Item, ItemAttributes>): readonly Item[] {
  const counts = new Map<string, number>();
  const keyed = [...attributes].map(([item, values]) => ({ item, key: JSON.stringify(values) }));
  for (const { key } of keyed) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keyed.filter(({ key }) => counts.get(key) === 1).map(({ item }) => item);
}

const sorted = (texts: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(texts.filter((text) => text !== undefined))].toSorted();
