import { expect, it } from 'vitest';
import { run } from './kills.ts';

it('loses nothing acknowledged, pays nothing twice and leaves no room unfinished after kills', async () => {
  const { broken, figures } = await run({
    seed: 'short',
    kills: 3,
    players: 10,
    store: 'sqlite',
    spreadMs: 2_400,
    leastGuesses: 8,
  });
  expect(broken).toEqual([]);
  const figureOf = new Map(figures);
  // Otherwise nothing could have been lost.
  expect(figureOf.get('acknowledged: guessed')).toBeGreaterThanOrEqual(24);
  expect(figureOf.get('guesses compared in the state that acknowledged them')).toBeGreaterThan(0);
});
