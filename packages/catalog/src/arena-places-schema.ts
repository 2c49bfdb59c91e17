import * as z from 'zod/mini';

const LIMIT = 15_000;
const coordinate = z.number().check(z.minimum(-LIMIT), z.maximum(LIMIT));
const place = { x: coordinate, y: coordinate };
const team = z.enum(['blue', 'red']);
const lane = z.enum(['top', 'mid', 'bot']);
const point = z.readonly(z.tuple([coordinate, coordinate]));
const polygon = z.readonly(z.array(point).check(z.minLength(3)));

const listOf = <T extends z.ZodMiniType>(entry: T) => z.readonly(z.array(z.readonly(entry)));

/** Game units; the origin is the bottom left corner (blue base), x grows to the right, y upwards. */
export const arenaPlacesSchema = z.readonly(
  z.strictObject({
    nexuses: listOf(z.strictObject({ team, ...place })),
    inhibitors: listOf(z.strictObject({ team, lane, ...place })),
    turrets: listOf(
      z.strictObject({
        team,
        lane: z.enum(['top', 'mid', 'bot', 'nexus']),
        tier: z.enum(['outer', 'inner', 'inhibitor', 'nexus-top', 'nexus-bot']),
        ...place,
      }),
    ),
    pits: listOf(z.strictObject({ name: z.enum(['baron', 'dragon']), ...place })),
    camps: listOf(
      z.strictObject({
        team: z.enum(['blue', 'red', 'river']),
        camp: z.enum(['blueBuff', 'gromp', 'wolves', 'raptors', 'redBuff', 'krugs', 'scuttle']),
        ...place,
      }),
    ).check(z.describe('The two of the river are approximate')),
    areas: listOf(
      z.strictObject({
        name: z.enum([
          'topLane',
          'midLane',
          'botLane',
          'topAlcove',
          'botAlcove',
          'riverTop',
          'riverBot',
          'blueTopJungle',
          'redTopJungle',
          'blueBotJungle',
          'redBotJungle',
          'blueBase',
          'redBase',
          'blueSpawn',
          'redSpawn',
        ]),
        points: polygon,
      }),
    ).check(z.describe('Outlines of the named parts, walls inside them included')),
  }),
);

/** What names the places of the arena. */
export type ArenaPlaces = z.infer<typeof arenaPlacesSchema>;
