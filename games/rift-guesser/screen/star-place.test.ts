import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { STAR_CLEARANCE, starPlace } from './star-place.ts';

const place = fc.record({ x: fc.nat({ max: 350 }), y: fc.nat({ max: 350 }) });
const round = fc.record({ guess: fc.option(place, { nil: null }), actual: place });

it('the star covers no pin and stays on the map', () =>
  fc.assert(
    fc.property(place, place, fc.array(round, { maxLength: 20 }), (guess, actual, others) => {
      const star = starPlace(guess, actual, [{ guess, actual }, ...others]);
      if (star === undefined) return;
      for (const pin of [guess, actual, ...others.flatMap((one) => [one.guess ?? one.actual, one.actual])])
        expect(Math.hypot(pin.x - star.x, pin.y - star.y)).toBeGreaterThanOrEqual(STAR_CLEARANCE);
      expect(Math.min(star.x, star.y, 350 - star.x, 350 - star.y)).toBeGreaterThanOrEqual(STAR_CLEARANCE);
    }),
  ));

it('the star stands beside its pair', () => {
  const [guess, actual] = [
    { x: 60, y: 30 },
    { x: 64, y: 41 },
  ];
  const star = starPlace(guess, actual, [{ guess, actual }]);
  expect(star && Math.hypot(star.x - 62, star.y - 35)).toBeLessThan(45);
});
