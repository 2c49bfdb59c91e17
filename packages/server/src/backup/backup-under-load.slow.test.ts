import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AccountId } from '@hub/engine/wire/ids';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { beforeEach, expect, it } from 'vitest';
import type { Features } from '../../../../apps/server/src/features.ts';
import { startServer } from '../../../../apps/server/src/testing/start-server.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { admin, newAccount } from './testing/data-folders.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

/** Simulates players who win and buy without pause until told to stop. */
class Load {
  readonly acknowledged = new Set<string>();
  readonly #features: Features;
  readonly #stock: readonly { readonly id: string }[];
  #isOver = false;
  #players: Promise<void>[] = [];

  constructor(features: Features, stock: readonly { readonly id: string }[]) {
    this.#features = features;
    this.#stock = stock;
  }

  start(accounts: readonly AccountId[]): void {
    this.#players = accounts.map((account) => this.#play(account));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#players);
  }

  async #play(accountId: AccountId): Promise<void> {
    for (let number = 0; !this.#isOver; number += 1) {
      const reference = `game:${number}`;
      const reward = { accountId, amountEssence: 90, reason: 'rift_guesser', reference, at: 1 } as const;
      await this.#features.ledger.append(reward);
      this.acknowledged.add(`${accountId} ${reference}`);
      const itemId = this.#stock[number % this.#stock.length]?.id ?? '';
      const { outcome } = await this.#features.shop.buy(accountId, itemId);
      if (outcome === 'bought') this.acknowledged.add(`${accountId} purchase:${itemId}`);
      // Yields to the timers of this process.
      await new Promise(setImmediate);
    }
  }
}

type Kept = { account_id: string; reference: string; amount: number };

function readLedger(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const entries = database.prepare('select account_id, reference, amount from ledger').all() as Kept[];
  const owned = database.prepare('select account_id, item_id from owned_item').all() as {
    account_id: string;
    item_id: string;
  }[];
  database.close();
  return { entries, owned };
}

it('a backup taken under load restores to one consistent state with everything acknowledged before it', async () => {
  const [dataDir, backup, restored] = ['data', 'backup', 'restored'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const server = await startServer({ dataDir });
  const { features } = server.hub;
  const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(server.url)));
  const load = new Load(features, await features.shop.forSale('profile_icon'));
  load.start(accounts);
  await expect.poll(() => load.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(200);
  const before = [...load.acknowledged];
  const { stdout } = await admin(dataDir, 'backup', backup);
  const acknowledgedMeanwhile = load.acknowledged.size - before.length;
  await load.stop();
  await server.stop();
  expect(stdout).toContain('and verified: 8 accounts');
  // Ensures that there was load during the backup.
  expect(acknowledgedMeanwhile).toBeGreaterThan(20);

  await admin(dataDir, 'restore-backup', backup, restored);
  const { entries, owned } = readLedger(path.join(restored, 'hub.sqlite'));
  const kept = new Set(entries.map((entry) => `${entry.account_id} ${entry.reference}`));
  expect(before.filter((key) => !kept.has(key))).toEqual([]);
  // Owned items equal paid purchases: no purchase is split.
  const purchases = [...kept].filter((key) => key.includes(' purchase:'));
  expect(new Set(owned.map((item) => `${item.account_id} purchase:${item.item_id}`))).toEqual(
    new Set(purchases),
  );
  expect(purchases.length).toBeGreaterThan(8);

  const again = await startServer({ dataDir: restored });
  for (const account of accounts) {
    const own = entries.filter((entry) => entry.account_id === account);
    const sum = own.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeGreaterThanOrEqual(0);
    expect(await again.hub.features.ledger.balanceOf(account)).toBe(sum);
  }
  await again.stop();
});

/** Backups of the drill; `npm run test:long` makes more. */
const ROUNDS = process.env['LONG'] === undefined ? 1 : 20;

it('restore drill: encrypted backups of the timer, made under load, each restore to one consistent state', async () => {
  const identity = await generateIdentity();
  const [dataDir, backupDir, identityFile] = ['data', 'backups', 'identity'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  writeFileSync(identityFile, identity);
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const variables = {
    BACKUP_DIR: backupDir,
    BACKUP_EVERY: '1h',
    BACKUP_KEEP: '100',
    BACKUP_KEY: await identityToRecipient(identity),
  };
  const server = await startServer({ dataDir, variables, clock });
  const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(server.url)));
  const load = new Load(server.hub.features, await server.hub.features.shop.forSale('profile_icon'));
  load.start(accounts);
  const before: { readonly name: string; readonly keys: readonly string[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const had = load.acknowledged.size;
    await expect.poll(() => load.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(had + 100);
    clock.advance(3_600_000);
    const keys = [...load.acknowledged];
    const timer = server.hub.jobs.at(-1);
    timer?.start();
    await timer?.settled();
    const name =
      readdirSync(backupDir)
        .filter((one) => one.startsWith('hub-'))
        .toSorted()
        .at(-1) ?? '';
    before.push({ name, keys });
  }
  await load.stop();
  await server.stop();
  expect(new Set(before.map(({ name }) => name)).size).toBe(ROUNDS);

  for (const { name, keys } of before) {
    const restored = path.join(folder, 'restored', name);
    const { stdout } = await admin(
      dataDir,
      'restore-backup',
      path.join(backupDir, name),
      restored,
      '--identity',
      identityFile,
    );
    expect(stdout).toContain('8 accounts');
    const { entries, owned } = readLedger(path.join(restored, 'hub.sqlite'));
    const kept = new Set(entries.map((entry) => `${entry.account_id} ${entry.reference}`));
    expect(keys.filter((one) => !kept.has(one))).toEqual([]);
    expect(new Set(owned.map((item) => `${item.account_id} purchase:${item.item_id}`))).toEqual(
      new Set([...kept].filter((one) => one.includes(' purchase:'))),
    );
    const again = await startServer({ dataDir: restored });
    expect(await again.hub.ownership.accounts.count()).toBe(8);
    await again.stop();
  }
}, 300_000);
