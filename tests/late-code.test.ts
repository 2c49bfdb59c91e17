import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const files = globSync(
  ['apps/web/src/**/*.tsx', 'packages/{ui,web}/src/**/*.tsx', '{features,games}/*/screen/**/*.tsx'],
  {
    cwd: ROOT,
  },
).filter((file) => !file.endsWith('.test.tsx'));

/** Whether a failed download of a component in this source would take the page with it. */
const isUnguarded = (source: string): boolean =>
  /= lazy\(/.test(source) && !/<(?:Optional|OnDemand)\b/.test(source);

it('leaves a page as it is when the code of a part does not come', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => isUnguarded(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

it('would find a part without a guard', () => {
  const part = "const Part = lazy(async () => ({ default: (await import('./part.tsx')).Part }));";
  expect(isUnguarded(`${part} <Suspense><Part /></Suspense>`)).toBe(true);
  expect(isUnguarded(`${part} <OnDemand><Part /></OnDemand>`)).toBe(false);
});
