/**
 * `node system-tests/with-words.ts system-tests/leaks/run.ts [arguments]`: runs a program that reads modules of the pages, whose
 * words are macros that Node does not know.
 */
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { wordMacros } from '../apps/web/scripts/words.ts';

/** No program draws a page. */
const withoutStyles = (): Plugin => ({
  name: 'hub:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
});

// The program reads its arguments as if it had been started itself.
process.argv.splice(1, 1);
const [, program = ''] = process.argv;
await runnerImport(path.resolve(program), {
  configFile: false,
  plugins: [wordMacros(), withoutStyles()],
  // Modules of the project are transformed, all others are left to Node.
  environments: { inline: { resolve: { noExternal: [/^@hub\//] } } },
});
