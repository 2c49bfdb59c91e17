import * as z from 'zod/mini';
import { imageSchema } from './champion-schema.ts';

const secondsPerRank = z.readonly(
  z.array(z.number().check(z.nonnegative(), z.maximum(300))).check(z.minLength(1), z.maxLength(6)),
);

export const spellSchema = z.readonly(
  z.strictObject({
    champion: z.string().check(z.minLength(1), z.describe("The champion's id")),
    slot: z.enum(['Q', 'W', 'E', 'R']),
    id: z.string().check(z.regex(/^\w+$/)),
    name: z.string().check(z.minLength(1)),
    kind: z
      .enum(['normal', 'charges', 'none', 'level', 'special'])
      .check(
        z.describe(
          'Only normal spells have one cooldown a rank. charges: see rechargeSeconds; none: no cooldown',
        ),
      ),
    cooldownSeconds: secondsPerRank.check(
      z.describe('By rank, rank 1 first; between casts where there are charges'),
    ),
    rechargeSeconds: z.optional(secondsPerRank).check(z.describe('Until the next charge, by rank')),
    image: imageSchema,
  }),
);

/** One of a champion's four spells; with two forms, the cooldown of the first form. */
export type Spell = z.infer<typeof spellSchema>;
