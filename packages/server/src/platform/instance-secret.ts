import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './data-owner.ts';
import { type Secret, secretFrom } from './secret.ts';

const FILE = 'secret';
const FORMER_FILE = 'secret.former';
const SECRET_BYTES = 32;

/** The secret in the data folder; undefined when there is none yet. Throws when the file is damaged. */
export function storedSecret(dataDir: string): Secret | undefined {
  const file = path.join(dataDir, FILE);
  const text = withHostError(file, read);
  return text === undefined ? undefined : checked(file, text);
}

/**
 * The hub's secret: the given one, or the one in the data folder, created on the first start with mode 600. Two
 * concurrent first starts get the same secret. Throws when the file is damaged.
 */
export function instanceSecret(given: string | undefined, dataDir: string): Secret {
  if (given !== undefined) return secretFrom(given);
  const file = path.join(dataDir, FILE);
  return storedSecret(dataDir) ?? checked(file, withHostError(file, create));
}

/** A former secret whose tokens are still read, until a time (ms since 1970). */
export type FormerSecret = { readonly secret: Secret; readonly until: number };

/** The former secret of a rotated one; undefined without any, and after its time. */
export function formerSecret(
  given: string | undefined,
  dataDir: string,
  now: number,
): FormerSecret | undefined {
  if (given !== undefined) return { secret: secretFrom(given), until: Number.POSITIVE_INFINITY };
  const file = path.join(dataDir, FORMER_FILE);
  const [text = '', until = ''] = withHostError(file, read)?.split('\n') ?? [];
  return Number(until) > now ? { secret: checked(file, text), until: Number(until) } : undefined;
}

/** Tells secrets apart without telling them. */
export const fingerprintOf = (secret: Secret): string => secret.derive('fingerprint').toString('hex');

/** Replaces the secret in the data folder of a stopped server and returns the new one; tokens of the old one are read until that time. */
export function rotateSecret(dataDir: string, formerUntil: number | undefined): Secret {
  const file = path.join(dataDir, FILE);
  const former = path.join(dataDir, FORMER_FILE);
  const old = withHostError(file, read);
  if (old === undefined) throw new Error(`There is no secret in ${dataDir}.`);
  checked(file, old);
  // First: a crash in between leaves the old secret in force.
  if (formerUntil === undefined) rmSync(former, { force: true });
  else replace(former, `${old}\n${formerUntil}\n`);
  const fresh = randomBytes(SECRET_BYTES).toString('hex');
  replace(file, `${fresh}\n`);
  return secretFrom(fresh);
}

/** Writes a complete draft and renames it. */
function replace(file: string, text: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  giveToOwner(draft);
  renameSync(draft, file);
}

function checked(file: string, text: string): Secret {
  if (/^[0-9a-f]{64}$/.test(text)) return secretFrom(text);
  throw new Error(
    `The file ${file} does not hold a secret. Restore it from a backup, or remove it to sign all players out.`,
  );
}

function withHostError<T>(file: string, textOf: (file: string) => T): T {
  try {
    return textOf(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(
      `The file ${file} cannot be read or created${code}. Restore it from a backup, as a file that this user may read.`,
      { cause: error },
    );
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Links a complete draft to the final name. If that exists already, another process created the secret. */
function create(file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(SECRET_BYTES).toString('hex')}\n`);
    fsyncSync(handle);
    giveToOwner(draft);
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(handle);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
