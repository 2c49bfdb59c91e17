import * as z from 'zod/mini';

const REGIONS = [
  'Bandle City',
  'Bilgewater',
  'Demacia',
  'Freljord',
  'Ionia',
  'Ixtal',
  'Noxus',
  'Piltover',
  'Runeterra',
  'Shadow Isles',
  'Shurima',
  'Targon',
  'Void',
  'Zaun',
] as const;

const positionSchema = z.enum(['Top', 'Jungle', 'Middle', 'Bottom', 'Support']);
const roleSchema = z.enum(['Assassin', 'Fighter', 'Mage', 'Marksman', 'Support', 'Tank']);
export const regionSchema = z.enum(REGIONS);
export type Region = z.infer<typeof regionSchema>;
export type Role = z.infer<typeof roleSchema>;

/** A file name on the public content network, whose address is in the page settings. */
export const imageSchema = z.string().check(z.regex(/^[\w.-]+\.png$/));

const someOf = <T extends z.ZodMiniType<string>>(entry: T) =>
  z.readonly(
    z.array(entry).check(
      z.minLength(1),
      z.refine((entries) => new Set(entries).size === entries.length, 'The same entry twice'),
    ),
  );

export const championSchema = z.readonly(
  z.strictObject({
    id: z
      .string()
      .check(z.regex(/^[A-Za-z]+$/), z.describe('Never changes, unlike the name: Wukong is MonkeyKing')),
    name: z.string().check(z.minLength(1)),
    title: z.string().check(z.minLength(1)),
    image: imageSchema,
    positions: someOf(positionSchema),
    roles: someOf(roleSchema).check(z.describe('The first one is the main role')),
    region: regionSchema.check(z.describe('The first of `regions`; Runeterra stands for no allegiance')),
    regions: someOf(regionSchema),
    damage: z.enum(['Physical', 'Magic', 'Mixed']),
    rangeTypes: someOf(z.enum(['Melee', 'Ranged'])),
    resource: z.enum([
      'Blood Well',
      'Courage',
      'Crimson Rush',
      'Energy',
      'Ferocity',
      'Flow',
      'Fury',
      'Grit',
      'Heat',
      'Mana',
      'None',
      'Rage',
      'Shield',
    ]),
    priceEssence: z.int().check(z.positive()),
    releaseDate: z.iso.date(),
    passive: z.readonly(z.strictObject({ name: z.string().check(z.minLength(1)), image: imageSchema })),
  }),
);

/** Facts about a champion. */
export type Champion = z.infer<typeof championSchema>;
