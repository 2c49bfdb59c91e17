import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../platform/counted.ts';
import { checkEncrypted, withPlainBackup } from './encryption.ts';
import { BackupError } from './files.ts';
import type { Manifest } from './manifest.ts';
import { readBackup, readManifest } from './read-backup.ts';

export type PlainBackup = {
  readonly folder: string;
  /** Identity of age for an encrypted backup. */
  readonly identity: string | undefined;
  /** A folder to be made in the data folder, which what is not encrypted never leaves. */
  readonly place: string;
  /** Whether the plain files stay there for a restore. */
  readonly isKept: boolean;
};

/** What a check found: the contents of the backup, and whether they were read, or only the encrypted files. */
export type Checked = { readonly manifest: Manifest; readonly isRead: boolean };

/** Checks a backup like `verify-backup`, and may leave its plain files for a restore. Throws a BackupError. */
export async function checkPlain({ folder, identity, place, isKept }: PlainBackup): Promise<Checked> {
  const manifest = readManifest(folder);
  if (manifest.encrypted !== undefined && identity === undefined) {
    if (isKept) throw new BackupError('The backup is encrypted. Give its identity of age, AGE-SECRET-KEY-1…');
    await checkEncrypted(folder, manifest);
    return { manifest, isRead: false };
  }
  const key =
    identity === undefined ? undefined : { text: identitiesIn(identity), name: 'the given identity' };
  try {
    await withPlainBackup(folder, { identity: key, place }, async (plain) => {
      await readBackup(plain);
      if (!isKept) return;
      rmSync(place, { recursive: true, force: true });
      mkdirSync(place, { recursive: true, mode: 0o700 });
      cpSync(plain, place, { recursive: true });
    });
    return { manifest, isRead: true };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    // Paths mean nothing to the host, who chose files on a page and typed the identity.
    const message = error.message.replaceAll(folder + path.sep, '').replaceAll(folder, 'The backup');
    throw new BackupError(message, { cause: error });
  }
}

/** The identities in a text. A field of one line has made one of the lines of a pasted file, which begins with a comment. */
const identitiesIn = (text: string): string => text.match(/AGE-SECRET-KEY-[\w-]+/g)?.join('\n') ?? text;

/** The contents of a backup in words. */
export const contentsOf = ({
  accounts,
  balanceEssence,
  createdAt,
}: Pick<Manifest, 'accounts' | 'balanceEssence' | 'createdAt'>): string =>
  `${counted(accounts, 'account')} with ${balanceEssence} BE in all, as of ${createdAt}`;
