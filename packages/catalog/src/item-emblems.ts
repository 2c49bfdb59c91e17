import table from '../data/15.8/item-emblems.json' with { type: 'json' };

/** Silhouettes of item emblems: what kind of thing an item is. */
export const ITEM_FAMILIES = [
  'sword',
  'bow',
  'staff',
  'tome',
  'boots',
  'shield',
  'armour',
  'cloak',
  'ring',
  'amulet',
  'vial',
  'ward',
  'gauntlet',
  'helm',
  'relic',
] as const;
export type ItemFamily = (typeof ITEM_FAMILIES)[number];

/** Materials of item emblems, by the rank of the item: from starter items to legendary ones. */
export const ITEM_MATERIALS = ['iron', 'steel', 'gold', 'riftlit'] as const;
export type ItemMaterial = (typeof ITEM_MATERIALS)[number];

/** What the drawn emblem of an item shows; small enough for a page. */
export type ItemEmblemFacts = {
  readonly id: number;
  readonly family: ItemFamily;
  readonly material: ItemMaterial;
};

/** Emblem facts of all items, sorted by id. */
export const itemEmblems = table as readonly ItemEmblemFacts[];

const byId = new Map(itemEmblems.map((emblem) => [String(emblem.id), emblem]));

/** The emblem facts for an item's id, or undefined. */
export const itemEmblemById = (id: string): ItemEmblemFacts | undefined => byId.get(id);
