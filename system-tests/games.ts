import { globSync } from 'node:fs';
import path from 'node:path';
import type { Game } from '@hub/engine/binding/binding';
import { createGames } from '../apps/server/src/games.ts';
import { testServices } from '../apps/server/src/realtime/testing/hub.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** All games of the server, with their rules and facts. */
export const games: readonly Game[] = createGames(testServices());

/** The file of a game that only tests use. */
export const testingFile = (id: string, name: string): string =>
  `games/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/testing/${name}.ts`;

/** Imports `games/<folder>/testing/<name>.ts` of all games that have it, by the game's id. */
export async function testingParts<Part>(name: string): Promise<ReadonlyMap<string, Part>> {
  const files = new Set(globSync(`games/*/testing/${name}.ts`, { cwd: ROOT }));
  const parts = games
    .map(({ descriptor: { id } }) => ({ id, file: testingFile(id, name) }))
    .filter(({ file }) => files.has(file))
    .map(async ({ id, file }): Promise<[string, Part]> => {
      const part = (await import(path.join(ROOT, file))) as Record<string, Part>;
      if (part[name] === undefined) throw new Error(`${file} must export "${name}"`);
      return [id, part[name]];
    });
  return new Map(await Promise.all(parts));
}
