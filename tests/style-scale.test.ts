import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Declaration, parse, type Root } from 'postcss';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const SHEETS = [
  'apps/web/src/**/*.css',
  'packages/{ui,web}/src/**/*.css',
  '{features,games}/*/screen/**/*.css',
];
const TOKENS = 'packages/ui/src/styles/tokens.css';

/**
 * How many different values of a kind all sheets may have. A limit only goes down: whoever takes a value away lowers it, and whoever
 * needs another value takes one of those that are there. `npx vitest run tests/style-scale.test.ts` names them all.
 */
const LIMITS = { gaps: 14, paddings: 16, fontSizes: 13, radii: 6, shadows: 8, windows: 12 };
type Kind = keyof typeof LIMITS;

const KINDS: readonly (readonly [properties: RegExp, Kind])[] = [
  [/^(?:row-|column-)?gap$/, 'gaps'],
  [/^padding(?:-|$)/, 'paddings'],
  [/^font(?:-size)?$/, 'fontSizes'],
  [/-radius$/, 'radii'],
  [/^box-shadow$/, 'shadows'],
];
/** Words and functions between spaces. */
const PART = /(?:[^\s(),/]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;
/** What is drawn in its own proportions, or grows with the height of the window as a board does. */
const OWN_PROPORTIONS = /[\d.](?:%|(?:em|cq\w+|d?vh|vmin)\b)/;
/** Between the commas of a shadow. */
const LAYER = /(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;
const COLOUR = / (?:#\w+|(?:rgb|color-mix|var)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))$/;
const WINDOW = /\([^()]*(?:width|height)[^()]*\)/g;

const tokensOf = (sheet: Root): ReadonlyMap<string, string> => {
  const tokens = new Map<string, string>();
  sheet.walkDecls(/^--/, ({ prop, value }) => void (tokens.has(prop) || tokens.set(prop, value)));
  return tokens;
};
const tokens = tokensOf(parse(readFileSync(path.join(ROOT, TOKENS), 'utf8')));

/** A value in px with the values of its tokens, in one way of writing. */
const plain = (value: string): string =>
  value
    .replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => tokens.get(name) ?? all)
    .replaceAll(/(\d*\.?\d+)rem\b/g, (_, rem: string) => `${Number(rem) * 16}px`)
    .replaceAll(/\s+/g, ' ');

/** What is a length, a function of lengths or a shadow. */
const LENGTH = /^(?:[\d.]+px|[a-z]+\(.*px.*\))$/;
/** A layer of a shadow without its colour. A token is one layer. */
const geometryOf = (layer: string): string => layer.trim().replace(COLOUR, '');

/** The values of a declaration that count. */
function valuesOf({ value }: Declaration, kind: Kind): readonly string[] {
  if (kind === 'shadows')
    return (value.match(LAYER) ?? []).map(geometryOf).filter((layer) => layer !== 'none');
  const parts = plain(value).match(PART) ?? [];
  const lengths = parts.filter((part) => LENGTH.test(part) && !/^0px$/.test(part) && !isOwn(part));
  if (kind === 'fontSizes') return lengths.slice(0, 1);
  return kind === 'radii' && lengths.length > 0 ? [[...new Set(lengths)].join(' ')] : lengths;
}
const isOwn = (part: string): boolean => OWN_PROPORTIONS.test(part) || part.includes('var(');

/** The values of each kind in the sheets. */
function countIn(sheets: readonly string[]): Readonly<Record<Kind, readonly string[]>> {
  const found = new Map<Kind, Set<string>>(Object.keys(LIMITS).map((kind) => [kind as Kind, new Set()]));
  for (const sheet of sheets) {
    const root = parse(sheet);
    root.walkDecls((declaration) => {
      for (const [properties, kind] of KINDS)
        if (properties.test(declaration.prop))
          for (const value of valuesOf(declaration, kind)) found.get(kind)?.add(value);
    });
    root.walkAtRules('media', ({ params }) => {
      for (const [condition] of params.matchAll(WINDOW)) found.get('windows')?.add(condition);
    });
  }
  return Object.fromEntries([...found].map(([kind, values]) => [kind, [...values].toSorted()])) as never;
}

it('counts values, not ways of writing them', () => {
  const counted = countIn([
    '.a { gap: 8px var(--s-2); padding: 0 0.5rem 1em; font: 400 1rem / 1.2 serif; font-size: var(--fs-md); }',
    '.b { border-radius: 14px 5px; border-radius: var(--cut-m); box-shadow: none; gap: 0.5rem 2cqi; }',
    '@media (max-width: 767px) and (hover: hover) { .b { border-radius: 4px; } }',
  ]);
  expect(counted).toEqual({
    gaps: ['8px'],
    paddings: ['8px'],
    fontSizes: ['16px'],
    radii: ['14px 5px', '4px'],
    shadows: [],
    windows: ['(max-width: 767px)'],
  });
});

const counted = countIn(
  globSync(SHEETS, { cwd: ROOT }).map((file) => readFileSync(path.join(ROOT, file), 'utf8')),
);
it.each(Object.keys(LIMITS) as Kind[])('has as many different %s as are allowed', (kind) => {
  expect(counted[kind].length, counted[kind].join(' · ')).toBe(LIMITS[kind]);
});
