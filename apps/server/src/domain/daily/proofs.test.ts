import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Day } from '@hub/engine/wire/ids';
import { checkProofs, isBroken } from '@hub/protocol/daily-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../backup/backup.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { secretFrom } from '../../platform/secret.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { createStore } from '../../store/store.ts';
import { DAY_MS, ManualClock } from '../../testing/manual-clock.ts';
import { sha256 } from './answers.ts';
import { createDaily, type Daily } from './daily.ts';
import { memoryStore, outagesOn } from './testing/memory-store.ts';

const MODE = 'riddleRift';
const INSTALLED = '2026-11-01T15:00:00Z';
const START_OF_FIRST_DAY = Date.parse('2026-11-01');
const poolOf = (size: number) => Array.from({ length: size }, (_, index) => `answer ${index}`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-proofs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a hub on a data folder, lets it work and stops it. */
async function withHub<T>(
  dataDir: string,
  clock: ManualClock,
  answers: readonly string[],
  work: (daily: Daily) => Promise<T>,
): Promise<T> {
  const store = createStore(await openSqlite(path.join(dataDir, 'hub.sqlite'), migrations));
  const daily = createDaily({
    store: store.daily,
    uptime: outagesOn(),
    secret: secretFrom('a secret of the tests'),
    clock,
  });
  daily.register({ mode: MODE, answers });
  try {
    return await work(daily);
  } finally {
    await store.close();
  }
}

describe('thirty days of a hub', () => {
  it('are proven across restarts, a restored backup and changed facts', { timeout: 60_000 }, async () => {
    const clock = new ManualClock(INSTALLED);
    let dataDir = folder;
    const noted = new Map<string, string>();
    for (let number = 0; number < 30; number += 1) {
      if (number === 14) {
        await backUp(dataDir, path.join(folder, 'backup'), clock);
        dataDir = path.join(folder, 'restored');
        await restoreBackup(path.join(folder, 'backup'), dataDir, clock);
      }
      await withHub(dataDir, clock, poolOf(number < 20 ? 40 : 43), async (daily) => {
        await daily.commitAhead();
        for (const { day, commitment } of (await daily.proofsOf(MODE, {})) ?? []) noted.set(day, commitment);
      });
      clock.advance(DAY_MS);
    }
    const proofs = await withHub(dataDir, clock, poolOf(43), (daily) => daily.proofsOf(MODE, {}));
    const now = clock.now();
    const checked = await checkProofs({ mode: MODE, proofs: proofs ?? [], now, noted, digest: sha256 });
    expect(checked.filter(({ status }) => isBroken(status))).toEqual([]);
    // The hub was installed during the first day; the last two days are committed and not over.
    expect(checked.map(({ status }) => status)).toEqual([
      'late',
      ...Array.from({ length: 29 }, () => 'proven'),
      'open',
      'open',
    ]);
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

describe('proofsOf', () => {
  it('tells no answer and no nonce before the end of the day', async () => {
    const clock = new ManualClock(START_OF_FIRST_DAY);
    await withHub(folder, clock, poolOf(9), async (daily) => {
      await daily.commitAhead();
      for (const passed of [1, DAY_MS - 2, 1]) {
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

  it('does not repeat nonces, and they do not come from the secret', async () => {
    const nonces = [];
    for (let hub = 0; hub < 3; hub += 1) {
      const { store } = memoryStore();
      const clock = new ManualClock(INSTALLED);
      const daily = createDaily({ store, uptime: outagesOn(), secret: secretFrom('the same secret'), clock });
      daily.register({ mode: MODE, answers: poolOf(9) });
      await daily.commitAhead();
      clock.advance(9 * DAY_MS);
      nonces.push(...((await daily.proofsOf(MODE, {})) ?? []).map(({ nonce }) => nonce));
    }
    expect(nonces).toHaveLength(9);
    expect(new Set(nonces).size).toBe(9);
  });
});
