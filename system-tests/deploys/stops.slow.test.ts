import { expect, it } from 'vitest';
import type { ServerProcess } from '../players/server-process.ts';
import { run } from './stops.ts';

/** Set by `npm run system:deploys`, which also tests whether it finds planted faults. */
const LONG = process.env['LONG'] === '1';
const SMALL = { players: 10, speed: 20, lifeMs: 900 };

/** Kills a server instead of stopping it. */
const killed = async (server: ServerProcess): Promise<undefined> => {
  await server.kill();
};

it('loses no game and nothing acknowledged when the server is stopped and restarted under players', async () => {
  const { broken, figures } = await run({ ...SMALL, seed: 'short', stops: 4 });
  expect(broken).toEqual([]);
  const figureOf = new Map(figures);
  expect(figureOf.get('stops by SIGTERM')).toBe(5);
  // Otherwise nothing could have been lost.
  expect(figureOf.get('acknowledged: guessed')).toBeGreaterThan(20);
  expect(figureOf.get('connections asked to reconnect')).toBeGreaterThan(4);
  expect(figureOf.get('connections of lingering clients')).toBe(100);
});

it.runIf(LONG)('finds the violations of a server that is killed', async () => {
  const { broken } = await run({ ...SMALL, seed: 'rude', stops: 1, lifeMs: 400, end: killed });
  expect(broken).toEqual(
    expect.arrayContaining(['the server ended with undefined', 'no connection was asked to reconnect']),
  );
});
