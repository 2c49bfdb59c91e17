import { setTimeout } from 'node:timers/promises';
import { accountsCount } from '@hub/protocol/http/joining';
import { afterEach, expect, it } from 'vitest';
import { createCaller } from './api-client.ts';
import { Crowd, EVENING } from './crowd.ts';
import { grantEssence, openStoreOf } from './grant-essence.ts';
import type { Entry } from './observations.ts';
import { HURRIED_PACE } from './player.ts';
import { timeAt } from './server-clock.ts';
import { ServerProcess } from './server-process.ts';

const SPEED = 20;

let server: ServerProcess | undefined;
afterEach(() => server?.remove());

it('lets players do everything there is to do, on a server that is ended in between, without a fault', async () => {
  server = await ServerProcess.start({ speed: SPEED });
  const store = await openStoreOf(server);
  const done = new Set<string>();
  const faults: string[] = [];
  const entries: Entry[] = [];
  const crowd = new Crowd({
    url: server.url,
    seed: 'every game',
    players: 14,
    weights: { ...EVENING, buy: 14, clothes: 24, like: 10, codes: 6, newGuest: 6 },
    pace: HURRIED_PACE,
    isChecked: true,
    isServerMortal: true,
    observer: { did: (what) => done.add(what), failed: (what, why) => faults.push(`${what}: ${why}`) },
    journal: { note: (entry) => entries.push(entry) },
    onGuest: ({ account }) => grantEssence(store, [account], 2_000),
  });
  crowd.start();
  await setTimeout(800);
  await server.kill();
  await server.restart();
  const isMissing = (): boolean => Object.keys(EVENING).some((doing) => !done.has(doing));
  for (let waited = 0; waited < 150 && isMissing(); waited += 1) await setTimeout(100);
  expect(await crowd.finish(60_000), crowd.busy.join(', ')).toBe(true);
  await store.close();
  expect(faults).toEqual([]);
  expect([...done]).toEqual(expect.arrayContaining(Object.keys(EVENING)));
  const { count } = await createCaller({ url: server.url, token: () => undefined })(accountsCount);
  expect(count).toBeGreaterThanOrEqual(entries.filter(({ kind }) => kind === 'created').length);
  expect(await server.stop()).toBe(0);
  expect(server.log).toEqual([]);
}, 120_000);

it('lets the time of a server go faster, after a start at the real speed', () => {
  const course = { from: 10_000, wall: 5_000, speed: 20 };
  expect(timeAt(course, 4_000)).toBe(9_000);
  expect(timeAt(course, 5_000)).toBe(10_000);
  expect(timeAt(course, 5_500)).toBe(20_000);
});
