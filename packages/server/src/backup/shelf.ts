import { statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST, type Manifest } from './manifest.ts';
import { readManifest } from './read-backup.ts';
import { backupNamesIn, timeOf } from './scheduled.ts';

type FileName = typeof MANIFEST | NonNullable<Manifest['encrypted']>[number]['name'];

/** A backup of the server; `accounts` is null if its manifest cannot be read. */
export type ShelvedBackup = {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly bytes: number;
  readonly accounts: number | null;
  readonly isEncrypted: boolean;
  /** Files that may leave the machine: none of a backup that is not encrypted. */
  readonly files: FileName[];
};

/** The backups of the server in a folder, newest first, and those from the future last. */
export function backupsIn(folder: string, now: number): ShelvedBackup[] {
  return backupNamesIn(folder, now)
    .toReversed()
    .map((name) => describe(folder, name));
}

function describe(folder: string, name: string): ShelvedBackup {
  const place = path.join(folder, name);
  const madeAt = timeOf(name) ?? 0;
  try {
    const { accounts, files, encrypted } = readManifest(place);
    const sizes = [
      ...(encrypted ?? files).map((file) => file.bytes),
      statSync(path.join(place, MANIFEST)).size,
    ];
    return {
      name,
      madeAt,
      accounts,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      isEncrypted: encrypted !== undefined,
      files: encrypted === undefined ? [] : [MANIFEST, ...encrypted.map((file) => file.name)],
    };
  } catch {
    return { name, madeAt, bytes: 0, accounts: null, isEncrypted: false, files: [] };
  }
}
