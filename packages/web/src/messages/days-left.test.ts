import { DAY_MS } from '@hub/engine/wire/days';
import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

const HOUR_MS = DAY_MS / 24;

it.each([
  ['7 days', 7 * DAY_MS],
  ['7 days', 7 * DAY_MS - 1],
  ['7 days', 6 * DAY_MS + 13 * HOUR_MS],
  ['6 days', 6 * DAY_MS + 11 * HOUR_MS],
  ['2 days', 2 * DAY_MS - HOUR_MS],
  ['1 day', DAY_MS + 2 * HOUR_MS],
  ['1 day', DAY_MS],
  ['less than a day', DAY_MS - 1],
  ['less than a day', 0],
])('says %s of %i ms', (text, ms) => expect(daysLeft(ms)).toBe(text));
