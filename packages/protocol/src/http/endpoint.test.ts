import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../openapi.ts';
import { numberInAddress } from './endpoint.ts';
import { boardCalls } from './leaderboards.ts';

describe('numberInAddress', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    ['50', 50],
  ])('accepts %s', (text, number) => {
    expect(numberInAddress(50).parse(text)).toBe(number);
  });

  it.each(['', '51', '-1', '1.5', '1e1', ' 1', '0x1', '9999999999', 7, null])('refuses %j', (text) => {
    expect(numberInAddress(50).safeParse(text).success).toBe(false);
  });
});

describe('a query', () => {
  it('is described as optional parameters beside those of the path', () => {
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
});
