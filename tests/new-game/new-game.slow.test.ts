import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@hub/protocol/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { camelCase, type NewGame } from '../../tools/new-game/make-game.ts';
import { REGISTRY_FILES, removeFromRegistries } from '../../tools/new-game/registries.ts';
import { ProductCopy } from './product-copy.ts';

/** Set by `npm run test:new-game`: tests, builds and plays the new games, and removes each of the others. */
const LONG = process.env['LONG'] === '1';

const NEW_GAMES = [
  { kind: 'daily', folder: 'skill-rift', title: 'Skill Rift' },
  { kind: 'score', folder: 'first-released', title: 'First Released' },
  { kind: 'lobby', folder: 'release-race', title: 'Release Race' },
] as const satisfies readonly NewGame[];
const FOLDERS = NEW_GAMES.map(({ folder }) => `games/${folder}`);
const IDS = NEW_GAMES.map(({ folder }) => camelCase(folder));
const TITLES = NEW_GAMES.map(({ title }) => title).join('|');

/** JavaScript that a page of a small game may bring by itself, in kB. */
const MOST_OWN_KB = 5;

/** A line of the new score game as it should not be, and what the server says of it. */
type Mistake = readonly [what: string, file: string, right: string | RegExp, wrong: string, sentence: string];

const GAME = 'games/first-released';
const DESCRIPTOR = `${GAME}/descriptor.ts`;
const SAME = 'games/more-or-less/descriptor.ts';
/** Every mistake in the registries; the last file of a sentence is the other game's. */
const MISTAKES: readonly Mistake[] = [
  [
    'no binding',
    'apps/server/src/games.ts',
    /\bfirstReleased,/,
    '',
    `(${GAME}/server.ts) has no line in apps/server/src/games.ts.`,
  ],
  [
    'no descriptor',
    'packages/protocol/src/games.ts',
    /\bfirstReleased,/,
    '',
    `(${DESCRIPTOR}) has no line in packages/protocol/src/games.ts.`,
  ],
  [
    'another name of the endpoint',
    `${GAME}/game.ts`,
    'name: descriptor.id',
    "name: 'released'",
    `(${GAME}/game.ts) names its endpoint "released" instead of "firstReleased".`,
  ],
  [
    'another name of the rules',
    `${GAME}/rules/rules.ts`,
    'name: descriptor.id',
    "name: 'released'",
    `(${GAME}/rules) names its rules "released" instead of "firstReleased".`,
  ],
  [
    'the id of another game',
    DESCRIPTOR,
    "id: 'firstReleased'",
    "id: 'moreOrLess'",
    `(${DESCRIPTOR}) has the id "moreOrLess" of More or Less (${SAME}).`,
  ],
  [
    'the path of another game',
    `${GAME}/game.ts`,
    '/ws/firstReleased',
    '/ws/moreOrLess',
    `(${GAME}/game.ts) has the path "/ws/moreOrLess" of More or Less (games/more-or-less/game.ts).`,
  ],
  [
    'the route of another game',
    DESCRIPTOR,
    "'/firstReleased'",
    "'/moreLess'",
    `(${DESCRIPTOR}) has the route "/moreLess" of More or Less (${SAME}).`,
  ],
  [
    'the ledger reason of another game',
    DESCRIPTOR,
    "['first_released']",
    "['more_or_less']",
    `(${DESCRIPTOR}) has the ledger reason "more_or_less" of More or Less (${SAME}).`,
  ],
  [
    'the statistics name of another game',
    DESCRIPTOR,
    'firstReleasedStats',
    'moreOrLessStats',
    `(${DESCRIPTOR}) has the statistics name "moreOrLessStats" of More or Less (${SAME}).`,
  ],
];

/** What is compiled of the product, without its tests: those of a game go with it. */
const PRODUCT = ['games/tsconfig.rules.json', 'games/tsconfig.server.json', 'apps/server', 'apps/web'];

describe('a new game of each kind', () => {
  let copy: ProductCopy;
  beforeAll(async () => {
    copy = new ProductCopy();
    for (const { kind, folder, title } of NEW_GAMES)
      await copy.run('node', 'tools/new-game/main.ts', kind, folder, title);
  });
  afterAll(() => copy.remove());

  it('touches its folder, an entry in each registry and generated files only', () => {
    const elsewhere = copy
      .changes()
      .filter((file) => !FOLDERS.some((folder) => file.startsWith(`${folder}/`)));
    const previews = IDS.map((id) => `apps/web/public/previews/${id}.jpg`);
    expect(elsewhere.toSorted()).toEqual([...REGISTRY_FILES, ...previews].toSorted());
  });

  it('passes types, with everything that names games', async () => {
    await expect(copy.run('tsc', '-b', '--checkers', '1')).resolves.toBe('');
  });

  it.runIf(LONG)('passes the rest of npm run check', async () => {
    await expect(copy.run('oxlint', '--type-aware')).resolves.toContain('0 errors');
    await expect(copy.run('biome', 'check')).resolves.toContain('No fixes');
    await expect(copy.run('vitest', 'run', '--project', 'node', '--project', 'dom')).resolves.toContain(
      'passed',
    );
  });

  it.runIf(LONG)('passes the leak suite, which is red with a planted secret', async () => {
    const suite = ['run', '--project', 'system', 'system-tests/leaks/leaks.slow.test.ts'];
    const output = await copy.runLong('vitest', ...suite, '-t', `(no leak in.*|the secrets of) (${TITLES})$`);
    expect(output).toMatch(/Tests +6 passed/);
  });

  it.runIf(LONG).each(MISTAKES)(
    'with %s it keeps the server from starting, with a sentence',
    async (_what, name, right, wrong, sentence) => {
      const file = path.join(copy.folder, name);
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(right, wrong));
      const started = copy.start();
      await expect(started).rejects.toThrow(`Riftlight cannot start: First Released ${sentence}\n`);
      writeFileSync(file, text);
    },
  );

  it.runIf(LONG)('is built, and passes its journey with fit, accessibility and budgets', async () => {
    await copy.build();
    const journeys = [...FOLDERS.map((folder) => `${folder}/`), 'e2e/pages/accessibility.spec.ts'];
    await expect(copy.run('playwright', 'test', '--workers', '2', ...journeys)).resolves.toContain('passed');
    // The totals are the product's, which `npm run bench:web` judges; a new game must not add much of its own.
    const table = await copy.run('node', 'bench/web.ts').catch(String);
    const own = Array.from(
      table.matchAll(/^(?:skillRift|firstReleased|releaseRace), \S+ +[\d.]+ +\d+ +([\d.]+)/gm),
      ([, kb]) => Number(kb),
    );
    expect(own).toHaveLength(6);
    expect(Math.max(...own)).toBeLessThan(MOST_OWN_KB);
  });

  it.runIf(LONG)('is played by the crowd, on a server that is killed', async () => {
    const suites = ['system-tests/players', 'system-tests/chaos', 'system-tests/dailies/year'];
    await expect(copy.run('vitest', 'run', '--project', 'system', ...suites)).resolves.toContain('passed');
  });
});

it.runIf(LONG)('a new game appears in the running pages of npm run dev', async () => {
  const copy = new ProductCopy();
  const { url, stop } = await copy.dev();
  try {
    const icons = async () => (await fetch(`${url}src/icons.ts`)).text();
    const [game] = NEW_GAMES;
    await expect(icons()).resolves.not.toContain(game.folder);
    await copy.run('node', 'tools/new-game/main.ts', game.kind, game.folder, game.title);
    await vi.waitFor(() => expect(icons()).resolves.toContain(game.folder), {
      timeout: 30_000,
      interval: 200,
    });
  } finally {
    await stop();
    copy.remove();
  }
});

type Answer = { readonly url: string; readonly status: number; readonly text: string };

const removable = games.map(({ id, names, ...game }) => ({
  id,
  title: names.title,
  folder: id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  boardCalls: 'boards' in game ? game.boards.map((board) => ('calls' in board ? board.calls : '')) : [],
}));

describe.runIf(LONG).each(removable)('$title, removed', ({ id, folder, boardCalls }) => {
  let copy: ProductCopy;
  beforeAll(() => {
    copy = new ProductCopy();
    rmSync(path.join(copy.folder, 'games', folder), { recursive: true });
    removeFromRegistries(copy.folder, { folder, id });
  });
  afterAll(() => copy.remove());

  it('leaves types and build of the server whole', async () => {
    await expect(copy.run('tsc', '-b', ...PRODUCT)).resolves.toBe('');
    await expect(copy.run('node', 'apps/server/scripts/bundle.ts')).resolves.toBeDefined();
  });

  it('leaves its stored data readable', async () => {
    const answers = JSON.parse(await copy.run('node', 'tests/new-game/read-stored-data.ts')) as Answer[];
    const asked = answers.filter(({ url }) => !boardCalls.some((calls) => url.startsWith(`/${calls}/`)));
    expect(asked.map(({ url, status }) => [url, status])).toEqual(asked.map(({ url }) => [url, 200]));
    // The recorded feed has a match of each of these games.
    const feed = answers.find(({ url }) => url === '/lastMatches')?.text ?? '';
    for (const game of ['champion rift', 'more or less']) expect(feed).toContain(`"game":"${game}"`);
  });
});
