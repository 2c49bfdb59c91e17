import { parseAst } from 'rolldown/parseAst';

/** A node of the syntax tree (ESTree with types), with where it stands in the text, in UTF-16 units. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & {
  readonly [key: string]: unknown;
};

export const parse = (source: string): Node => parseAst(source, { lang: 'ts' }) as unknown as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The parts of a node, under the names by which it has them, in the order of the text. */
export function partsOf(node: Node): { readonly key: string; readonly node: Node }[] {
  const parts: { key: string; node: Node }[] = [];
  for (const [key, value] of Object.entries(node)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) if (isNode(one)) parts.push({ key, node: one });
  }
  return parts.toSorted((a, b) => a.node.start - b.node.start);
}

/** The node under that name; undefined when there is none. */
export function partOf(node: Node, key: string): Node | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}

export const listOf = (node: Node, key: string): readonly Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Types, imports and the like: nothing that runs. */
export const isSilent = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !RUNNING.has(type)) ||
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration';

/** What TypeScript writes around an expression that runs. */
const RUNNING = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);
