import { describe, expect, it } from 'vitest';
import { entriesOf, type ListPage, pageAfter, pageBefore } from './board-list.ts';
import { players } from './testing/show-panel.tsx';

const page = (number: number, total: number, entries: ListPage['entries'] = []): ListPage => ({
  choice: { kind: 'scope', scope: 'globe' },
  page: number,
  entries,
  total,
});

describe('the pages of a list', () => {
  it.each([
    [0, 50, undefined, undefined],
    [0, 51, undefined, 1],
    [1, 100, 0, undefined],
    [3, 1_000, 2, 4],
    [0, 0, undefined, undefined],
  ])('around page %i of %i entries are %s and %s', (number, total, before, after) => {
    expect([pageBefore(page(number, total)), pageAfter(page(number, total))]).toEqual([before, after]);
  });

  it('show a player once who has moved from one to the next', () => {
    const [one, two, three] = players([3, 2, 1]);
    if (!one || !two || !three) throw new Error('no players');
    const rows = entriesOf([page(0, 3, [one, two]), page(1, 3, [two, three])]);
    expect(rows.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3']);
  });
});
