import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8');

/** Lines of the page's tables, their heads and rules left out. */
const lines = page.split('\n').filter((line) => line.startsWith('|') && !/^\| (What|---)/.test(line));
const ROW = /^\| (?<what>[^|]+) \| `(?<file>[^`|]+)` \| (?<title>[^|]+) \|$/;

/** Whether a file declares a test, or a row of a table of tests, of this title; placeholders of `it.each` included. */
function declares(file: string, title: string): boolean {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const literally = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[([]\\s*(['"\`])${literally}\\1,\\s`).test(source);
}

describe('docs/coverage.md', () => {
  it('has a row for everything, in the same form', () => {
    expect(lines.filter((line) => !ROW.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(100);
  });

  it('says nothing twice', () => {
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  it('names only tests that are there', () => {
    const missing = lines.flatMap((line) => {
      const { file = '', title = '' } = ROW.exec(line)?.groups ?? {};
      if (!existsSync(path.join(ROOT, file))) return [`${file} is missing`];
      return declares(file, title) ? [] : [`${file} has no test "${title}"`];
    });
    expect(missing).toEqual([]);
  });
});
