import { afterEach, describe, expect, it } from 'vitest';
import { formatMessage, placeText } from './format-message.ts';
import { type Tokens, words } from './words.ts';

const show = (tokens: Tokens, values: object) => formatMessage(tokens, { ...values }, placeText);

afterEach(() => words.activate('en_US'));

describe('a message with its values', () => {
  it('takes the case of its number, which is written as the language does', () => {
    const guesses: Tokens = [
      ['count', 'plural', { 7: ['Sieben'], one: ['#', ' Tipp'], other: ['#', ' Tipps'] }],
    ];
    words.activate('de_DE');
    expect([1, 7, 1_200].map((count) => show(guesses, { count }))).toEqual([
      '1 Tipp',
      'Sieben',
      '1.200 Tipps',
    ]);
    expect(show([['seconds'], ' s'], { seconds: 2.5 })).toBe('2,5 s');
    expect(show(['Platz ', ['place']], { place: 1_000_000 })).toBe('Platz 1.000.000');
  });

  it('keeps a name that looks like a part of a message', () =>
    expect(show(['Hello ', ['name'], '!'], { name: '{name} <0> #' })).toBe('Hello {name} <0> #!'));

  it('parts names from what reads from the right, once', () => {
    words.activate('ar_AE');
    expect(show([['name'], '.'], { name: 'Kestrel' })).toBe('\u2068Kestrel\u2069.');
    expect(show([['name'], '.'], { name: '\u2068Kestrel\u2069' })).toBe('\u2068Kestrel\u2069.');
  });
});
