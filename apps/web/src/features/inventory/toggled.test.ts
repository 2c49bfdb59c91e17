import { array, assert, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownedEffect, ownedIcon } from './testing/items.ts';
import { isActive, toggled } from './toggled.ts';

const gold = ownedEffect({ name: 'Gold', accountItemIsActive: 1 });
const frost = ownedEffect({ name: 'Frost' });
const azir = ownedIcon({ name: 'Azir', accountItemIsActive: 1 });
const jinx = ownedIcon({ name: 'Jinx' });
const all = [gold, frost, azir, jinx];
const active = (items: typeof all) => items.filter(isActive).map(({ name }) => name);

describe('toggled', () => {
  it('makes an inactive item the only active one of its type', () => {
    expect(active(toggled(all, frost))).toEqual(['Frost', 'Azir']);
    expect(active(toggled(all, jinx))).toEqual(['Gold', 'Jinx']);
  });

  it('makes an active item inactive, and nothing else', () => {
    expect(active(toggled(all, gold))).toEqual(['Azir']);
    expect(active(toggled(all, azir))).toEqual(['Gold']);
  });

  it('never leaves two active items of one type, however often it is done', () => {
    const items = array(boolean(), { minLength: 1, maxLength: 12 }).map((kinds) =>
      kinds.map((isIcon, place) => (isIcon ? ownedIcon : ownedEffect)({ name: String(place) })),
    );
    assert(
      property(items, array(integer({ min: 0, max: 11 })), (start, presses) => {
        let now = start;
        for (const press of presses) {
          const item = now[press];
          if (item === undefined) continue;
          now = toggled(now, item);
          expect(now[press]?.accountItemIsActive).toBe(1 - item.accountItemIsActive);
          for (const type of ['username_effect', 'profile-icon'])
            expect(now.filter((one) => one.type === type && isActive(one)).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
