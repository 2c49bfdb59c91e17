import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { declares, ROOT } from './declared-tests.ts';

/** Lines of a page's tables, their heads and rules left out. */
const linesOf = (page: string): readonly string[] =>
  readFileSync(path.join(ROOT, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (What|Attack|---)/.test(line));

const lines = linesOf('docs/coverage.md');
const ROW = /^\| (?<what>[^|]+) \| `(?<file>[^`|]+)` \| (?<title>[^|]+) \|$/;

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
      return declares(file, title) ? [] : [`${file} has no test "${title}"`];
    });
    expect(missing).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const attacks = linesOf('docs/security.md').map((line) => line.slice(2, -2).split(' | '));

  it('has an attack, a defence and a test in every row', () => {
    expect(attacks.filter((cells) => cells.length !== 3 || cells.some((cell) => cell.trim() === ''))).toEqual(
      [],
    );
    expect(attacks.length).toBeGreaterThan(20);
  });

  it('names only code that is there', () => {
    const named = attacks.flatMap(([, defence = '']) =>
      Array.from(defence.matchAll(/`(?<file>[\w./-]+\.\w+)`/g), (match) => match.groups?.['file'] ?? ''),
    );
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(attacks.length);
  });

  it('names only tests that are there', () => {
    const missing = attacks.flatMap(([, , tests = '']) =>
      tests.split('<br>').filter((test) => {
        const { file = '', title = '' } = /^`(?<file>[^`]+)` (?<title>.+)$/.exec(test)?.groups ?? {};
        return !declares(file, title);
      }),
    );
    expect(missing).toEqual([]);
  });
});
