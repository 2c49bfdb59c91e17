import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * Puts the server and its libraries into a few files: reading and linking some 900 modules is most of a start.
 * `dist/hub.cjs` checks the version of Node, starts it, and keeps what V8 compiled for the next start.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const src = path.resolve(import.meta.dirname, '../src');
const parts = path.resolve(import.meta.dirname, '../../../packages/server/src');
const dist = path.resolve(import.meta.dirname, '../dist');

const bundle = await rolldown({
  input: {
    'hub-main': path.join(src, 'main.ts'),
    'hub-admin': path.join(src, 'admin/main.ts'),
    // Threads start from files of their own.
    'backup/worker': path.join(parts, 'backup/worker.ts'),
    'store/checkpoint-worker': path.join(parts, 'store/checkpoint-worker.ts'),
    ...Object.fromEntries(
      globSync('games/*/pictures/worker.ts', { cwd: root }).map((file) => [
        file.replace('.ts', ''),
        path.join(root, file),
      ]),
    ),
  },
  platform: 'node',
  // The library that paints is not JavaScript.
  external: [/^node:/, 'sharp'],
  // A chunk of its own for the facts would be of no use: the games need them at once.
  checks: { ineffectiveDynamicImport: false },
});
await bundle.write({
  dir: dist,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'hub-[name].cjs',
  // Names stay as they are, so that a stack trace in a log can be read.
  minify: 'dce-only',
  sourcemap: true,
});
const versionCheck = readFileSync(
  path.resolve(import.meta.dirname, '../../../tools/node-version.cjs'),
  'utf8',
);
writeFileSync(
  path.join(dist, 'hub.cjs'),
  `${versionCheck}
require('node:module').enableCompileCache(require('node:path').join(__dirname, '.compile-cache'));
require('./hub-main.cjs');
`,
);
