import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placePopover } from './popover-position.ts';

const VIEW = { width: 1000, height: 800 };
const PANEL = { width: 200, height: 100 };
const MIDDLE = { left: 480, top: 380, width: 40, height: 40 };

describe('placePopover', () => {
  it.each([
    ['top', { left: 400, top: 270 }],
    ['bottom', { left: 400, top: 430 }],
    ['left', { left: 270, top: 350 }],
    ['right', { left: 530, top: 350 }],
  ] as const)('centres itself at the %s, 10 px away', (placement, expected) => {
    expect(placePopover(placement, MIDDLE, PANEL, VIEW)).toMatchObject({ placement, ...expected });
  });

  it('goes to the other side when only that has room', () => {
    const high = { ...MIDDLE, top: 20 };
    expect(placePopover('top', high, PANEL, VIEW)).toMatchObject({ placement: 'bottom', top: 70 });
  });

  it('stays on the wished side when neither has room', () =>
    expect(placePopover('top', MIDDLE, { width: 200, height: 900 }, VIEW).placement).toBe('top'));

  it('points at the trigger from inside the panel, and stays in the view across', () => {
    const side = fc.constantFrom('top', 'bottom', 'left', 'right');
    const spot = fc.record({ left: fc.integer({ min: 0, max: 960 }), top: fc.integer({ min: 0, max: 760 }) });
    fc.assert(
      fc.property(side, spot, (wished, { left, top }) => {
        const place = placePopover(wished, { left, top, width: 40, height: 40 }, PANEL, VIEW);
        const across = place.placement === 'top' || place.placement === 'bottom' ? 'left' : 'top';
        const length = across === 'left' ? 'width' : 'height';
        expect(place[across]).toBeGreaterThanOrEqual(8);
        expect(place[across] + PANEL[length]).toBeLessThanOrEqual(VIEW[length] - 8);
        expect(place.arrow).toBeGreaterThanOrEqual(18);
        expect(place.arrow).toBeLessThanOrEqual(PANEL[length] - 18);
      }),
    );
  });
});
