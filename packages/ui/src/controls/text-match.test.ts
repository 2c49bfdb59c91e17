import { expect, it } from 'vitest';
import { matchedRuns } from './text-match.ts';

const shown = (text: string, query: string) =>
  matchedRuns(text, query)
    .map((run) => (run.matched ? `[${run.text}]` : run.text))
    .join('');

it.each([
  ['Anivia', 'aniv', '[Aniv]ia'],
  ["Kai'Sa", 'kaisa', "[Kai]'[Sa]"],
  ['Miss Fortune', 'mf', '[M]iss [F]ortune'],
  ['Dr. Mundo', 'DR MUN', '[Dr]. [Mun]do'],
  ['Ahri', '', 'Ahri'],
  ['Ahri', 'xyz', 'Ahri'],
  ['Ahri', 'ahriman', 'Ahri'],
])('marks in %j the letters of %j', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});
