import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Imports that break a wall, each in a file of its own, and one that does not. */
const planted: Record<string, string> = {
  'apps/server/src/http/planted.ts': "import type { A } from '../store/sqlite.ts';",
  'apps/server/src/http/deep/planted.ts': "import { a } from '../../realtime/gateway.ts';",
  'apps/server/src/domain/daily/planted.ts': "import { a } from '../accounts/tokens.ts';",
  'apps/server/src/store/planted.ts': "import { a } from '@hub/catalog/champions';",
  'apps/web/src/ui/planted.ts': "import { a } from '@hub/protocol/errors';",
  'apps/web/src/features/session/planted.ts': "import { a } from '../currency/balance.ts';",
  'apps/web/src/games/champion-rift/planted.ts': "import { a } from '../../features/session/store.ts';",
  'packages/games/src/champion-rift/planted.ts': "import { champions } from '@hub/catalog/champions';",
  'packages/games/src/lobby/planted.ts': "import { a } from '../chain-of-legends/rules.ts';",
  'packages/games/src/kernel/planted.ts': "import type { A } from '@hub/catalog/champions';",
  'packages/catalog/src/planted.ts': "import { a } from '@hub/protocol/errors';",
};
const allowed: Record<string, string> = {
  'packages/games/src/chain-of-legends/allowed.ts': "import { a } from '../lobby/rules.ts';",
  'apps/server/src/domain/rooms/allowed.ts': "import type { Player } from '../accounts/player.ts';",
  'apps/web/src/features/session/allowed.ts': "import { a } from '../../ui/currency/icon.tsx';",
};

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'hub-walls-'));
  for (const name of ['tools', 'oxlint.config.ts', 'package.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  for (const folder of ['store', 'realtime', 'domain/accounts', 'http', 'platform'])
    mkdirSync(path.join(copy, 'apps/server/src', folder), { recursive: true });
  for (const folder of [
    'features/currency',
    'features/session',
    'net',
    'ui',
    'games/champion-rift',
    'messages',
    'app',
    'pages',
  ])
    mkdirSync(path.join(copy, 'apps/web/src', folder), { recursive: true });
  for (const [file, statement] of Object.entries({ ...planted, ...allowed })) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), `${statement}\n`);
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a planted import across a wall fails the linter, in every area', () => {
  let report = '';
  try {
    execFileSync(path.join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'unix', 'apps', 'packages'], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  const restricted = report.split('\n').filter((line) => line.includes('no-restricted-imports'));
  const reported = Object.keys(planted).filter((file) => restricted.some((line) => line.includes(file)));
  expect(reported).toEqual(Object.keys(planted));
  for (const file of Object.keys(allowed)) expect(restricted.some((line) => line.includes(file))).toBe(false);
});
