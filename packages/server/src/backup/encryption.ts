import { chmodSync, createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Encrypter } from 'age-encryption';
import { makeFolder } from '../platform/data-folder.ts';
import { giveToOwner } from '../platform/data-owner.ts';
import { BackupError, digest, expectSame, sync, writeManifest } from './files.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './read-backup.ts';

const ENDING = '.age';

/** An identity of age, which is never written to disk; `name` says in messages where it is from. */
export type Identity = { readonly text: string; readonly name: string };

/** Loaded on demand: most hubs have no key. */
const age = () => import('age-encryption');
type Bytes = ReadableStream<Uint8Array>;

/**
 * Encrypts a verified backup into another folder, so that only the owner of the key's identity can read it. `key` is one or
 * more age recipients. Returns the new manifest, which is not encrypted. Throws a BackupError for a wrong key.
 */
export async function encryptBackup(from: string, to: string, key: string): Promise<Manifest> {
  const encrypter = await encrypterFor(key);
  const manifest = readManifest(from);
  const encrypted = [];
  for (const { name } of manifest.files) {
    const file = path.join(to, name + ENDING);
    await convert(path.join(from, name), file, (plain) => encrypter.encrypt(plain));
    encrypted.push({ name: `${name}${ENDING}` as const, ...(await digest(file)) });
  }
  const described: Manifest = { ...manifest, format: 2, encrypted, recipients: recipientsOf(key) };
  writeManifest(to, described);
  return described;
}

/** The recipients in a BACKUP_KEY, in a fixed order. */
export const recipientsOf = (key: string): string[] =>
  key
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .toSorted();

/** Throws a BackupError unless every part of the key is a recipient. */
export async function encrypterFor(key: string): Promise<Encrypter> {
  const encrypter = new (await age()).Encrypter();
  try {
    for (const recipient of recipientsOf(key)) encrypter.addRecipient(recipient);
  } catch (error) {
    throw new BackupError('BACKUP_KEY is not a recipient of age, which begins with age1', { cause: error });
  }
  return encrypter;
}

/** Compares the encrypted files with their checksums, which needs no identity. Throws a BackupError. */
export async function checkEncrypted(folder: string, { encrypted = [] }: Manifest): Promise<void> {
  for (const file of encrypted) await expectSame(path.join(folder, file.name), file);
}

/**
 * Calls `work` with a folder that holds the files of a backup: of an encrypted one decrypted ones, which are deleted
 * afterwards. They are put beside `place`. Throws a BackupError when the identity is missing or another.
 */
export async function withPlainBackup<T>(
  folder: string,
  { identity, place }: { readonly identity: Identity | undefined; readonly place: string },
  work: (plain: string) => Promise<T>,
): Promise<T> {
  const manifest = readManifest(folder);
  if (manifest.encrypted === undefined) return work(folder);
  if (identity === undefined)
    throw new BackupError(`${folder} is encrypted. Give the file of its key with --identity`);
  await checkEncrypted(folder, manifest);
  makeFolder(path.dirname(path.resolve(place)));
  const plain = mkdtempSync(`${place}.decrypted-`);
  try {
    giveToOwner(plain);
    await decrypt(folder, plain, manifest, identity);
    return await work(plain);
  } finally {
    rmSync(plain, { recursive: true, force: true });
  }
}

async function decrypt(
  folder: string,
  plain: string,
  manifest: Manifest,
  { text, name: source }: Identity,
): Promise<void> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  try {
    for (const line of text.split('\n')) if (/^\s*[^#\s]/.test(line)) decrypter.addIdentity(line.trim());
  } catch (error) {
    throw new BackupError(`${source} does not hold an identity of age, AGE-SECRET-KEY-1…`, {
      cause: error,
    });
  }
  for (const { name } of manifest.files)
    await convert(path.join(folder, name + ENDING), path.join(plain, name), async (encrypted) => {
      try {
        return await decrypter.decrypt(encrypted);
      } catch (error) {
        throw new BackupError(`${folder} was not encrypted for the key in ${source}`, { cause: error });
      }
    });
  writeManifest(plain, { ...manifest, format: 1, encrypted: undefined, recipients: undefined });
}

async function convert(from: string, to: string, by: (bytes: Bytes) => Promise<unknown>): Promise<void> {
  const converted = (await by(Readable.toWeb(createReadStream(from)) as Bytes)) as Bytes;
  await pipeline(Readable.fromWeb(converted), createWriteStream(to, { mode: 0o600 }));
  chmodSync(to, 0o600);
  sync(to);
}
