import { type BiomeIndex, biomeAt, type PerBiome } from './biomes.ts';
import { distance, mirrored, type Point, SIZE, segmentsOf } from './geometry.ts';
import { type LandmarkKind, landmarkId } from './landmark-drawings.ts';
import { BLUE_INHIBITORS, BLUE_TOWERS, CAMPS, LANES, PITS } from './layout.ts';
import { dice } from './random.ts';
import { placed } from './svg.ts';
import { isInBase, isInThicket, laneDepth, laneDistance, rockDepth, waterDepth } from './terrain.ts';

/** The landmarks of each quarter, in the order in which they are set up. */
const KINDS: PerBiome<readonly LandmarkKind[]> = [
  ['arch', 'stones', 'log', 'well', 'ring', 'totem', 'ruin', 'lantern'],
  ['tent', 'fire', 'cart', 'log', 'banner', 'wheel', 'ruin', 'lantern', 'ring'],
  ['shrine', 'crystal', 'statue', 'arch', 'stones', 'totem', 'crystal', 'lantern'],
  ['bones', 'fire', 'totem', 'ruin', 'statue', 'wheel', 'banner', 'tent'],
];

/** A place that is taken, and how far off others should stay. */
interface Site {
  readonly at: Point;
  readonly room: number;
}

const sitesOf = (points: readonly Point[], room: number): readonly Site[] =>
  points.map((at) => ({ at, room }));

const onBothSides = (points: readonly Point[]): readonly Point[] => [...points, ...points.map(mirrored)];

const STRUCTURES: readonly Site[] = [
  ...sitesOf(
    CAMPS.map(({ at }) => at),
    620,
  ),
  ...sitesOf(onBothSides(BLUE_TOWERS), 520),
  ...sitesOf(onBothSides(BLUE_INHIBITORS), 560),
  ...sitesOf(PITS, 800),
];

const isFree = (at: Point, room: number, sites: readonly Site[]): boolean =>
  sites.every((site) => distance(site.at, at) >= Math.max(room, site.room * 0.9));

const ROOM_ON_GROUND = 640;
const ROOM_ON_CLIFFS = 1050;

/** The room that a landmark takes at a place that suits it: along the jungle's edge, or now and then on a cliff. */
function roomAt(x: number, y: number, chance: number): number | undefined {
  if (isInBase(x, y) || isInThicket(x, y)) return undefined;
  const depth = rockDepth(x, y);
  if (depth > 330 && chance < 0.25) return ROOM_ON_CLIFFS;
  const isAtEdge = depth < -105 && depth > -240;
  return isAtEdge && waterDepth(x, y) < -140 && laneDepth(x, y) < -60 ? ROOM_ON_GROUND : undefined;
}

interface Setting {
  readonly sites: readonly Site[];
  readonly drawing: string;
}

const LANDMARK_TRIES = 9000;
const EDGE = 500;

function landmarks(roll: () => number, taken: readonly Site[]): Setting {
  const sites = [...taken];
  const count = new Map<BiomeIndex, number>();
  let drawing = '';
  for (let attempt = 0; attempt < LANDMARK_TRIES; attempt += 1) {
    const at: Point = [EDGE + roll() * (SIZE - 2 * EDGE), EDGE + roll() * (SIZE - 2 * EDGE)];
    const room = roomAt(...at, roll());
    if (room === undefined || !isFree(at, room, sites)) continue;
    sites.push({ at, room });
    const biome = biomeAt(...at);
    const kinds = KINDS[biome];
    const index = count.get(biome) ?? 0;
    count.set(biome, index + 1);
    drawing += placed(landmarkId(kinds[index % kinds.length] as LandmarkKind), at, {
      scale: 0.85 + roll() * 0.4,
    });
  }
  return { sites, drawing };
}

const BOATS = 6;
const BOAT_TRIES = 3000;
const ROOM_ON_WATER = 1500;

function boats(roll: () => number, taken: readonly Site[]): Setting {
  const sites = [...taken];
  let drawing = '';
  for (let attempt = 0; attempt < BOAT_TRIES && sites.length < taken.length + BOATS; attempt += 1) {
    const at: Point = [roll() * SIZE, roll() * SIZE];
    if (waterDepth(...at) <= 210 || laneDistance(...at) <= 700 || !isFree(at, ROOM_ON_WATER, sites)) continue;
    sites.push({ at, room: 900 });
    drawing += placed(landmarkId('boat'), at, { turn: -60 + roll() * 120, scale: 0.9 });
  }
  return { sites, drawing };
}

const LIGHT_STEP = 40;
const WAY_BETWEEN_LIGHTS = 1130;
const ASIDE = 400;
const ROOM_FOR_LIGHT = 330;

/** Places along a lane, to its left and right by turns. */
function wayside(lane: readonly Point[]): readonly Point[] {
  const places: Point[] = [];
  let way = 0;
  let side = 1;
  for (const { start, dx, dy } of segmentsOf(lane)) {
    const length = Math.hypot(dx, dy);
    for (let along = 0; along < length; along += LIGHT_STEP) {
      way += LIGHT_STEP;
      if (way <= WAY_BETWEEN_LIGHTS) continue;
      way = 0;
      side = -side;
      places.push([
        start[0] + (dx * along) / length - (dy / length) * ASIDE * side,
        start[1] + (dy * along) / length + (dx / length) * ASIDE * side,
      ]);
    }
  }
  return places;
}

/** Lanterns along the lanes, a banner at every third place. */
const laneLights = (sites: readonly Site[]): string =>
  LANES.flatMap(wayside)
    .filter((at) => !isInBase(...at) && rockDepth(...at) < -20 && waterDepth(...at) < -60)
    .filter((at) => sites.every((site) => distance(site.at, at) >= ROOM_FOR_LIGHT))
    .map((at, index) => placed(landmarkId(index % 3 === 1 ? 'banner' : 'lantern'), at, { scale: 0.8 }))
    .join('');

/** Landmarks, boats and what stands along the lanes. */
export function landmarksLayer(): string {
  const roll = dice(777);
  const ashore = landmarks(roll, STRUCTURES);
  const afloat = boats(roll, ashore.sites);
  return `<g id="set">${ashore.drawing}${afloat.drawing}${laneLights(afloat.sites)}</g>`;
}
