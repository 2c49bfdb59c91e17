import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILES = globSync('{apps/web/src,packages/{ui,web}/src,{features,games}/*/screen}/**/*.{ts,tsx,css}', {
  cwd: ROOT,
  exclude: (name) => /\.test\.|testing/.test(name),
});

type SyntaxNode = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value']) : '');
/** The node and all below it, without those of these types. */
const within = (node: unknown, except?: RegExp): readonly SyntaxNode[] =>
  isNode(node) && !except?.test(String(node['type']))
    ? [node, ...Object.values(node).flatMap((below) => within(below, except))]
    : [];
/** What gives classes to other elements. */
const OTHERS = /^(?:JSXElement|ArrowFunctionExpression)$/;
const pathOf = (file: string, target: string): string =>
  target.startsWith('.')
    ? path.join(path.dirname(file), target)
    : target.replace(/^@hub\/(?:(ui|web)|(\w+))/, (_, kit, other) => other ?? `packages/${kit}/src`);

/** Each place that gives classes: which ones, whose file adds more, and whether it passes on the `className` of its own component. */
function giversIn(file: string, source: string) {
  if (!source.includes('className')) return [];
  const { program, module } = parseSync(file, source);
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [localName.value, pathOf(file, moduleRequest.value)]),
    ),
  );
  return within(program).flatMap((node) => {
    const attributes = node['type'] === 'JSXOpeningElement' ? (node['attributes'] as SyntaxNode[]) : [];
    const attribute = attributes.find(({ name }) => nameOf(name) === 'className');
    const given = within(attribute?.['value'] ?? node['arguments'], OTHERS);
    const classes = given.flatMap(({ object, property, computed }) => {
      const sheet = imports.get(nameOf(object));
      const name = isNode(property) && property['type'] === 'Literal' ? nameOf(property) : '*';
      return computed && sheet?.endsWith('.css') ? [`${sheet} .${name}`] : [];
    });
    const passes = given.some((each) => nameOf(each) === 'className');
    const adds = imports.get(nameOf(node['callee'] ?? node['name'])) ?? '';
    return given.length > 0 ? [{ file, classes, adds, passes }] : [];
  });
}

interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly prop: string;
  readonly value: string;
}
/** What rules for one class alone set, in any window. */
function declaredIn(file: string, source: string): readonly Declaration[] {
  const found: Declaration[] = [];
  parse(source).walkRules((rule) => {
    for (const selector of rule.selectors.filter((each) => /^\.[\w-]+$/.test(each)))
      rule.each((node) => {
        if (node.type === 'decl')
          found.push({ file, name: `${file} ${selector}`, prop: node.prop, value: node.value });
      });
  });
  return found;
}
const SHORTHAND = /^(?:border|margin|padding|background|font)$/;
const holds = (one: Declaration, other: Declaration): boolean =>
  SHORTHAND.test(one.prop) && other.prop.startsWith(`${one.prop}-`) && !other.prop.endsWith('radius');
const areRivals = (one: Declaration, other: Declaration): boolean =>
  one.prop === other.prop ? one.value !== other.value : holds(one, other) || holds(other, one);
const isKit = ({ file }: Declaration): boolean => file.startsWith('packages/ui/');

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>(items.map((item) => [keyOf(item), []]));
  for (const item of items) groups.get(keyOf(item))?.push(item);
  return groups;
}

/** Pairs of classes of different sheets of one layer that an element gets, and that set the same property. */
function pairsIn(sources: Readonly<Record<string, string>>): readonly string[] {
  const files = Object.entries(sources);
  const givers = files.flatMap((one) => (one[0].endsWith('.css') ? [] : giversIn(...one)));
  const declared = files.flatMap((one) => (one[0].endsWith('.css') ? declaredIn(...one) : []));
  const written = new Set(givers.flatMap(({ classes }) => classes));
  // A computed name may be each one that is written nowhere.
  const byName = grouped(declared, ({ file, name }) => (written.has(name) ? name : `${file} .*`));
  const passing = grouped(givers, ({ file, passes }) => (passes ? file : ''));
  const added = (file: string, seen: readonly string[] = ['']): readonly string[] =>
    seen.includes(file)
      ? []
      : (passing.get(file) ?? []).flatMap(({ classes, adds }) => [
          ...classes,
          ...added(adds, [...seen, file]),
        ]);
  const pairs = givers.flatMap(({ file, classes, adds }) => {
    const all = [...new Set([...classes, ...added(adds)])].flatMap((name) => byName.get(name) ?? []);
    return all.flatMap((one) =>
      all
        .filter((other) => one.file < other.file && isKit(one) === isKit(other) && areRivals(one, other))
        .map((other) => `${file}: ${one.name} ${one.prop}, ${other.name} ${other.prop}`),
    );
  });
  return [...new Set(pairs)];
}

it('finds classes of two sheets, given side by side or to a component', () => {
  const card = `import styles from './card.module.css';
    export const Card = ({ look, className }) => <p className={classNames(styles['card'], styles[look], className)} />;`;
  const use = `import { Card } from '@hub/ui/card.tsx';
    import styles from './use.module.css';
    export const Use = () => <Card className={styles['use']}><b className={styles['own']} /></Card>;`;
  expect(
    pairsIn({
      'packages/ui/src/card.tsx': card,
      'packages/ui/src/card.module.css': '.card { border: 0; color: red; gap: 1px; } .raised { margin: 0; }',
      'packages/ui/src/use.tsx': use,
      'packages/ui/src/use.module.css':
        '.use { border-color: red; color: red; } .own { gap: 2px; } @media print { .use { margin: 1px; } }',
      'games/chain/screen/use.tsx': use,
      'games/chain/screen/use.module.css': '.use { border: 1px; }',
    }),
  ).toEqual([
    'packages/ui/src/use.tsx: packages/ui/src/card.module.css .card border, packages/ui/src/use.module.css .use border-color',
    'packages/ui/src/use.tsx: packages/ui/src/card.module.css .raised margin, packages/ui/src/use.module.css .use margin',
  ]);
});

it('gives no element two classes of one layer whose order would decide', () => {
  const sources = FILES.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]);
  expect(pairsIn(Object.fromEntries(sources))).toEqual([]);
});
