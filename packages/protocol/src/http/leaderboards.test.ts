import { expect, it } from 'vitest';
import { addressOf } from './call.ts';
import { boardCalls, searchFor } from './leaderboards.ts';

const { search } = boardCalls.more_or_less;
const part = { offset: 0, limit: 50 };

it.each([
  ['a.b', '/moreLess/search/a.b?offset=0&limit=50'],
  ['...', '/moreLess/search/...?offset=0&limit=50'],
  ['.', '/moreLess/search/dots?offset=0&limit=50&text=.'],
  ['..', '/moreLess/search/dots?offset=0&limit=50&text=..'],
])('a search for %s has an address that browsers leave as it is', (text, address) => {
  expect(addressOf(search, searchFor(text, part))).toBe(address);
  const { pathname, search: query } = new URL(address, 'http://hub');
  expect(pathname + query).toBe(address);
});
