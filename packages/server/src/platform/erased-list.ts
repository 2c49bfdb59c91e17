import { createHmac, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccountId } from '@hub/engine/wire/ids';
import { giveToOwner } from './data-owner.ts';

/** What has ended for good, outside of the database: a restored one may have it again. */
type EndedList<Id extends string> = {
  add(ids: readonly Id[]): void;
  /** Those of the ids that are in the list. */
  among(ids: readonly Id[]): readonly Id[];
  readonly size: number;
};

/** The accounts that were erased, and the hashes of invitations that the host has ended. */
export type ErasedList = EndedList<AccountId> & { readonly invitations: EndedList<string> };

/** The file with one line for each: a key and the account's HMAC under it, with a word before them for an invitation. */
const FILE = 'erased';
const LINE = /^(?:invitation )?(?<key>[0-9a-f]{32}) (?<hash>[\w-]{43})$/;
const INVITATION = 'invitation ';
const KEY = /[0-9a-f]{32}/;
const KEY_BYTES = 16;

/**
 * The list of erased accounts in these folders, which is in no backup, with the lines of those in `others`. It is not keyed with the hub's secret, because a
 * backup from before a change of the secret has the former one.
 */
export function openErasedList(folders: readonly string[], others: readonly string[] = []): ErasedList {
  const files = filesIn(folders);
  const lines = new Set([...files, ...filesIn(others)].flatMap(linesOf));
  appendToEach(files, (file) => {
    const there = new Set(linesOf(file));
    return [...lines].filter((line) => !there.has(line));
  });
  const keys = new Set(Array.from(lines).flatMap((line) => KEY.exec(line) ?? []));
  const key = [...keys][0] ?? randomBytes(KEY_BYTES).toString('hex');
  const listOf = <Id extends string>(word: string): EndedList<Id> => ({
    add(ids) {
      const added = ids.map((id) => word + lineOf(key, id)).filter((line) => !lines.has(line));
      appendToEach(files, () => added);
      for (const line of added) lines.add(line);
      keys.add(key);
    },
    among: (ids) => ids.filter((id) => [...keys].some((one) => lines.has(word + lineOf(one, id)))),
    get size() {
      return [...lines].filter((line) => line.startsWith(INVITATION) === (word === INVITATION)).length;
    },
  });
  // Its getter must not be read here.
  return Object.assign(listOf<AccountId>(''), { invitations: listOf<string>(INVITATION) });
}

/** The folders with a copy of the list: the data folder, and the one with the backups. */
export const listFolders = ({
  dataDir,
  backupDir,
}: {
  readonly dataDir: string;
  readonly backupDir: string | undefined;
}): string[] => (backupDir === undefined ? [dataDir] : [dataDir, backupDir]);

const filesIn = (folders: readonly string[]): readonly string[] =>
  folders.filter((folder) => existsSync(folder)).map((folder) => path.join(folder, FILE));

/** The lines of a file that are entries of the list. */
const linesOf = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => LINE.test(line))
    : [];

const lineOf = (key: string, id: string): string =>
  `${key} ${createHmac('sha256', key).update(id).digest('base64url')}`;

/** Throws only if no file takes its lines: what a full disk of backups lacks is added when the list is opened again. */
function appendToEach(files: readonly string[], linesFor: (file: string) => readonly string[]): void {
  const failures = files.flatMap((file) => {
    try {
      append(file, linesFor(file));
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (failures.length > 0 && failures.length === files.length) throw failures[0];
}

/** In one write, so that lines of two processes do not mix. */
function append(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  appendFileSync(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true });
  giveToOwner(file);
}
