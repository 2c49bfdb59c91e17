import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withServer } from '@hub/server/backup/testing/data-folders.ts';
import { testDatabases } from '@hub/server/store/testing/test-databases.ts';
import { tempFolder } from '@hub/server/testing/temp-folder.ts';
import { expect, it } from 'vitest';
import { ADMIN, ended, PROCESS_VARIABLES, startMain } from '../testing/main-process.ts';
import { printedBy } from '../testing/printed-by.ts';
import { playersAt } from '../testing/server-access.ts';

const databases = testDatabases();
const NOBODY = 65_534;
const STRANGER = 1_234;

/** Starts a server as the owner of the folder; resolves to what it has printed when it is ready or has ended. */
async function startAsOwner(
  dataDir: string,
  backupDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = startMain(
    { DATA_DIR: dataDir, BACKUP_DIR: backupDir, LOG_LEVEL: 'silent', ...variables },
    { uid: NOBODY },
  );
  await expect.poll(() => server.out + server.err, { timeout: 60_000 }).toContain('\n');
  server.child.kill('SIGTERM');
  await ended(server);
  return server.out + server.err;
}

/** Runs a command as another user than root, whose rights this process has meanwhile. */
async function printedAs(uid: number, ...[words, variables]: Parameters<typeof printedBy>) {
  process.seteuid?.(uid);
  try {
    return await printedBy(words, variables);
  } finally {
    process.seteuid?.(0);
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

it.runIf(process.getuid?.() === 0)(
  'every command of root leaves a data folder in which the server of its owner starts',
  async () => {
    const folder = tempFolder();
    chownSync(folder, NOBODY, NOBODY);
    const [dataDir, backups] = [path.join(folder, 'data'), path.join(folder, 'backups')];
    for (const made of [dataDir, backups]) mkdirSync(made);
    await withServer(dataDir, async ({ url }) => {
      for (const name of ['Anna', 'Berta']) await playersAt(url).guest(name);
    });
    for (const file of [dataDir, backups, ...filesIn(dataDir)]) chownSync(file, NOBODY, NOBODY);
    expect(await startAsOwner(dataDir, backups)).toContain('is ready');

    const moved = { DATABASE_URL: await databases.createEmpty() };
    const [made = ''] = readdirSync(backups);
    const commands: readonly (readonly string[])[] = [
      ['erase', 'Anna', '--yes'],
      ['rotate-secret'],
      ['backup', path.join(backups, 'mine')],
      ['verify-backup', path.join(backups, made)],
      ['doctor'],
      ['restore-backup', path.join(backups, made), dataDir],
      ['restore-backup', path.join(backups, made), path.join(folder, 'new', 'data')],
      ['move-to-postgres'],
    ];
    for (const words of commands) {
      const [command] = words;
      const variables = {
        DATA_DIR: dataDir,
        BACKUP_DIR: backups,
        ...(command === 'move-to-postgres' && moved),
      };
      const { code, out } = await printedBy(words, variables);
      // The doctor finds something in every hub that does not run.
      expect(code, out).toBe(command === 'doctor' ? 1 : 0);
      const foreign = [...filesIn(dataDir), ...filesIn(backups)].filter(
        (file) => lstatSync(file, { throwIfNoEntry: false })?.uid === 0,
      );
      expect(foreign, words.join(' ')).toEqual([]);
    }
    expect(await startAsOwner(path.join(folder, 'new', 'data'), backups)).toContain('is ready');
    expect(await startAsOwner(dataDir, '', moved)).toContain('is ready');
    expect(await startAsOwner(dataDir, backups)).toContain('Set DATABASE_URL');
  },
);

it.runIf(process.getuid?.() === 0).each([0o700, 0o755])(
  'a command of another user than root is refused at a data folder with mode %o',
  async (mode) => {
    const folder = tempFolder();
    const dataDir = path.join(folder, 'data');
    await withServer(dataDir, async () => undefined);
    for (const file of [folder, dataDir, ...filesIn(dataDir)]) chownSync(file, NOBODY, NOBODY);
    chmodSync(folder, 0o755);
    chmodSync(dataDir, mode);
    const before = filesIn(dataDir);
    const text = `The data in ${dataDir} belongs to another user. Run this as that user, with sudo -u '#65534' before it, or as root.`;
    for (const words of [
      ['list'],
      ['rotate-secret'],
      ['restore-backup', folder, dataDir],
      ['backup', '/tmp/no'],
    ])
      expect(await printedAs(STRANGER, words, { DATA_DIR: dataDir })).toEqual({
        code: 1,
        out: text,
        err: text,
      });
    const env = { ...PROCESS_VARIABLES, LOG_LEVEL: 'silent', DATA_DIR: dataDir };
    const list = spawnSync(process.execPath, [ADMIN, 'list'], { env, uid: STRANGER, gid: STRANGER });
    expect([list.status, list.stdout.toString(), list.stderr.toString()]).toEqual([1, '', `${text}\n`]);
    expect(filesIn(dataDir)).toEqual(before);
  },
);
