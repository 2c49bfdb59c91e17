import { describe, expect, it } from 'vitest';
import { asSent, suggest } from './suggestion.ts';

const NAMES = ['Ahri', 'Akali', 'Ivern', 'Jax', "Kai'Sa", 'Vi'];

describe('the suggestion', () => {
  it.each([
    ['Ivren', undefined],
    ['Ivrn', 'Ivern'],
    ['iverm', 'Ivern'],
    ['IVERNN', 'Ivern'],
    ['hri', 'Ahri'],
    ['kaisa', "Kai'Sa"],
    ['  akal ', 'Akali'],
    ['a', undefined],
    ['v', 'Vi'],
    ['', undefined],
    ['   ', undefined],
    ['zzz', undefined],
    ['Izexn', undefined],
  ])('for %j is %s', (typed, name) => {
    expect(suggest(typed, NAMES)).toBe(name);
  });

  it('is none for what is a name already', () => {
    expect(suggest('jax', NAMES)).toBeUndefined();
    expect(suggest('Ahri', ['Ahra', 'Ahri'])).toBeUndefined();
  });

  it('is none for nothing, however short the names', () => {
    expect(suggest(' ', ['V'])).toBeUndefined();
  });

  it('is the first one within reach', () => {
    expect(suggest('Vix', ['Vex', 'Vi', 'Viy'])).toBe('Vex');
  });
});

it.each([
  [' ahri ', 'Ahri'],
  ['Jax', 'Jax'],
  ["kai'Sa", "Kai'Sa"],
])('%j is sent as %s', (typed, sent) => {
  expect(asSent(typed)).toBe(sent);
});
