import { arenaPlaces } from './arena-places.ts';
import type { ArenaPlaces } from './arena-places-schema.ts';

type Side = 'blue' | 'red';
type Lane = 'top' | 'mid' | 'bot';
type Camp = ArenaPlaces['camps'][number]['camp'];
type Area = ArenaPlaces['areas'][number]['name'];

/** A named place of the arena: a landmark with what tells it apart, or the area around it. */
export type NamedPlace =
  | { readonly kind: 'camp'; readonly camp: Camp; readonly team: Side | 'river' }
  | { readonly kind: 'pit'; readonly pit: 'baron' | 'dragon' }
  | { readonly kind: 'nexus'; readonly team: Side }
  | { readonly kind: 'inhibitor'; readonly team: Side; readonly lane: Lane }
  | { readonly kind: 'turret'; readonly team: Side; readonly lane: Lane | 'nexus'; readonly tier: string }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'edge' };

type Point = { readonly x: number; readonly y: number };

/** Width and height of the pictures of the map in game units, and in units of the minimap. */
const MAP_UNITS = 14_870;
const MINIMAP_UNITS = 350;
/** A landmark names every place within this many game units: as far as a section of the map shows it. */
const NEAR = 700;

const { camps, pits, nexuses, inhibitors, turrets, areas } = arenaPlaces;

const landmarks: readonly (Point & { readonly place: NamedPlace })[] = [
  ...camps.map(({ x, y, camp, team }) => ({ x, y, place: { kind: 'camp', camp, team } as const })),
  ...pits.map(({ x, y, name }) => ({ x, y, place: { kind: 'pit', pit: name } as const })),
  ...nexuses.map(({ x, y, team }) => ({ x, y, place: { kind: 'nexus', team } as const })),
  ...inhibitors.map(({ x, y, team, lane }) => ({ x, y, place: { kind: 'inhibitor', team, lane } as const })),
  ...turrets.map(({ x, y, team, lane, tier }) => ({
    x,
    y,
    place: { kind: 'turret', team, lane, tier } as const,
  })),
];

/** Returns the name of a point of the minimap: its nearest landmark, else the area that contains it. */
export function placeAt(minimap: Point): NamedPlace {
  const point = {
    x: (minimap.x / MINIMAP_UNITS) * MAP_UNITS,
    y: MAP_UNITS - (minimap.y / MINIMAP_UNITS) * MAP_UNITS,
  };
  const [nearest] = landmarks
    .map(({ x, y, place }) => ({ place, distance: Math.hypot(x - point.x, y - point.y) }))
    .filter(({ distance }) => distance <= NEAR)
    .sort((one, other) => one.distance - other.distance);
  if (nearest !== undefined) return nearest.place;
  const area = areas.find(({ points }) => contains(points, point));
  return area === undefined ? { kind: 'edge' } : { kind: 'area', area: area.name };
}

/** Counts how often a ray to the right crosses the outline: odd means inside. */
function contains(outline: readonly (readonly [number, number])[], { x, y }: Point): boolean {
  return outline.reduce((isInside, [x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !isInside : isInside;
  }, false);
}
