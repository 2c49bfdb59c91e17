import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hub-image-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check of the Dockerfile on a folder in the place of /opt/riftlight. */
function check() {
  const line = textOf('docs/hosting/Dockerfile').match(/^RUN (.+holds the data.+)$/m)?.[1] ?? '[]';
  const [, ...words] = JSON.parse(line) as string[];
  const here = words.map((word) => word.replaceAll('/opt/riftlight', folder));
  return spawnSync(process.execPath, here, { encoding: 'utf8' });
}

it('an image is built of nothing but the parts of a release', () => {
  const rules = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  expect(rules.slice(1).toSorted()).toEqual(
    ['LICENSE', 'NOTICE', 'apps', 'bin', 'node_modules', 'riftlight', 'sbom.json'].map((part) => `!${part}`),
  );
  expect(textOf('tools/release/main.ts')).toContain("'.dockerignore'");
});

it.each(['data/hub.sqlite', 'hub/secret', 'hub/erased', 'docs/hosting/secrets/hub_secret', 'riftlight.env'])(
  'an image is refused with %s in its folder',
  (file) => {
    mkdirSync(path.join(folder, 'apps/server/dist'), { recursive: true });
    mkdirSync(path.join(folder, 'node_modules/sharp/secrets'), { recursive: true });
    writeFileSync(path.join(folder, 'apps/server/dist/hub.cjs'), '');
    expect(check()).toMatchObject({ status: 0, stderr: '' });
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain('This folder holds the data of a hub');
  },
);
