import { expect, it } from 'vitest';
import { formsOf, holds } from './encodings.ts';
import { plantedDailyLeaks } from './planted-daily-leaks.ts';
import { plantedLeaks as otherLeaks } from './planted-leaks.ts';
import { playedKinds } from './random-games.ts';
import { isComplete, playAndScan } from './suite.ts';

const plantedLeaks = [...otherLeaks, ...plantedDailyLeaks];
/** Set by `npm run system:leaks`, which plants every leak. */
const LONG = process.env['LONG'] === '1';
const SEED = 8;
const GAMES = 5;
const PLANTED_GAMES = 3;
/** The kinds of secrets that the first test has searched. */
const searched = new Set<string>();

it.each(playedKinds)(`finds no leak in ${GAMES} random games: $name`, async (played) => {
  const { findings, rows, kinds } = await playAndScan({ seed: SEED, count: GAMES, kinds: [played] });
  for (const kind of kinds) searched.add(kind);
  expect(findings).toEqual([]);
  const strangers = played.name === 'Sign-in' ? [] : ['stranger'];
  const all = ['player', 'signed out', 'log of the server', ...strangers];
  expect(rows.map(({ audience }) => audience)).toEqual(expect.arrayContaining(all));
  const scanned = rows.reduce((sum, { frames, replies }) => sum + frames + replies, 0);
  expect(scanned).toBeGreaterThan(20 * GAMES);
});

it.each(LONG ? plantedLeaks : [...otherLeaks.slice(0, 1), ...plantedDailyLeaks.slice(0, 1)])(
  'finds a planted leak: $name',
  async ({ leaks, in: kindName, testHub }) => {
    const kinds = playedKinds.filter(({ name }) => name === kindName);
    const { findings } = await playAndScan({
      seed: SEED,
      count: PLANTED_GAMES,
      until: leaks,
      kinds,
      ...testHub,
    });
    expect(isComplete(leaks, findings)).toBe(true);
  },
);

it.runIf(LONG)('has a planted leak for every kind of secret', () => {
  const planted = new Set(plantedLeaks.flatMap(({ leaks }) => [...leaks]));
  expect(planted).toEqual(searched);
});

it.each([
  ['plainly', 'and the winner is "Twisted Fate".'],
  ['in lower case', '/img/twisted fate.webp'],
  ['in an address', '?name=Twisted%20Fate'],
  ['backwards', 'etaF detsiwT'],
  ['in hex', Buffer.from('xx Twisted Fate').toString('hex')],
  ['in base64', Buffer.from('Twisted Fate').toString('base64')],
  ['in base64, behind something', Buffer.from('it is Twisted Fate').toString('base64url')],
  ['in base64, behind something else', Buffer.from('a: Twisted Fate?').toString('base64url')],
])('a secret is found when it is encoded %s', (_, text) => {
  expect(formsOf('Twisted Fate').some((form) => holds(text, form))).toBe(true);
});

it.each([
  ['Vi', '{"name":"Viktor","image":"Viego.webp"}'],
  ['12.5', '{"x":112.5,"y":12.54}'],
  ['900002900', '{"time":1900002900001}'],
])('%s is not found in %s', (secret, text) => {
  expect(formsOf(secret).some((form) => holds(text, form))).toBe(false);
});
