import type { ItemEmblemFacts, ItemFamily, ItemMaterial } from '../src/item-emblems.ts';
import type { Item } from '../src/item-schema.ts';

/** Words of item names that say what the item is; the first match counts. */
const FAMILY_OF_WORD: readonly (readonly [words: RegExp, family: ItemFamily])[] = [
  [/potion|elixir|censer/i, 'vial'],
  [/\bward\b|wardstone/i, 'ward'],
  [/tome|codex|chapter|nomicon|atlas|mandate|battlesong|echoes/i, 'tome'],
  [/gauntlet|gage|bracer|armguard|rocketbelt|phage|grip/i, 'gauntlet'],
  [/\bring\b|\bseal\b|sigil|soulstealer|vow|convergence|eclipse|cryptbloom|helia/i, 'ring'],
  [/deathcap|mask|guise|visage|cowl|curse|dream|rookern/i, 'helm'],
  [/cloak|mantle|veil|sash|force of nature|jak'sho|approach|trailblazer/i, 'cloak'],
  [/bow\b|slingshot|wildarrows|hurricane|firecannon|quiver|collector|rectrix|opportunity|youmuu/i, 'bow'],
  [/shield|aegis|buckler|omen|solari|despair|radiance/i, 'shield'],
  [/armor|vest|mail|plate|guardian angel|frozen heart|heartsteel|belt|sunfire|cinder/i, 'armour'],
  [/charm|bead|tear of|idol|locket|jewel|kindlegem|mirror|catalyst|mikael|redemption|dawncore/i, 'amulet'],
  [/staff|wand|\brod\b|scepter|torch|bane|tooth|liandry|malignance|companion|stormsurge/i, 'staff'],
  [
    /sword|blade|edge|dirk|scimitar|dagger|axe|cleaver|hydra|glaive|\bcull\b|hammer|fang|reaver|slayer|spear|breaker|tiamat/i,
    'sword',
  ],
  [/crystal|orb|mote|pup|hatchling|seedling|hourglass|sheen|force/i, 'relic'],
];

/** Families by tag, for items whose name does not say what they are. */
const FAMILY_OF_TAG: readonly (readonly [tag: string, family: ItemFamily])[] = [
  ['CriticalStrike', 'bow'],
  ['AttackSpeed', 'sword'],
  ['Damage', 'sword'],
  ['Armor', 'armour'],
  ['SpellBlock', 'cloak'],
];

const MATERIAL_OF_RANK = {
  Consumable: 'iron',
  Potion: 'iron',
  Starter: 'iron',
  Basic: 'steel',
  Boots: 'steel',
  Epic: 'gold',
  Legendary: 'riftlit',
} as const satisfies Record<Item['rank'], ItemMaterial>;

/** What the emblem of an item shows. Depends on no price, because More or Less shows the emblem before the price. */
export const itemEmblemOf = ({ id, name, tags, rank }: Item): ItemEmblemFacts => ({
  id,
  family: familyOf(name, tags),
  material: MATERIAL_OF_RANK[rank],
});

function familyOf(name: string, tags: readonly string[]): ItemFamily {
  if (tags.includes('Boots') || name.endsWith('Greaves')) return 'boots';
  const byWord = FAMILY_OF_WORD.find(([words]) => words.test(name));
  const byTag = FAMILY_OF_TAG.find(([tag]) => tags.includes(tag));
  return (byWord ?? byTag)?.[1] ?? 'relic';
}
