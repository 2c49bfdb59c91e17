import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRedis } from '../../packages/server/src/bus/testing/test-redis.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/server/src/store/testing/postgres-server.ts';
import { copyRepository } from './copy-repository.ts';
import { beginWalk, type Walk, walkOneServer } from './walk.ts';

/** A host's way by the documents, as root and as another user, from the archive and from the repository. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const LONG = process.env['LONG'] === '1' && process.getuid?.() === 0;
const LIMIT_MS = 600_000;
const NOBODY = 65_534;
/** How the server and a command are typed, for an installation in a folder. */
const withNpm = () => ['npm start', 'npm run admin --'] as const;
const byItsPath = (place: string) => [`${place}/riftlight`, `${place}/riftlight admin`] as const;
const inItsFolder = () => ['./riftlight', './riftlight admin'] as const;
const redis = LONG ? await findRedis() : undefined;

describe.runIf(LONG)('the documents, walked (as root, who can be every user)', () => {
  let folder: string;
  let archive: string;
  let repository: string;
  let postgres: PostgresServer;
  let walk: Walk | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hub-walk-'));
    chmodSync(folder, 0o755);
    repository = copyRepository(path.join(folder, 'repository'));
    execFileSync('npm', ['run', '-s', 'release'], { cwd: ROOT });
    archive = path.join(ROOT, globSync('release/*.tar.gz', { cwd: ROOT })[0] ?? '');
    postgres = await startPostgres();
  }, LIMIT_MS);
  afterAll(async () => {
    await walk?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }, LIMIT_MS);

  const unpack = (place: string) => {
    mkdirSync(place);
    execFileSync('tar', ['xzf', archive, '--strip-components=1', '-C', place]);
  };
  const copyOf = (place: string) => cpSync(repository, place, { recursive: true, verbatimSymlinks: true });

  it.each([
    ['archive', 'root', unpack, inItsFolder, 0, 0],
    ['archive', 'another user', unpack, inItsFolder, NOBODY, NOBODY],
    ['archive', 'another user, with commands of root', unpack, byItsPath, NOBODY, 0],
    ['repository', 'root', copyOf, withNpm, 0, 0],
    ['repository', 'another user', copyOf, withNpm, NOBODY, NOBODY],
    ['repository', 'another user, with commands of root', copyOf, withNpm, NOBODY, 0],
  ] as const)(
    'from the %s as %s',
    async (kind, who, install, words, server, host) => {
      const place = path.join(folder, `${kind} ${who}`.replaceAll(/\W+/g, '-'));
      install(place);
      execFileSync('chown', ['-R', '-h', `${server}:${server}`, place]);
      const [start, admin] = words(place);
      walk = beginWalk({ folder: place, start, admin, server, host });
      await walkOneServer(walk);

      // An update: the new version beside the old one, with the data folder of before.
      expect(walk.admin('check-upgrade')).toContain('Nothing to do');
      const updated = `${place}-updated`;
      install(updated);
      const again = await walk.start(
        { DATA_DIR: path.join(place, 'data') },
        `sh -c 'cd ${updated} && exec ${words(updated)[0]}'`,
      );
      await walk.everybodyIsIn(again.address);
      await walk.stop();

      const url = await postgres.createDatabase();
      expect(walk.admin('move-to-postgres', { DATABASE_URL: url })).toContain('Moved and compared');
      expect(walk.refusal()).toContain('Set DATABASE_URL');
      walk.set(`DATABASE_URL=${url}\n`);
      const moved = await walk.start();
      await walk.everybodyIsIn(moved.address);
      expect(walk.admin('list')).toContain('Berta');
      await walk.stop();
      await walk.refusesAnotherSecret();

      if (redis !== undefined) {
        walk.set(`REDIS_URL=${redis}\nHUB_SECRET=${walk.secret()}\n`);
        const first = await walk.start();
        await walk.everybodyIsIn(first.address);
        walk.admin('list-nodes');
        await walk.stop();
      }
      walk.nothingIsLeft();
    },
    LIMIT_MS,
  );
});
