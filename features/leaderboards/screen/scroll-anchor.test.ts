import { describe, expect, it } from 'vitest';
import { anchoredScrollTop, centred } from './scroll-anchor.ts';

const rows = (ids: string) => Array.from(ids, (id) => ({ id }));
const view = (scrollTop: number) => ({ scrollTop, rowPx: 50 });

describe('anchoredScrollTop', () => {
  const before = rows('abcd');
  it.each([
    ['rows come before it', rows('xyabcd'), 60, 160],
    ['rows go before it', rows('bcdef'), 130, 80],
    ['rows come after it only', rows('abcde'), 60, 60],
    ['its own row goes', rows('cd'), 10, 10],
  ])('keeps the top row where it is when %s', (_, after, top, expected) => {
    expect(anchoredScrollTop(before, after, view(top))).toBe(expected);
  });
});

it('centred puts a row into the middle, and never scrolls above the top', () => {
  expect(centred(10, 50, 250)).toBe(400);
  expect(centred(1, 50, 250)).toBe(0);
  expect(centred(-1, 50, 250)).toBe(0);
});
