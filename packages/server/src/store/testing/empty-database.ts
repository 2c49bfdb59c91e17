import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqlite } from '../sqlite.ts';

let template: Promise<string> | undefined;

async function migrateOnce(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'hub.sqlite');
  await (await openSqlite(file)).close();
  return file;
}

/** Creates an empty, migrated database file: a copy of one that this process migrates once. */
export async function createEmptyDatabase(file: string): Promise<void> {
  template ??= migrateOnce();
  copyFileSync(await template, file);
}
