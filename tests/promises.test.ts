import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { declares, ROOT } from './declared-tests.ts';

const PAGE = 'docs/promises.md';
const ROW = /^\| \[[^\]]+\]\((?<page>[^)]+)\) \| (?<words>[^|]+) \| `(?<file>[^`]+)` \| (?<title>[^|]+) \|$/;

const onOneLine = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').toLowerCase();

const lines = readFileSync(path.join(ROOT, PAGE), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (page|---)/.test(line));
const rows = lines.map((line) => ROW.exec(line)?.groups ?? {});

describe('docs/promises.md', () => {
  it('has a page, words and a test in every row', () => {
    expect(lines.filter((line) => !ROW.test(line))).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
  });

  it('repeats only what the pages say', () => {
    const unsaid = rows.filter(
      ({ page = '', words = '' }) =>
        !onOneLine(path.join(ROOT, 'docs', page)).includes(words.trim().toLowerCase()),
    );
    expect(unsaid).toEqual([]);
  });

  it('names only tests that are there', () => {
    expect(rows.filter(({ file = '', title = '' }) => !declares(file, title))).toEqual([]);
  });
});
