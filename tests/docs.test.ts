import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../packages/server/src/platform/variables.ts';
import { type NewGame, renamed } from '../tools/new-game/make-game.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md', 'games/*/README.md', 'packages/*/src/*/README.md'], {
  cwd: ROOT,
});
const textOf = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');

/** Paths in backticks that begin with a folder of the repository and end with a file's ending. */
const FILE = /`((?:apps|packages|games|e2e|system-tests|tests|tools|bench|docs)\/[\w./-]+\.\w+)`/g;
/** Targets of links to other pages, and to parts of pages. */
const LINK = /\]\(([^)#:\s]+)(?:#[\w-]*)?\)/g;
const PART = /\]\(([^)#:\s]*)#([\w-]+)\)/g;
/** The parts of a page, by the names that links use. */
const partsOf = (page: string): readonly string[] =>
  Array.from(textOf(page).matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe('documents', () => {
  it('are found', () => expect(pages.length).toBeGreaterThan(20));

  it.each(pages)('%s names only files that exist', (page) => {
    const named = Array.from(textOf(page).matchAll(FILE), ([, file = '']) => file);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it.each(pages)('%s links only to pages that exist', (page) => {
    const targets = Array.from(textOf(page).matchAll(LINK), ([, target = '']) => target);
    const folder = path.dirname(path.join(ROOT, page));
    expect(targets.filter((target) => !existsSync(path.resolve(folder, target)))).toEqual([]);
  });

  it.each(pages)('%s links only to parts that its pages have', (page) => {
    const missing = Array.from(textOf(page).matchAll(PART), ([, target = '', part = '']) => ({
      target: target === '' ? page : path.join(path.dirname(page), target),
      part,
    })).filter(({ target, part }) => target.endsWith('.md') && !partsOf(target).includes(part));
    expect(missing).toEqual([]);
  });
});

/** The tutorials, and the games that they make. */
const TUTORIALS: readonly (readonly [page: string, game: NewGame])[] = [
  ['docs/add-a-daily-game.md', { kind: 'daily', folder: 'skill-rift', title: 'Skill Rift' }],
  ['docs/add-a-lobby-game.md', { kind: 'lobby', folder: 'release-race', title: 'Release Race' }],
];

it.each(TUTORIALS)(
  'tutorials, %s shows code of the game that it makes, which is compiled and played',
  (page, game) => {
    const blocks = Array.from(
      textOf(page).matchAll(/```tsx?\n\/\/ (.+)\n([\s\S]+?)\n```/g),
      ([, file, code]) => [file, code],
    );
    expect(blocks.length).toBeGreaterThan(4);
    expect(textOf(page)).toContain(`npm run new-game -- ${game.kind} ${game.folder} "${game.title}"`);
    for (const [file = '', code = ''] of blocks) {
      const template = textOf(`templates/${game.kind}/${file}`);
      expect(renamed(template, `template-${game.kind}`, game), file).toContain(code.trimEnd());
    }
  },
);

it('the table of docs/settings.md has every setting once', () => {
  const [, table = ''] = readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8').split(
    '\n| variable | default | what it does |\n',
  );
  const [rows = ''] = table.split('\n\n');
  const named = rows
    .split('\n')
    .flatMap((row) =>
      Array.from((row.split(' | ')[0] ?? '').matchAll(/`(?<name>[A-Z_]+)`/g), ([, name]) => name),
    );
  expect(new Set(named)).toEqual(new Set(settingNames));
  expect(named).toHaveLength(settingNames.length);
});
