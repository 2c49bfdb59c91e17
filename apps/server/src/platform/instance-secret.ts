import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { type Secret, secretFrom } from './secret.ts';

const FILE = 'secret';
const SECRET_BYTES = 32;

/**
 * The instance's secret: the one that was given, else the one in the data folder, which is created on the first start
 * with mode 600. Two first starts at once end up with the same secret. Throws when the file is damaged.
 */
export function instanceSecret(given: string | undefined, dataDir: string): Secret {
  if (given !== undefined) return secretFrom(given);
  const file = path.join(dataDir, FILE);
  const kept = readOrCreate(file);
  if (!/^[0-9a-f]{64}$/.test(kept)) {
    throw new Error(
      `The file ${file} does not hold a secret. Restore it, or remove it to sign everybody out.`,
    );
  }
  return secretFrom(kept);
}

function readOrCreate(file: string): string {
  try {
    return read(file) ?? create(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`The file ${file} cannot be read or created${code}.`, { cause: error });
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

/** The file appears under its name complete or not at all: a link is made once, whoever comes second reads the first's. */
function create(file: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(SECRET_BYTES).toString('hex')}\n`);
    fsyncSync(handle);
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
