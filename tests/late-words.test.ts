import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PACKAGES = {
  '@hub/ui/': 'packages/ui/src/',
  '@hub/web/': 'packages/web/src/',
  '@hub/features/': 'features/',
};
/** What a visitor sees is rendered by these, up to the pages and the frame that bring words of their own. */
const FIRST = ['apps/web/src/pages/welcome/welcome-page.tsx', 'apps/web/src/app/app.tsx'];
const BRINGS_WORDS = new Set(['apps/web/src/app/page-loads.ts', 'apps/web/src/app/first-loads.ts']);
/** Fetched by players, or with words in the language that is offered. */
const OTHERS = new Set([
  'packages/ui/src/share/daily-share.ts',
  'features/accounts/screen/language/language-offer.tsx',
]);

/** The files whose messages are in the catalogues that match the pattern. */
const filesOf = (catalogues: string): ReadonlySet<string> =>
  new Set(
    globSync(`locales/en/${catalogues}.po`, { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^#: (.+)$/gm)].map(([, name = '']) => name),
    ),
  );

/** What a source imports at once or on demand, without types and without parts that come with their words. */
const importsOf = (source: string): readonly string[] =>
  [...source.matchAll(/(?:^(?:import|export)\b(?! type)[^;']*?|(?<!withWords\()import\()'([^']+)'/gm)].map(
    ([, name = '']) => name,
  );

function reached(from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || BRINGS_WORDS.has(file) || !/\.tsx?$/.test(file)) return;
    if (!existsSync(path.join(ROOT, file))) return;
    found.add(file);
    for (const name of importsOf(readFileSync(path.join(ROOT, file), 'utf8'))) {
      const [alias, folder] = Object.entries(PACKAGES).find(([start]) => name.startsWith(start)) ?? [];
      if (alias !== undefined) visit(`${folder}${name.slice(alias.length)}`);
      else if (name.startsWith('.')) visit(path.join(path.dirname(file), name));
    }
  };
  for (const file of from) visit(file);
  return found;
}

it('shows a visitor only words of the welcome page, and those that come with a part on demand', () => {
  const atHand = filesOf('welcome');
  const elsewhere = [...filesOf('*')].filter((file) => !atHand.has(file) && !OTHERS.has(file));
  const files = reached(FIRST);
  expect([...atHand].filter((file) => files.has(file)).length).toBeGreaterThan(20);
  expect(elsewhere.filter((file) => files.has(file))).toEqual([]);
});

it('would find a part on demand without its words', () => {
  const part = "lazy(async () => ({ default: (await import('./part.tsx')).Part }));";
  expect(importsOf(part)).toEqual(['./part.tsx']);
  expect(importsOf(part.replace("import('./part.tsx')", "withWords(import('./part.tsx'), 'hub')"))).toEqual(
    [],
  );
  expect(importsOf("import type { A } from './a.ts';\nimport {\n  b,\n} from './b.ts';")).toEqual(['./b.ts']);
});
