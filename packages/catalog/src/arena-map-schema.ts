import * as z from 'zod/mini';

const LIMIT = 15_000;
const coordinate = z.number().check(z.minimum(-LIMIT), z.maximum(LIMIT));
const place = { x: coordinate, y: coordinate };
const team = z.enum(['blue', 'red']);
const lane = z.enum(['top', 'mid', 'bot']);
const point = z.readonly(z.tuple([coordinate, coordinate]));
const line = z.readonly(z.array(point).check(z.minLength(2)));
const polygon = z.readonly(z.array(point).check(z.minLength(3)));

const listOf = <T extends z.ZodMiniType>(entry: T) => z.readonly(z.array(z.readonly(entry)));

/** Game units; the origin is the bottom left corner (blue base), x grows to the right, y upwards. */
export const arenaMapSchema = z.readonly(
  z.strictObject({
    bounds: z
      .readonly(z.strictObject({ minX: coordinate, minY: coordinate, maxX: coordinate, maxY: coordinate }))
      .check(z.describe('What a picture of the whole map covers')),
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
    fountains: listOf(z.strictObject({ team, ...place })).check(z.describe('Approximate')),
    obelisks: listOf(z.strictObject({ team, ...place })).check(
      z.describe('The structures beside the fountains'),
    ),
    spawnPlatforms: listOf(z.strictObject({ team, ...place })).check(
      z.describe('Middle of the walkable platform'),
    ),
    pits: listOf(z.strictObject({ name: z.enum(['baron', 'dragon']), ...place })),
    camps: listOf(
      z.strictObject({
        team: z.enum(['blue', 'red', 'river']),
        camp: z.enum(['blueBuff', 'gromp', 'wolves', 'raptors', 'redBuff', 'krugs', 'scuttle']),
        ...place,
      }),
    ).check(z.describe('The two of the river are approximate')),
    lanes: listOf(z.strictObject({ lane, points: line })).check(
      z.describe('Middle of each lane, from the blue base to the red one'),
    ),
    river: listOf(z.strictObject({ half: z.enum(['top', 'bot']), points: line })).check(
      z.describe('Middle of each half of the river; they meet in the middle lane'),
    ),
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
    walls: z.readonly(z.array(polygon)).check(z.describe('Fill all of them together by the even-odd rule')),
    brush: z.readonly(z.array(polygon)),
  }),
);

/** The geometry of the arena. */
export type ArenaMap = z.infer<typeof arenaMapSchema>;

/** The parts of the arena that `arena-places.json` has; `arena-map.json` has the others. */
export const NAMED_PARTS = ['nexuses', 'inhibitors', 'turrets', 'pits', 'camps', 'areas'] as const;
export type NamedPart = (typeof NAMED_PARTS)[number];
