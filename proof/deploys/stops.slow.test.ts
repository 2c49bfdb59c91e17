import { expect, it } from 'vitest';
import type { ServerProcess } from '../players/server-process.ts';
import { run } from './stops.ts';

const SMALL = { players: 10, speed: 20, lifeMs: 900 };
/** The last games are played to their end, which takes long on a busy machine. */
const LIMIT_MS = 240_000;

/** Ends a server as a crash does. */
const killed = async (server: ServerProcess): Promise<undefined> => {
  await server.kill();
};

it(
  'loses no game and nothing that was acknowledged when it is stopped and started again under players',
  async () => {
    const { broken, figures } = await run({ ...SMALL, seed: 'short', stops: 4 });
    expect(broken).toEqual([]);
    const figureOf = new Map(figures);
    expect(figureOf.get('stops by SIGTERM')).toBe(5);
    // There was something to lose, and somebody to be told.
    expect(figureOf.get('acknowledged: guessed')).toBeGreaterThan(20);
    expect(figureOf.get('connections told to come back')).toBeGreaterThan(4);
    expect(figureOf.get('connections that nobody closed or read')).toBe(100);
  },
  LIMIT_MS,
);

it(
  'would be red for a server that ends without a word',
  async () => {
    const { broken } = await run({ ...SMALL, seed: 'rude', stops: 1, lifeMs: 400, end: killed });
    expect(broken).toEqual(
      expect.arrayContaining(['the server ended with undefined', 'nobody was told to come back']),
    );
  },
  LIMIT_MS,
);
