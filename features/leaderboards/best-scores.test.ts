import { expect, it } from 'vitest';
import { fold } from './best-scores.ts';

it.each([
  ['ZOË', 'zoe'],
  ['Zoë', 'zoe'],
  ['İstanbul', 'istanbul'],
  ['ﬁn', 'fin'],
  ['Ångström 7', 'angstrom 7'],
])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded));
