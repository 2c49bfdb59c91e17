import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  fsyncSync,
  openSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BackupFile, MANIFEST, type Manifest } from './manifest.ts';

/** Why a backup or restore failed; the message is for the host. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Size and checksum of a file, read from disk. */
export async function digest(file: string): Promise<Pick<BackupFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

/** Throws a BackupError unless the file exists with this size and checksum. */
export async function expectSame(file: string, expected: BackupFile): Promise<void> {
  const found = await digest(file).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read`, { cause: error });
  });
  if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) {
    throw new BackupError(`${file} differs from the backup: its checksum is wrong`);
  }
}

/** Flushes a file's content, or a folder's entries, to disk. */
export function sync(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies a file with mode 600 and flushes it to disk. */
export function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  sync(to);
}

/** Writes the manifest of a folder, whose other files are complete, and flushes both to disk. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const file = path.join(folder, MANIFEST);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  sync(file);
  sync(folder);
}
