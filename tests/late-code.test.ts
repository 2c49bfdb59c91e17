import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const files = globSync(
  [
    'apps/web/src/**/*.{ts,tsx}',
    'packages/{ui,web}/src/**/*.{ts,tsx}',
    '{features,games}/*/screen/**/*.{ts,tsx}',
  ],
  { cwd: ROOT },
).filter((file) => !/\.test\.tsx?$/.test(file));

/** Whether a failed download of a component in this source would take the page with it. */
const isUnguarded = (source: string): boolean =>
  /= lazy\(/.test(source) && !/<(?:Optional|OnDemand)\b/.test(source);

it('leaves a page as it is when the code of a part does not come', () => {
  const parts = files.filter((file) => file.endsWith('.tsx'));
  expect(parts.length).toBeGreaterThan(300);
  expect(parts.filter((file) => isUnguarded(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

it('would find a part without a guard', () => {
  const part = "const Part = lazy(async () => ({ default: (await import('./part.tsx')).Part }));";
  expect(isUnguarded(`${part} <Suspense><Part /></Suspense>`)).toBe(true);
  expect(isUnguarded(`${part} <OnDemand><Part /></OnDemand>`)).toBe(false);
});

/**
 * Whether a source does more with the module of an import in its `then` than to take a part of it. The build counts a failure in
 * there as one of the import, and the page reloads.
 */
const isUsedInThen = (source: string): boolean =>
  [...source.matchAll(/\bimport\([^()]*\)\s*\.then\(/g)].some(
    ({ 0: start, index }) =>
      !/^\s*\((\w+)\) => (?:\1\.\w+|\(\{ default: \1\.\w+ \}\)),?\s*\)/.test(
        source.slice(index + start.length),
      ),
  );

it('reloads a page for code that does not come only', () => {
  expect(files.filter((file) => isUsedInThen(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  expect(isUsedInThen("import('./calls.ts').then((calls) => call(calls.first, { signal }))")).toBe(true);
  expect(isUsedInThen("lazy(() => import('./a.tsx').then((code) => ({ default: code.A })))")).toBe(false);
});
