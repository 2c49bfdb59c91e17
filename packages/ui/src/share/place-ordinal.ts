import { selectOrdinal } from '@lingui/core/macro';

/** A player's place in the result that they share: `3rd`. */
export const placeOrdinal = (place: number): string =>
  selectOrdinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
