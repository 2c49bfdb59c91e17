import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node tools/built-from.ts`: exits with 1 unless the last build was made from the files that are here. With `--note`, after a
 * build, it writes down of which.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const NOTE = path.join(ROOT, 'node_modules/.cache/built-from');
/** The first and the last file that a build writes. */
const BUILT = ['apps/server/dist/hub.cjs', 'apps/web/dist/licences.txt.gz'];

const changedAt = (file: string): number =>
  statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;

/** All files that git knows or would, and those of the build, with their times. Throws if one is missing, or newer than the build. */
function state(): string {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = [...new Set(String(list).split('\0').filter(Boolean))];
  const builtAt = changedAt(BUILT[0] ?? '');
  const late = files.find((file) => !(changedAt(file) <= builtAt));
  if (late !== undefined) throw new Error(`${late} is newer than the build`);
  return [...files, ...BUILT].map((file) => `${file} ${changedAt(file)}`).join('\n');
}

try {
  if (process.argv[2] === '--note') {
    mkdirSync(path.dirname(NOTE), { recursive: true });
    writeFileSync(NOTE, state());
  } else process.exitCode = readFileSync(NOTE, 'utf8') === state() ? 0 : 1;
} catch {
  // Without git, or with files that changed meanwhile, the next one builds again.
  process.exitCode = process.argv[2] === '--note' ? 0 : 1;
}
