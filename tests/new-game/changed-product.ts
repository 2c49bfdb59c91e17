import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = /\/(?:node_modules|dist|\.tsbuild)(?:\/|$)|\.tsbuildinfo$/;
/** What is compiled: the product, without its tests. */
const PROJECTS = ['games/tsconfig.rules.json', 'games/tsconfig.server.json', 'apps/server', 'apps/web'];
/** The lists of games, and which file of a game each reads: contract, server, web. */
const REGISTRIES = [
  { file: 'packages/protocol/src/games.ts', part: 'descriptor.ts', name: 'descriptor' },
  { file: 'apps/server/src/games.ts', part: 'server.ts', name: 'createBinding' },
  { file: 'apps/web/src/games.ts', part: 'screen/screen.ts', name: 'screen' },
] as const;

/** A game's folder and its id. */
export type Named = { readonly folder: string; readonly id: string };

/** Copies the product's sources, changed, to a folder of their own, which the caller removes. */
export function copyWith(change: (copy: string) => void): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'hub-games-'));
  for (const name of ['apps', 'games', 'packages', 'tools', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(file),
    });
  change(copy);
  linkPackages(copy);
  return copy;
}

/** Takes a game out: its folder, and its line in each registry. */
export function removeGame(copy: string, { folder, id }: Named): void {
  rmSync(path.join(copy, 'games', folder), { recursive: true });
  edit(copy, (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes(`'@hub/games/${folder}/`))
      .join('\n')
      .replace(new RegExp(`\\b${id}, |, ${id}\\b|\\n *${id},`), ''),
  );
}

/** Puts a game in: a folder, and a line in each registry. */
export function addGame(copy: string, source: string, { folder, id }: Named): void {
  cpSync(source, path.join(copy, 'games', folder), { recursive: true });
  edit(copy, (text, { part, name }) =>
    `import { ${name} as ${id} } from '@hub/games/${folder}/${part}';\n${text}`.replace(
      /(\bchampionRift,)(?=\s)/,
      `$1 ${id},`,
    ),
  );
}

function edit(copy: string, change: (text: string, registry: (typeof REGISTRIES)[number]) => string): void {
  for (const registry of REGISTRIES) {
    const file = path.join(copy, registry.file);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, registry);
    if (changed === text) throw new Error(`${registry.file} stays as it is`);
    writeFileSync(file, changed);
  }
}

/** Gives a changed copy the packages of this repository, with its own workspaces among them. */
function linkPackages(copy: string): void {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(copy, 'node_modules');
  mkdirSync(path.join(to, '@hub'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@hub') symlinkSync(path.join(from, name), path.join(to, name));
  for (const file of globSync('{{packages,apps}/*,games}/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(path.join(copy, file), 'utf8')) as { name: string };
    symlinkSync(path.join(copy, path.dirname(file)), path.join(to, name));
  }
}

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

/** Runs a tool; throws with what it prints. */
async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: failure });
  }
}

/** Type-checks a copy. */
export const checkTypes = (copy: string): Promise<void> => run(bin('tsc'), ['-b', ...PROJECTS], copy);

/** Builds the server and the pages of a copy; returns the file that starts them. */
export async function buildProduct(copy: string): Promise<string> {
  const server = path.join(copy, 'apps/server');
  await run(process.execPath, ['scripts/bundle.ts'], server);
  await run(bin('vite'), ['build', '--logLevel', 'warn'], path.join(copy, 'apps/web'));
  return path.join(server, 'dist/hub.cjs');
}
