import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

describe('labels on a line', () => {
  it('stay where there is room', () => expect(spread([50, 150, 250], 40, 300)).toEqual([50, 150, 250]));

  it('with the same place stand beside each other, around it', () =>
    expect(spread([150, 150, 150], 40, 300)).toEqual([110, 150, 190]));

  it('never leave the line', () => expect(spread([0, 5, 300], 40, 300)).toEqual([20, 60, 280]));

  it('fill the line when they need all of it', () => {
    const wanted = [10, 11, 12, 13, 14, 15, 16, 290];
    expect(spread(wanted, 37.5, 300).map(Math.round)).toEqual([19, 56, 94, 131, 169, 206, 244, 281]);
  });

  it('are none without labels', () => expect(spread([], 40, 300)).toEqual([]));
});
