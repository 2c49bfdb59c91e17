import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes } from '@hub/engine/wire/close-codes';
import { expect, it } from 'vitest';
import { runAdmin } from '../../apps/server/src/admin/run.ts';
import { check } from '../consistency/check.ts';
import { ObservationLog } from '../consistency/observation-log.ts';
import { readStored } from '../consistency/stored-data.ts';
import { Crowd } from '../players/crowd.ts';
import { FAST_PACE, type Pace } from '../players/player.ts';
import { ServerProcess } from '../players/server-process.ts';
import { increment } from '../statistics.ts';

const PLAYERS = 60;
const ROUNDS = 8;
/** Set by `npm run system:deploys`; `npm run test:system` kills servers in a maintenance with one player. */
const LONG = process.env['LONG'] === '1';
/** At real speed a player may send 20 frames a second. */
const PACE: Pace = { ...FAST_PACE, thinkMs: [60, 240], serverSpeed: 1 };
const PLAYED_MS = 4_000;
const CLOSED_MS = 3_000;
/** Rooms store deadlines in a time of their own, which is behind by what they waited: that is no stuck room. */
const STUCK = /^stuck: .* should have gone on (?<ms>\d+) ms before/;

/** What players are told meanwhile, by the call or by the socket. */
const EXPECTED = /maintenance|closed|503/i;

it.runIf(LONG)(
  `maintenance, on and off ${ROUNDS} times under ${PLAYERS} players, loses nothing`,
  async () => {
    const server = await ServerProcess.start();
    const observations = new ObservationLog();
    const [closings, failures, done] = [0, 1, 2].map(() => new Map<string, number>()) as [
      Map<string, number>,
      Map<string, number>,
      Map<string, number>,
    ];
    let answers = 0;
    let pausedMs = 0;
    const crowd = new Crowd({
      url: server.url,
      seed: 'maintenance',
      players: PLAYERS,
      pace: PACE,
      expectsOutages: true,
      isChecked: true,
      observer: {
        observed: (observation) => observations.note(observation),
        did: (what) => increment(done, what),
        failed: (what, why) => increment(failures, `${what}: ${why}`),
        lost: (why) => increment(closings, why),
        answered: () => {
          answers += 1;
        },
      },
    });
    const startedAt = performance.now();
    const maintenance = async (...words: string[]) => {
      const terminal = { out: () => undefined, err: () => undefined };
      const variables = { DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' };
      expect(await runAdmin(['maintenance', ...words], variables, terminal)).toBe(0);
    };
    try {
      crowd.start();
      for (let round = 0; round < ROUNDS; round += 1) {
        const had = answers;
        await sleep(PLAYED_MS);
        await expect.poll(() => answers, { timeout: 30_000 }).toBeGreaterThan(had + 3 * PLAYERS);
        const closedAt = performance.now();
        await maintenance('on', 'Back soon');
        await sleep(CLOSED_MS);
        const whileClosed = answers;
        await maintenance('off');
        await expect.poll(() => answers, { timeout: 30_000 }).toBeGreaterThan(whileClosed + PLAYERS);
        pausedMs += performance.now() - closedAt;
      }
      await crowd.disconnect();
      const upMs = performance.now() - startedAt;
      const { now } = server;
      expect(await server.stop()).toBe(0);
      const stored = await readStored({ dataDir: server.dataDir });
      const { broken } = check(observations, stored, { now, upMs });
      const behind = (line: string) => Number(STUCK.exec(line)?.groups?.['ms'] ?? Number.POSITIVE_INFINITY);
      expect(broken.filter((line) => behind(line) > pausedMs)).toEqual([]);
      expect([...failures.keys()].filter((failure) => !EXPECTED.test(failure))).toEqual([]);
      expect(closings.get(String(closeCodes.maintenance.code)) ?? 0).toBeGreaterThan(PLAYERS / 2);
      expect(closings.get(String(closeCodes.flood.code)) ?? 0).toBe(0);
      expect(server.log.filter(({ level = 50 }) => level >= 50)).toEqual([]);
      console.log({ answers, closings, failures, done, acknowledged: observations.counts });
    } finally {
      await crowd.disconnect();
      await server.remove();
    }
  },
);
