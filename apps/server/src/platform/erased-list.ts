import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccountId } from '@hub/engine/wire/ids';

/** The accounts that were erased, outside of the database: a restored one may have them again. */
export type ErasedList = {
  add(accounts: readonly AccountId[]): void;
  /** Those of the accounts that are in the list. */
  among(accounts: readonly AccountId[]): readonly AccountId[];
  readonly size: number;
};

/** The file with one line for each erased account: a key and the account's HMAC under it. */
const FILE = 'erased';
const LINE = /^(?<key>[0-9a-f]{32}) (?<hash>[\w-]{43})$/;
const KEY_BYTES = 16;

/**
 * The list of erased accounts in these folders, which is in no backup. It is not keyed with the hub's secret, because a
 * backup from before a change of the secret has the former one.
 */
export function openErasedList(folders: readonly string[]): ErasedList {
  const files = folders.filter((folder) => existsSync(folder)).map((folder) => path.join(folder, FILE));
  const lines = new Set(files.flatMap(linesOf));
  for (const file of files)
    append(
      file,
      [...lines].filter((line) => !linesOf(file).includes(line)),
    );
  const keys = new Set(Array.from(lines, (line) => line.slice(0, KEY_BYTES * 2)));
  const key = [...keys][0] ?? randomBytes(KEY_BYTES).toString('hex');
  return {
    add(accounts) {
      const added = accounts.map((account) => lineOf(key, account)).filter((line) => !lines.has(line));
      for (const file of files) append(file, added);
      for (const line of added) lines.add(line);
      keys.add(key);
    },
    among: (accounts) =>
      accounts.filter((account) => [...keys].some((one) => lines.has(lineOf(one, account)))),
    get size() {
      return lines.size;
    },
  };
}

/** The folders with a copy of the list: the data folder, and the one with the backups. */
export const listFolders = ({
  dataDir,
  backupDir,
}: {
  readonly dataDir: string;
  readonly backupDir: string | undefined;
}): string[] => (backupDir === undefined ? [dataDir] : [dataDir, backupDir]);

/** The lines of a file that are entries of the list. */
const linesOf = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => LINE.test(line))
    : [];

const lineOf = (key: string, account: AccountId): string =>
  `${key} ${createHmac('sha256', key).update(account).digest('base64url')}`;

/** In one write, so that lines of two processes do not mix. */
function append(file: string, lines: readonly string[]): void {
  if (lines.length > 0)
    appendFileSync(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true });
}
