import { describe, expect, it } from 'vitest';
import { arenaPlaces } from './arena-places.ts';
import { placeAt } from './place-names.ts';

/** A point in game units as a point of the minimap. */
const onMinimap = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: (x / 14_870) * 350,
  y: ((14_870 - y) / 14_870) * 350,
});

describe('placeAt', () => {
  it.each(arenaPlaces.camps)('names the $team $camp camp', ({ camp, team, ...place }) => {
    expect(placeAt(onMinimap(place))).toEqual({ kind: 'camp', camp, team });
  });

  it.each(arenaPlaces.turrets)(
    'names the $team $tier turret of lane $lane',
    ({ team, lane, tier, ...place }) =>
      expect(placeAt(onMinimap(place))).toEqual({ kind: 'turret', team, lane, tier }),
  );

  it('names the pits and the nexuses', () => {
    expect(arenaPlaces.pits.map((pit) => placeAt(onMinimap(pit)))).toEqual([
      { kind: 'pit', pit: 'baron' },
      { kind: 'pit', pit: 'dragon' },
    ]);
    expect(arenaPlaces.nexuses.map((nexus) => placeAt(onMinimap(nexus)))).toEqual([
      { kind: 'nexus', team: 'blue' },
      { kind: 'nexus', team: 'red' },
    ]);
  });

  it('names the area where no landmark is near, and the edge outside of every area', () => {
    expect(placeAt({ x: 32, y: 150 })).toEqual({ kind: 'area', area: 'topLane' });
    expect(placeAt({ x: 0, y: 0 })).toEqual({ kind: 'edge' });
  });

  it('finds most places of the map inside of an area', () => {
    const places = Array.from({ length: 35 * 35 }, (_, index) =>
      placeAt({ x: (index % 35) * 10, y: Math.floor(index / 35) * 10 }),
    );
    expect(places.filter(({ kind }) => kind === 'edge').length).toBeLessThan(places.length * 0.2);
  });
});
