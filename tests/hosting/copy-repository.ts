import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NOT_COPIED = /\/(?:node_modules|\.git|\.tsbuild|data|test-results)$/;

/** Copies the repository, with what is built or builds it once: `npm start` builds, and other tests use what is built in the original. */
export function copyRepository(copy: string): string {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(source) && source !== path.join(ROOT, 'release'),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  if (process.env['TEST_SERVER'] !== 'built')
    spawnSync('npm', ['run', '-s', 'build'], { cwd: copy, stdio: 'inherit' });
  // What each start would build again.
  const file = path.join(copy, 'package.json');
  const made = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
  made.scripts['build'] = 'node tools/node-version.cjs';
  writeFileSync(file, JSON.stringify(made));
  return copy;
}
