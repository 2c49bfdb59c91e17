import { addressOf } from '@hub/protocol/http/call';
import { openApiDocument } from '@hub/protocol/openapi';
import { expect, it } from 'vitest';
import { boardCalls, searchFor } from './calls.ts';

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

it('the query of a search is described as optional parameters beside those of the path', () => {
  const { paths } = openApiDocument([boardCalls.more_or_less.search]) as {
    paths: Record<string, { get: { parameters: { name: string; in: string; required: boolean }[] } }>;
  };
  const { parameters = [] } = paths['/moreLess/search/{query}']?.get ?? {};
  expect(parameters.map((one) => [one.name, one.in, one.required])).toEqual([
    ['query', 'path', true],
    ['offset', 'query', false],
    ['limit', 'query', false],
    ['text', 'query', false],
  ]);
});
