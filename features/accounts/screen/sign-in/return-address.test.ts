import { expect, it } from 'vitest';
import { createReturnAddress } from './return-address.ts';

it('keeps an address of this site, and home otherwise', () => {
  const address = createReturnAddress();
  expect(address.read()).toBe('/');
  address.remember('/moreLess/game/multi/abc?x=1');
  expect(createReturnAddress().read()).toBe('/moreLess/game/multi/abc?x=1');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil']) {
    address.remember(elsewhere);
    expect(address.read()).toBe('/');
  }
  address.forget();
  expect(sessionStorage.length).toBe(0);
});
