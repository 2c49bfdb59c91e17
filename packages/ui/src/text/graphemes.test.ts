import { expect, it } from 'vitest';
import { countCharacters } from './graphemes.ts';

it.each([
  ['', 0],
  ['Kestrel', 7],
  ['é', 1],
  ['e\u0301', 1],
  ['👨‍👩‍👧', 1],
])('counts %j as %i characters', (text, count) => expect(countCharacters(text)).toBe(count));
