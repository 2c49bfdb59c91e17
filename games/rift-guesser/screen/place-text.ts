import type { NamedPlace } from '@hub/catalog/place-names';
import { riftGuesserTexts } from './texts.ts';

const { places } = riftGuesserTexts;

/** Returns the name of a place for players, such as `Blue side raptors`. */
export function placeText(place: NamedPlace): string {
  switch (place.kind) {
    case 'camp':
      return place.team === 'river'
        ? places.riverCamp
        : places.ofSide(places.sides[place.team], places.camps[place.camp]);
    case 'pit':
      return places.pits[place.pit];
    case 'nexus':
      return places.ofSide(places.sides[place.team], places.nexus);
    case 'inhibitor':
      return places.ofSide(places.sides[place.team], places.inhibitor(places.lanes[place.lane]));
    case 'turret':
      return places.ofSide(
        places.sides[place.team],
        place.lane === 'nexus' ? places.nexusTurret : places.turret(places.lanes[place.lane]),
      );
    case 'area':
      return places.areas[place.area];
    case 'edge':
      break;
  }
  return places.edge;
}
