import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILES = globSync(
  '{apps/web/src,packages/{ui,web}/src,{features,games,templates}/*/screen}/**/*.{ts,tsx}',
  { cwd: ROOT },
).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** Macros that become the words of a language where they stand; `msg` and `<Trans>` become them later. */
const AT_ONCE = new Set(['t', 'plural', 'select', 'selectOrdinal']);
/** What is within these runs later than the module. */
const LATER = /^(?:Function|ArrowFunction|PropertyDefinition)/;

interface SyntaxNode {
  readonly type?: string;
  readonly start?: number;
  readonly tag?: { readonly name?: string };
  readonly callee?: { readonly name?: string };
}

/** Where macros of words stand that are computed while the module loads. */
function earlyWords(node: unknown): readonly number[] {
  if (Array.isArray(node)) return node.flatMap(earlyWords);
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', start = 0, tag, callee } = node as SyntaxNode;
  if (LATER.test(type)) return [];
  const isEarly = AT_ONCE.has(tag?.name ?? callee?.name ?? '');
  return [...(isEarly ? [start] : []), ...Object.values(node).flatMap(earlyWords)];
}

const earlyIn = (file: string, source: string): readonly string[] =>
  source.includes('@lingui/')
    ? earlyWords(parseSync(file, source).program).map(
        (start) => `${file}:${source.slice(0, start).split('\n').length}`,
      )
    : [];

it('would find words of a module in every form', () => {
  const source = `import { msg, plural, t } from '@lingui/core/macro';
export const early = t\`Home\`;
export const list = { days: [plural(2, { other: '# days' })] };
export const element = <p title={t({ message: 'Home' })} />;
export const late = { get home() { return t\`Home\`; }, word: msg\`Home\`, text: () => t\`Home\` };`;
  expect(earlyIn('a.tsx', source)).toEqual(['a.tsx:2', 'a.tsx:3', 'a.tsx:4']);
});

it('computes no words while a module loads, which would stay in the first language', () =>
  expect(FILES.flatMap((file) => earlyIn(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]));

/** Whether every component of this source that skips renderings asks for the language, so that a change of it renders the component. */
const followsLanguage = (source: string): boolean =>
  source
    .split(/\bmemo\(/)
    .slice(1)
    .every((component) => component.includes('useLanguage()'));

it('would find a component that keeps the words of before', () => {
  const follows = 'const A = memo(function A() {\n  useLanguage();';
  expect(followsLanguage(follows)).toBe(true);
  expect(followsLanguage(`${follows}\n});\nconst B = memo(function B() {`)).toBe(false);
});

it('has no component that skips renderings and with them a change of the language', () => {
  const keeping = FILES.filter((file) => !followsLanguage(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(keeping).toEqual([]);
});
