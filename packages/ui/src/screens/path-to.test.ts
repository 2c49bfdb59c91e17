import { expect, it } from 'vitest';
import { pathTo } from './path-to.ts';

it('fills in parameters, and leaves out optional ones', () => {
  expect(pathTo('/shop')).toBe('/shop');
  expect(pathTo('/profile/:id?', {})).toBe('/profile');
  expect(pathTo('/profile/:id?', { id: 'a/b' })).toBe('/profile/a%2Fb');
  expect(pathTo('/game/:mode/:id', { mode: 'multi', id: 'X' })).toBe('/game/multi/X');
  // @ts-expect-error -- a parameter is missing
  expect(pathTo('/game/:mode/:id', { mode: 'multi' })).toBe('/game/multi');
});
