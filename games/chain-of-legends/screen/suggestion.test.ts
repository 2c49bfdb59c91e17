import { describe, expect, it } from 'vitest';
import { asSent, isName, suggest, withoutFixedLetter } from './suggestion.ts';

const NAMES = ['Ahri', 'Akali', 'Ivern', 'Jax', "Kai'Sa", 'Vi'];

describe('the suggestion', () => {
  it.each([
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
    ['Ivren', 'Ivern'],
    ['viern', 'Ivern'],
    ['arhi', 'Ahri'],
    ['Ivnre', undefined],
  ])('for %j is %s', (typed, name) => expect(suggest(typed, NAMES)).toBe(name));

  it('is none for what is a name already', () => {
    expect(suggest('jax', NAMES)).toBeUndefined();
    expect(suggest('Ahri', ['Ahra', 'Ahri'])).toBeUndefined();
  });

  it('is none for nothing, however short the names', () => expect(suggest(' ', ['V'])).toBeUndefined());

  it('is the first one within reach', () => expect(suggest('Vix', ['Vex', 'Vi', 'Viy'])).toBe('Vex'));
});

it.each([
  [' ahri ', 'Ahri'],
  ['Jax', 'Jax'],
  ["kai'Sa", "Kai'Sa"],
])('%j is sent as %s', (typed, sent) => expect(asSent(typed)).toBe(sent));

it.each([
  ['vern', 'I', 'vern'],
  ['ivern', 'I', 'vern'],
  ['i', 'I', ''],
  [' Ahri', 'A', 'hri'],
  ['ahri', 'A', 'hri'],
  ['a', 'A', 'a'],
  ['atrox', 'A', 'atrox'],
  ['aatrox', 'A', 'atrox'],
  ['sona', 'I', 'sona'],
])('of %j after a fixed %s, %j stays', (typed, letter, kept) => {
  expect(withoutFixedLetter(typed, letter, [...NAMES, 'Aatrox'])).toBe(kept);
});

it.each([
  ['kaisa', true],
  [' KAI SA ', true],
  ['kai', false],
  ['', false],
])('%j is the name of a champion: %s', (text, isSame) => expect(isName(text, "Kai'Sa")).toBe(isSame));
