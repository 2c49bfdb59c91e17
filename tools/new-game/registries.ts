import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A game's folder and its id, the same in camel case. */
export type Named = { readonly folder: string; readonly id: string };

/** The lists of games, and which file of a game each reads: contract, server, web. */
const REGISTRIES = [
  { file: 'packages/protocol/src/games.ts', part: 'descriptor.ts', name: 'descriptor' },
  { file: 'apps/server/src/games.ts', part: 'server.ts', name: 'createBinding' },
  { file: 'packages/web/src/games.ts', part: 'screen/screen.ts', name: 'screen' },
] as const;

/** The files with an entry for every game. */
export const REGISTRY_FILES: readonly string[] = REGISTRIES.map(({ file }) => file);

function edit(root: string, change: (text: string, registry: (typeof REGISTRIES)[number]) => string): void {
  for (const registry of REGISTRIES) {
    const file = path.join(root, registry.file);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, registry);
    if (changed === text) throw new Error(`${registry.file} stays as it is`);
    writeFileSync(file, changed);
  }
}

/** Adds a game at the end of each registry. */
export const addToRegistries = (root: string, { folder, id }: Named): void =>
  edit(root, (text, { part, name }) =>
    `import { ${name} as ${id} } from '@hub/games/${folder}/${part}';\n${text}`.replace(
      // The first list whose elements are names only is that of the games.
      /= \[((?:\s*\w+,)+)(\s*)\]/,
      (_, games: string, end: string) => `= [${games}\n  ${id},${end}]`,
    ),
  );

/** Removes a game from each registry. */
export const removeFromRegistries = (root: string, { folder, id }: Named): void =>
  edit(root, (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes(`'@hub/games/${folder}/`) && line.trim() !== `${id},`)
      .join('\n'),
  );
