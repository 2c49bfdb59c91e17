import { setTimeout } from 'node:timers/promises';
import { accountsCount } from '@hub/features/accounts/joining-calls.ts';
import { afterEach, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ACTIVITY_WEIGHTS, Crowd } from './crowd.ts';
import { grantEssence, openStoreOf } from './grant-essence.ts';
import type { Observation } from './observations.ts';
import { FAST_PACE } from './player.ts';
import { timeAt } from './server-clock.ts';
import { ServerProcess } from './server-process.ts';

const SPEED = 20;

let server: ServerProcess | undefined;
afterEach(() => server?.remove());

it('completes every activity without a fault on a server that is killed and restarted', async () => {
  server = await ServerProcess.start({ speed: SPEED });
  const store = await openStoreOf(server);
  const done = new Set<string>();
  const faults: string[] = [];
  const observations: Observation[] = [];
  const crowd = new Crowd({
    url: server.url,
    seed: 'every game',
    players: 14,
    weights: { ...ACTIVITY_WEIGHTS, buy: 14, equip: 24, like: 10, codes: 6, newGuest: 6 },
    pace: FAST_PACE,
    isChecked: true,
    expectsOutages: true,
    observer: {
      did: (what) => done.add(what),
      failed: (what, why) => faults.push(`${what}: ${why}`),
      observed: (observation) => observations.push(observation),
    },
    onGuest: ({ account }) => grantEssence(store, [account], 2_000),
  });
  crowd.start();
  await setTimeout(800);
  await server.kill();
  await server.restart();
  const isMissing = (): boolean => Object.keys(ACTIVITY_WEIGHTS).some((activity) => !done.has(activity));
  for (let waited = 0; waited < 600 && isMissing(); waited += 1) await setTimeout(100);
  expect(await crowd.finish(180_000), crowd.busy.join(', ')).toBe(true);
  await store.close();
  expect(faults).toEqual([]);
  expect([...done]).toEqual(expect.arrayContaining(Object.keys(ACTIVITY_WEIGHTS)));
  const { count } = await createApiClient({ url: server.url, token: () => undefined })(accountsCount);
  expect(count).toBeGreaterThanOrEqual(observations.filter(({ kind }) => kind === 'created').length);
  expect(await server.stop()).toBe(0);
  expect(server.log).toEqual([]);
});

it('runs the clock of a server faster after a start in real time', () => {
  const clock = { from: 10_000, realTime: 5_000, speed: 20 };
  expect(timeAt(clock, 4_000)).toBe(9_000);
  expect(timeAt(clock, 5_000)).toBe(10_000);
  expect(timeAt(clock, 5_500)).toBe(20_000);
});
