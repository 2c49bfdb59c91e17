import * as z from 'zod/mini';
import type { arenaMapSchema } from '../src/arena-map-schema.ts';

const points = z.array(z.array(z.number()));
const places = z.array(z.looseObject({ x: z.number(), y: z.number() }));
/** The map has no polygons with holes; the tables could not hold one. */
const polygons = z.array(z.object({ hole: z.literal(false), points }));

/** The parts that are read from a collected map. */
export const sourceMapSchema = z.object({
  bounds: z.object({
    min: z.tuple([z.number(), z.number()]),
    max: z.tuple([z.number(), z.number()]),
  }),
  nexuses: places,
  inhibitors: places,
  turrets: places,
  fountains: places,
  fountainStructures: places,
  spawnPlatforms: places,
  pits: places,
  camps: places,
  lanes: z.record(z.string(), points),
  river: z.record(z.string(), points),
  regions: z.record(z.string(), z.tuple([z.object({ hole: z.literal(false), points })])),
  walls: polygons,
  brush: polygons,
});
type SourceMap = z.infer<typeof sourceMapSchema>;

/** Remarks about how exact a place is belong to the schema's descriptions, not to each record. */
const withoutRemarks = (list: SourceMap['fountains']): Record<string, unknown>[] =>
  list.map(({ accuracy: _accuracy, note: _note, ...place }) => place);

export const arenaMapFrom = (source: SourceMap): Record<keyof z.infer<typeof arenaMapSchema>, unknown> => ({
  bounds: {
    minX: source.bounds.min[0],
    minY: source.bounds.min[1],
    maxX: source.bounds.max[0],
    maxY: source.bounds.max[1],
  },
  nexuses: source.nexuses,
  inhibitors: source.inhibitors,
  turrets: source.turrets,
  fountains: withoutRemarks(source.fountains),
  obelisks: source.fountainStructures,
  spawnPlatforms: withoutRemarks(source.spawnPlatforms),
  pits: source.pits,
  camps: withoutRemarks(source.camps),
  lanes: Object.entries(source.lanes).map(([lane, points]) => ({ lane, points })),
  river: Object.entries(source.river).map(([half, points]) => ({ half, points })),
  areas: Object.entries(source.regions).map(([name, [{ points }]]) => ({ name, points })),
  walls: source.walls.map(({ points }) => points),
  brush: source.brush.map(({ points }) => points),
});
