import { expect, it } from 'vitest';
import { showPlayerCount } from './player-count.ts';

it.each([
  [undefined, undefined],
  [0, undefined],
  [9, undefined],
  [10, '10+'],
  [999, '999+'],
  [1000, '1K+'],
  [12_999, '12K+'],
  [999_999, '999K+'],
  [1_000_000, '1M+'],
  [1_299_999, '1.2M+'],
])('%s is shown as %s', (count, text) => expect(showPlayerCount(count)).toBe(text));
