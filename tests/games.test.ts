import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hub/protocol/games';
import { describe, expect, it } from 'vitest';
import { screens } from '../packages/web/src/games.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Files that may name single games: the registries, and migrations, which name what they were written for. */
const MAY_NAME = [
  /^packages\/protocol\/src\/games\.ts$/,
  /^(?:apps\/server|packages\/web)\/src\/games\.ts$/,
  /^packages\/server\/src\/store\/migrations\//,
];

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !MAY_NAME.some((allowed) => allowed.test(file)),
);

/** Every name by which the product could tell one game from another. */
const names = games.flatMap((game) => [
  game.id,
  game.names.feed,
  game.names.stats,
  ...('boards' in game ? game.boards.map(({ id }) => id) : []),
  ...game.ledgerReasons,
]);
const NAMED = new RegExp(`(['"\`])(?:${names.join('|')})\\1|(?<=[./])(?:${names.join('|')})\\b`);

/** Lines of a source that name a game, comments aside. */
const naming = (source: string): string[] =>
  source.split('\n').filter((line) => !/^\s*(?:\*|\/[/*])/.test(line) && NAMED.test(line));

describe('the games', () => {
  it('are named in their own folders and the registries only', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      naming(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "if (game === 'chainOfLegends')",
    'account.riftGuesserStats',
    'board: "more_or_less"',
    "get('/riftGuesser/:id')",
  ])('would be found in %s', (line) => expect(naming(line)).toEqual([line]));

  it('have a screen each, in the same order', () => expect(screens.map(({ game }) => game)).toEqual(games));

  it('have a folder with the name of their id, with every part that is found by its path', () => {
    for (const { id } of games) {
      const folder = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const parts = [
        'descriptor.ts',
        'game.ts',
        'server.ts',
        'screen/icons.ts',
        'README.md',
        'journey.spec.ts',
      ];
      const missing = parts.filter((part) => !existsSync(path.join(ROOT, 'games', folder, part)));
      expect(missing, `add these files to games/${folder}`).toEqual([]);
    }
  });
});
