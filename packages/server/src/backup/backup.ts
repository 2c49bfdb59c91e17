import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../platform/clock.ts';
import { makeFolder } from '../platform/data-folder.ts';
import { giveToOwner } from '../platform/data-owner.ts';
import { freeDisk } from '../platform/free-disk.ts';
import { encryptBackup } from './encryption.ts';
import { BackupError, copyPrivately, digest, sync, writeManifest } from './files.ts';
import { inspectDatabase } from './inspect.ts';
import { UNENCRYPTED } from './leftovers.ts';
import { DATABASE, type Manifest, SECRET } from './manifest.ts';

/** Stays free for the server while a backup is encrypted. */
const SPARE_BYTES = 268_435_456;
/** Milliseconds to wait for a lock while the server runs a checkpoint. */
const BUSY_TIMEOUT_MS = 30_000;

/**
 * Copies a data folder into a new folder while its server runs, and verifies the copy. The copy is one consistent state
 * of the database from after the call. The target folder appears complete or not at all, and with a `key` encrypted: what is
 * not encrypted never leaves the data folder. Throws a BackupError.
 */
export async function backUp(dataDir: string, target: string, clock: Clock, key?: string): Promise<Manifest> {
  const database = path.join(dataDir, DATABASE);
  if (!existsSync(database)) {
    throw new BackupError(`There is no hub in ${dataDir}. Set DATA_DIR to its data folder.`);
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new BackupError(`${target} is not empty. A backup needs a new or empty folder.`);
  }
  makeFolder(path.dirname(path.resolve(target)));
  const draft = mkdtempSync(`${target}.unfinished-`);
  let plain = draft;
  try {
    if (key !== undefined) plain = placeInDataFolder(dataDir, database);
    const file = path.join(plain, DATABASE);
    copyDatabase(database, file);
    const secret = path.join(dataDir, SECRET);
    if (existsSync(secret)) copyPrivately(secret, path.join(plain, SECRET));
    const manifest = await describe(plain, clock);
    writeManifest(plain, manifest);
    if (key !== undefined) await encryptBackup(plain, draft, key);
    // The server lists and restores the backups in its folder, whoever made them.
    for (const made of [draft, ...readdirSync(draft).map((name) => path.join(draft, name))])
      giveToOwner(made);
    renameSync(draft, target);
    sync(path.dirname(target));
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    if (plain !== draft) rmSync(plain, { recursive: true, force: true });
  }
}

/** A new folder for the copy that will be encrypted. What a killed backup left there is removed. */
function placeInDataFolder(dataDir: string, database: string): string {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(UNENCRYPTED)))
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const needed = 2 * statSync(database).size + SPARE_BYTES;
  if ((freeDisk(dataDir)?.freeBytes ?? needed) < needed)
    throw new BackupError(`${dataDir} has too little space for the copy that is encrypted`);
  const plain = mkdtempSync(path.join(dataDir, UNENCRYPTED));
  giveToOwner(plain);
  return plain;
}

/** Copies in one read transaction, which blocks no writer. SQLite does not sync the copy, so that is done here. */
function copyDatabase(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  sync(to);
}

/** Reads the whole copy, and says what is in it. */
async function describe(folder: string, clock: Clock): Promise<Manifest> {
  const names = existsSync(path.join(folder, SECRET)) ? ([DATABASE, SECRET] as const) : ([DATABASE] as const);
  return {
    format: 1,
    createdAt: new Date(clock.now()).toISOString(),
    ...inspectDatabase(path.join(folder, DATABASE)),
    files: await Promise.all(
      names.map(async (name) => ({ name, ...(await digest(path.join(folder, name))) })),
    ),
  };
}
