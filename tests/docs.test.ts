import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md', 'games/*/README.md', 'packages/*/src/*/README.md'], {
  cwd: ROOT,
});
const textOf = (page: string): string => readFileSync(path.join(ROOT, page), 'utf8');

/** Paths in backticks that begin with a folder of the repository and end with a file's ending. */
const FILE = /`((?:apps|packages|games|e2e|system-tests|tests|tools|bench|docs)\/[\w./-]+\.\w+)`/g;
/** Targets of links to other pages. */
const LINK = /\]\(([^)#:\s]+)(?:#[\w-]*)?\)/g;

describe('documents', () => {
  it('are found', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)('%s names only files that exist', (page) => {
    const named = Array.from(textOf(page).matchAll(FILE), ([, file = '']) => file);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it.each(pages)('%s links only to pages that exist', (page) => {
    const targets = Array.from(textOf(page).matchAll(LINK), ([, target = '']) => target);
    const folder = path.dirname(path.join(ROOT, page));
    expect(targets.filter((target) => !existsSync(path.resolve(folder, target)))).toEqual([]);
  });
});
