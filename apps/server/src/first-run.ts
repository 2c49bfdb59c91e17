import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashRecoveryCode, newRecoveryCode } from '@hub/features/accounts/recovery-code.ts';
import {
  BACKUP_FILES,
  type BackupFileName,
  UPLOAD_PART_BYTES,
} from '@hub/features/administration/calls/backups.ts';
import type { Checked, PlainBackup } from '@hub/server/backup/check-plain.ts';
import { BackupError } from '@hub/server/backup/files.ts';
import { inspectDatabase } from '@hub/server/backup/inspect.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { freeDisk } from '@hub/server/platform/free-disk.ts';
import { databaseFile } from '@hub/server/store/open-database.ts';
import { replaceData } from './replace-data.ts';
import type { Restart } from './restart-plan.ts';

/** Stays free for the server. */
const SPARE_BYTES = 1_073_741_824;
/** An upload is decrypted, copied and put in place: it needs its size several times. */
const COPIES = 4;

type Deps = {
  readonly dataDir: string;
  readonly clock: Clock;
  /** Whether no account was ever created. */
  readonly isEmptyHub: () => Promise<boolean>;
  readonly check: (backup: PlainBackup) => Promise<Checked>;
  /** Of which the key is made where several nodes share it; undefined: random. */
  readonly sharedKey: Buffer | undefined;
  /** Undefined where the server cannot replace its data: restoring is refused then. */
  readonly restart: Restart | undefined;
};

/** Begins a hub without accounts, with its first host or with a backup; asks for the key that the server prints on its console. */
export type FirstRun = {
  /** The key for the console; undefined for a hub that is not empty. */
  readonly key: string | undefined;
  /** Whether the hub has no account yet. */
  isEmpty(): Promise<boolean>;
  /** Whether a backup can be restored into it. */
  canRestore(): Promise<boolean>;
  /** Makes the first host of an empty hub; undefined for one that is not empty any more, or is being restored. */
  begin<T>(make: () => Promise<T>): Promise<T | undefined>;
  maxBytes(): number;
  uploaded(): BackupFileName[];
  isKey(given: string): boolean;
  /** Appends to a file at that offset, at most so many bytes; returns its size. Throws a BackupError. */
  upload(file: BackupFileName, offset: number, bytes: Readable): Promise<number>;
  /** Checks what was uploaded, and restores it; returns what is in it. Throws a BackupError, with nothing changed. */
  restore(identity: string | undefined): Promise<string>;
  discard(): void;
};

/** To be created when the server starts: the key is that of this start. */
export async function createFirstRun({
  dataDir,
  clock,
  isEmptyHub,
  check,
  sharedKey,
  restart,
}: Deps): Promise<FirstRun> {
  const folder = path.join(dataDir, 'uploaded-backup');
  let isEmpty = await isEmptyHub();
  let isBusy = false;
  const key = isEmpty ? newRecoveryCode(sharedKey) : undefined;
  const sizeOf = (file: string): number => {
    const place = path.join(folder, file);
    return existsSync(place) ? statSync(place).size : 0;
  };
  const uploaded = (): BackupFileName[] => BACKUP_FILES.filter((file) => sizeOf(file) > 0);
  const maxBytes = (): number =>
    Math.max(0, Math.floor(((freeDisk(dataDir)?.freeBytes ?? 0) - SPARE_BYTES) / COPIES));
  const discard = (): void => rmSync(folder, { recursive: true, force: true });
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isBusy) throw new BackupError('A part is being written, or a restore is under way.');
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  };
  const staysEmpty = async (): Promise<boolean> => {
    // Once it had an account it stays closed: accounts are never deleted.
    isEmpty = isEmpty && (await isEmptyHub());
    return isEmpty;
  };
  if (!isEmpty) discard();
  return {
    key,
    isEmpty: staysEmpty,
    canRestore: async () => restart !== undefined && (await staysEmpty()),
    begin: async (make) =>
      isBusy
        ? undefined
        : exclusively(async () => {
            if (!(await staysEmpty())) return undefined;
            discard();
            return make();
          }),
    maxBytes,
    uploaded,
    isKey: (given) =>
      key !== undefined &&
      hashRecoveryCode(given) !== undefined &&
      timingSafeEqual(digest(given), digest(key)),
    upload: (file, offset, bytes) =>
      exclusively(async () => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const [place, size] = [path.join(folder, file), sizeOf(file)];
        if (offset > size) throw new BackupError(`Only ${size} bytes of ${file} are there.`);
        if (offset < size) truncateSync(place, offset);
        const left = maxBytes() - readdirSync(folder).reduce((sum, name) => sum + sizeOf(name), 0);
        let written = 0;
        try {
          await pipeline(
            bytes,
            async function* limited(parts: AsyncIterable<Buffer>) {
              for await (const part of parts) {
                written += part.length;
                if (written > UPLOAD_PART_BYTES) throw new BackupError('This part is too large.');
                if (written > left) throw new BackupError('There is too little free space for this backup.');
                yield part;
              }
            },
            createWriteStream(place, { flags: 'a', mode: 0o600 }),
          );
        } catch (error) {
          // What arrived of a broken part is dropped, so that the part can be sent again.
          if (existsSync(place)) truncateSync(place, offset);
          throw error;
        }
        return sizeOf(file);
      }),
    restore: (identity) =>
      exclusively(async () => {
        if (restart === undefined) throw new BackupError('This server cannot start again by itself.');
        const found = await replaceData(
          { dataDir, clock, check, restart },
          {
            from: folder,
            identity,
            action: {
              id: randomUUID(),
              kind: 'restore backup',
              subject: 'first run',
              actor: 'server',
              reason: 'uploaded with the key of the console',
              at: clock.now(),
            },
            refuse() {
              if (inspectDatabase(databaseFile(dataDir)).accounts > 0)
                throw new BackupError('The hub has an account now.');
            },
          },
        );
        isEmpty = false;
        return found;
      }),
    discard,
  };
}

const digest = (text: string): Buffer =>
  createHash('sha256')
    .update(hashRecoveryCode(text) ?? '')
    .digest();
