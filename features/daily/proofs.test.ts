import path from 'node:path';
import { dayOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { checkProofs, FIRST_PREVIOUS, isBroken, proofText } from '@hub/protocol/daily-proof';
import { backUp } from '@hub/server/backup/backup.ts';
import { restoreBackup } from '@hub/server/backup/restore.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { migrations } from '@hub/server/store/migrations/migrations.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dailiesOf } from '../../apps/server/src/store/testing/rows.ts';
import { sha256 } from './answers.ts';
import { createDaily, type Daily } from './server.ts';
import { memoryStore, outagesOn } from './testing/memory-store.ts';

const MODE = 'riddleRift';
const INSTALLED = '2026-11-01T15:00:00Z';
const START_OF_FIRST_DAY = Date.parse('2026-11-01');
const poolOf = (size: number) => Array.from({ length: size }, (_, index) => `answer ${index}`);

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

const SECRET = 'a secret of the tests';

/** Starts a hub on a data folder, lets it work and stops it. */
async function withHub<T>(
  dataDir: string,
  clock: ManualClock,
  answers: readonly string[],
  work: (daily: Daily) => Promise<T>,
  secret = SECRET,
): Promise<T> {
  const engine = await openSqlite(path.join(dataDir, 'hub.sqlite'), migrations);
  const daily = createDaily({
    store: dailiesOf({ engine }),
    uptime: outagesOn(),
    secret: secretFrom(secret),
    clock,
  });
  daily.register({ mode: MODE, answers });
  try {
    return await work(daily);
  } finally {
    await engine.close();
  }
}

/** Backs up a data folder; the returned function restores it into another one. */
async function backUpFrom(dataDir: string, clock: ManualClock) {
  await backUp(dataDir, path.join(folder, 'backup'), clock);
  return async () => {
    const restored = path.join(folder, 'restored');
    await restoreBackup(path.join(folder, 'backup'), restored, { clock });
    return restored;
  };
}

/** Thirty days whose commitments are noted; the data are lost on the 21st, and a backup of the 15th is restored. */
async function thirtyDays({ grows = false, laterSecret = SECRET } = {}) {
  const clock = new ManualClock(INSTALLED);
  const noted = new Map<string, string>();
  let dataDir = folder;
  let secret = SECRET;
  let restore: () => Promise<string> = async () => dataDir;
  for (let number = 0; number < 30; number += 1) {
    if (number === 14) restore = await backUpFrom(dataDir, clock);
    if (number === 20) [dataDir, secret] = [await restore(), laterSecret];
    const pool = poolOf(grows && number >= 17 ? 43 : 40);
    const proofs = await withHub(dataDir, clock, pool, commitAndRead, secret);
    for (const { day, commitment } of proofs) if (!noted.has(day)) noted.set(day, commitment);
    clock.advance(DAY_MS);
  }
  const proofs = await withHub(dataDir, clock, poolOf(43), (daily) => daily.proofsOf(MODE, {}), secret);
  return checkProofs({ mode: MODE, proofs: proofs ?? [], now: clock.now(), noted, digest: sha256 });
}

async function commitAndRead(daily: Daily) {
  await daily.commitAhead();
  return (await daily.proofsOf(MODE, {})) ?? [];
}

describe('thirty days of a hub', () => {
  it('are as noted after an older backup was restored; lost days are committed again, late', async () => {
    // The hub was installed during the first day. The backup of the 15th has the commitments up to the 16th; the 17th to the
    // 21st had begun when they were committed again. The last two days are not over.
    const checked = await thirtyDays();
    expect(checked.map(({ status }) => status)).toEqual([
      'late',
      ...Array.from({ length: 15 }, () => 'proven'),
      ...Array.from({ length: 5 }, () => 'late'),
      ...Array.from({ length: 9 }, () => 'proven'),
      'open',
      'open',
    ]);
  });

  it.each([
    ['other facts', { grows: true }],
    ['another secret', { laterSecret: 'the secret of the next hub' }],
  ])(
    'differ from the notes on lost days that were drawn again with %s, and on no other',
    async (_, change) => {
      const checked = await thirtyDays(change);
      const changed = checked.filter(({ status }) => isBroken(status));
      expect(new Set(changed.map(({ status }) => status))).toEqual(new Set(['changed']));
      expect(changed.every(({ day }) => day >= '2026-11-17' && day <= '2026-11-22')).toBe(true);
    },
  );

  it('stay as committed by a version with random nonces', async () => {
    const clock = new ManualClock(INSTALLED);
    const { store } = memoryStore();
    await store.keepAnswer(MODE, dayOf(clock.now()), 'answer 1');
    const old = { day: dayOf(clock.now()), nonce: 'ab'.repeat(32), previous: FIRST_PREVIOUS, committedAt: 0 };
    const commitment = sha256(proofText(MODE, { ...old, answer: 'answer 1' }));
    await store.keepCommitment(MODE, { ...old, commitment });
    const daily = createDaily({ store, uptime: outagesOn(), secret: secretFrom(SECRET), clock });
    daily.register({ mode: MODE, answers: poolOf(9) });
    await daily.commitAhead();
    clock.advance(9 * DAY_MS);
    const proofs = (await daily.proofsOf(MODE, {})) ?? [];
    const noted = new Map([[old.day as string, commitment]]);
    const checked = await checkProofs({ mode: MODE, proofs, noted, now: clock.now(), digest: sha256 });
    expect(checked.map(({ status }) => status)).toEqual(['proven', 'proven', 'proven']);
  });
});

describe('commitAhead', () => {
  it('leaves no day out after an outage, and reports those that had begun as late', async () => {
    const clock = new ManualClock(INSTALLED);
    await withHub(folder, clock, poolOf(9), (daily) => daily.commitAhead());
    clock.advance(6 * DAY_MS);
    const checked = await withHub(folder, clock, poolOf(9), async (daily) => {
      await daily.commitAhead();
      const proofs = (await daily.proofsOf(MODE, {})) ?? [];
      return checkProofs({ mode: MODE, proofs, now: clock.now(), digest: sha256 });
    });
    const statuses = ['late', 'proven', 'proven', 'late', 'late', 'late', 'open', 'open', 'open'];
    expect(checked.map(({ status }) => status)).toEqual(statuses);
  });

  it('makes one chain when two servers do it at the same time', async () => {
    const clock = new ManualClock(INSTALLED);
    const { store } = memoryStore();
    const servers = [1, 2].map(() => {
      const daily = createDaily({ store, uptime: outagesOn(), secret: secretFrom('one secret'), clock });
      daily.register({ mode: MODE, answers: poolOf(9) });
      return daily;
    });
    await Promise.all(servers.map((daily) => daily.commitAhead()));
    clock.advance(5 * DAY_MS);
    const proofs = (await servers[0]?.proofsOf(MODE, {})) ?? [];
    expect(proofs).toHaveLength(3);
    const checked = await checkProofs({ mode: MODE, proofs, now: clock.now(), digest: sha256 });
    expect(checked.filter(({ status }) => isBroken(status))).toEqual([]);
  });

  it('starts again after more than a year, so that a wrong clock does not fill the database', async () => {
    const clock = new ManualClock('1970-01-01T00:00:00Z');
    const { store } = memoryStore();
    const daily = createDaily({ store, uptime: outagesOn(), secret: secretFrom('one secret'), clock });
    daily.register({ mode: MODE, answers: poolOf(9) });
    await daily.commitAhead();
    clock.advance(Date.parse(INSTALLED));
    await daily.commitAhead();
    expect(await store.committedDays(MODE, '1970-01-01' as Day, '2030-01-01' as Day, 99)).toHaveLength(6);
  });
});

/** The nonces of three days of a game on a hub with this secret. */
const noncesOf = async (secret: string, mode: string) => {
  const clock = new ManualClock(INSTALLED);
  const daily = createDaily({
    store: memoryStore().store,
    uptime: outagesOn(),
    secret: secretFrom(secret),
    clock,
  });
  daily.register({ mode, answers: poolOf(9) });
  await daily.commitAhead();
  clock.advance(9 * DAY_MS);
  return ((await daily.proofsOf(mode, {})) ?? []).map(({ nonce }) => nonce);
};

describe('proofsOf', () => {
  it('tells no answer and no nonce before 00:30 of the next day', async () => {
    const clock = new ManualClock(START_OF_FIRST_DAY);
    await withHub(folder, clock, poolOf(9), async (daily) => {
      await daily.commitAhead();
      for (const passed of [DAY_MS, 30 * 60_000 - 1, 1]) {
        const told = JSON.stringify(await daily.proofsOf(MODE, {}));
        expect(told).toContain('"answer":null,"nonce":null');
        expect(told).not.toContain('"answer":"');
        expect(told).not.toContain('"nonce":"');
        clock.advance(passed);
      }
      const [first, second] = (await daily.proofsOf(MODE, {})) ?? [];
      expect(first).toMatchObject({ day: '2026-11-01', answer: expect.stringMatching(/^answer/) });
      expect(second).toMatchObject({ day: '2026-11-02', answer: null, nonce: null });
    });
  });

  it('returns a range, and nothing for a game that does not exist', async () => {
    const clock = new ManualClock(INSTALLED);
    await withHub(folder, clock, poolOf(9), async (daily) => {
      await daily.commitAhead();
      const day = '2026-11-02' as Day;
      expect(await daily.proofsOf(MODE, { from: day, to: day })).toMatchObject([{ day }]);
      expect(await daily.proofsOf('noRift', {})).toBeUndefined();
    });
  });

  it('has another nonce for every game, day and secret, and the same ones again', async () => {
    const first = await noncesOf('one secret', MODE);
    const others = [await noncesOf('one secret', 'itsTwin'), await noncesOf('another secret', MODE)];
    expect(new Set([...first, ...others.flat()]).size).toBe(9);
    expect(await noncesOf('one secret', MODE)).toEqual(first);
  });
});
