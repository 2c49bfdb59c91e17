import * as z from 'zod/mini';
import type { championSchema } from '../src/champion-schema.ts';
import type { itemSchema } from '../src/item-schema.ts';
import type { spellSchema } from '../src/spell-schema.ts';

const texts = z.array(z.string());
const numbers = z.array(z.number());

/** The columns that are read from a collected champion; unknown ones are dropped. */
export const sourceChampionSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  image: z.string(),
  positions: texts,
  roles: texts,
  region: z.string(),
  regions: texts,
  damage: z.string(),
  rangeType: texts,
  resource: z.string(),
  priceBlueEssence: z.number(),
  releaseDate: z.string(),
  passive: z.object({ name: z.string(), image: z.string() }),
  spells: z.array(
    z.object({
      slot: z.string(),
      id: z.string(),
      name: z.string(),
      kind: z.string(),
      cooldown: numbers,
      recharge: z.optional(numbers),
      image: z.string(),
    }),
  ),
});
type SourceChampion = z.infer<typeof sourceChampionSchema>;

/** The columns that are read from a collected item. */
export const sourceItemSchema = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  gold: z.number(),
  sell: z.number(),
  rank: z.tuple([z.string()]),
  tags: texts,
  from: numbers,
  special: z.optional(z.string()),
});
type SourceItem = z.infer<typeof sourceItemSchema>;

/** What a record looks like before its schema has confirmed its enumerations. */
type Draft<Schema extends z.ZodMiniType> = { [Field in keyof z.infer<Schema>]: unknown };

export const championFrom = ({
  spells: _spells,
  rangeType,
  priceBlueEssence,
  releaseDate,
  passive,
  ...rest
}: SourceChampion): Draft<typeof championSchema> => ({
  ...rest,
  rangeTypes: rangeType,
  priceEssence: priceBlueEssence,
  releaseDate,
  passive,
});

export const spellsFrom = (champion: SourceChampion): Draft<typeof spellSchema>[] =>
  champion.spells.map(({ slot, id, name, kind, cooldown, recharge, image }) => ({
    champion: champion.id,
    slot,
    id,
    name,
    kind,
    cooldownSeconds: cooldown,
    ...(recharge && { rechargeSeconds: recharge }),
    image,
  }));

export const itemFrom = ({
  id,
  name,
  image,
  gold,
  sell,
  rank,
  tags,
  from,
  special,
}: SourceItem): Draft<typeof itemSchema> => ({
  id,
  name,
  image,
  priceGold: gold,
  sellGold: sell,
  rank: rank[0],
  tags,
  buildsFrom: from,
  ...(special !== undefined && { special }),
});
