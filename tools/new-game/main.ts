// Makes a game: its folder from the template of its kind, an entry in each registry, and the generated files.
// Usage: npm run new-game -- <daily|score|lobby> <folder> "<Title>"
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { KINDS, makeGame } from './make-game.ts';
import { type Named, REGISTRY_FILES } from './registries.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const [given, folder = '', title = ''] = process.argv.slice(2);
const kind = KINDS.find((one) => one === given);

const run = (name: string, ...args: string[]): void => {
  execFileSync(path.join(ROOT, 'node_modules/.bin', name), args, { cwd: ROOT, stdio: 'inherit' });
};

if (kind === undefined) {
  console.error(`Usage: npm run new-game -- <${KINDS.join('|')}> <folder> "<Title>"`);
  process.exit(2);
}
let named: Named;
try {
  named = makeGame(ROOT, { kind, folder, title });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
run('biome', 'check', '--write', '--log-level=error', `games/${folder}`, ...REGISTRY_FILES);
run('node', 'apps/web/scripts/draw-previews.ts', named.id);
run('vitest', 'run', '--project', 'node', '--reporter', 'dot', 'tests/stored-forms.test.ts', '-u');
console.log(`games/${folder} is a whole game: npm run dev plays it. To do:
  its rules (rules/), what it sends (game.ts, server.ts), its screen (screen/), README.md and journey.spec.ts
  its poster in screen/screen.ts, then: npx node apps/web/scripts/draw-previews.ts ${named.id}
  npm run check`);
