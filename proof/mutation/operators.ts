import { listOf, type Node, partOf } from './syntax.ts';

/** One small change of a node, as text that takes its place. */
export type Alternative = { readonly operator: string; readonly text: string };

const SWAPS: Readonly<Record<string, readonly (readonly [operator: string, instead: string])[]>> = {
  '<': [
    ['boundary', '<='],
    ['comparison', '>='],
  ],
  '<=': [
    ['boundary', '<'],
    ['comparison', '>'],
  ],
  '>': [
    ['boundary', '>='],
    ['comparison', '<='],
  ],
  '>=': [
    ['boundary', '>'],
    ['comparison', '<'],
  ],
  '===': [['equality', '!==']],
  '!==': [['equality', '===']],
  '==': [['equality', '!=']],
  '!=': [['equality', '==']],
  '+': [['arithmetic', '-']],
  '-': [['arithmetic', '+']],
  '*': [['arithmetic', '/']],
  '/': [['arithmetic', '*']],
  '%': [['arithmetic', '*']],
  '&&': [['logical', '||']],
  '||': [['logical', '&&']],
  '??': [['logical', '&&']],
  '+=': [['assignment', '-=']],
  '-=': [['assignment', '+=']],
  '*=': [['assignment', '/=']],
  '??=': [['assignment', '&&=']],
};

/** Methods and the ones that do otherwise; an empty text leaves the call away. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  filter: '',
  slice: '',
  trim: '',
  sort: '',
  toSorted: '',
  toReversed: '',
};

/** The ways in which a node is changed; `text` is the whole source. */
export function alternativesOf(node: Node, text: string, parent: Node | undefined): Alternative[] {
  const source = text.slice(node.start, node.end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapped(node, text);
    case 'UnaryExpression':
      return unary(node, text);
    case 'UpdateExpression':
      return [
        {
          operator: 'update',
          text: source.includes('++') ? source.replace('++', '--') : source.replace('--', '++'),
        },
      ];
    case 'Literal':
      return literal(node, source, parent);
    case 'TemplateLiteral':
      return isMessage(parent) ? [] : [{ operator: 'text', text: '``' }];
    case 'ArrayExpression':
      return [{ operator: 'list', text: listOf(node, 'elements').length === 0 ? "['something']" : '[]' }];
    case 'ChainExpression':
      return [{ operator: 'optional chaining', text: withoutQuestion(node, text) }];
    case 'CallExpression':
      return calls(node, text);
    default:
      return [];
  }
}

/** What a condition is replaced by. A loop that always goes on proves nothing. */
export const conditions = (parent: Node): Alternative[] =>
  [
    ...(parent.type === 'IfStatement' || parent.type === 'ConditionalExpression' ? ['true'] : []),
    'false',
  ].map((text) => ({ operator: 'condition', text }));

function swapped(node: Node, text: string): Alternative[] {
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  const sign = String(node['operator']);
  if (left === undefined || right === undefined) return [];
  // What is assigned to must stay bare; elsewhere the sides may hold signs that must not stand beside the new one.
  const [open, close] = node.type === 'AssignmentExpression' ? ['', ''] : ['(', ')'];
  const [one, other] = [left, right].map(({ start, end }) => `${open}${text.slice(start, end)}${close}`);
  return (SWAPS[sign] ?? []).map(([operator, instead]) => ({ operator, text: `${one} ${instead} ${other}` }));
}

function unary(node: Node, text: string): Alternative[] {
  const argument = partOf(node, 'argument');
  const sign = node['operator'];
  if (argument === undefined || (sign !== '!' && sign !== '-')) return [];
  return [{ operator: sign === '!' ? 'negation' : 'sign', text: text.slice(argument.start, node.end) }];
}

function literal(node: Node, source: string, parent: Node | undefined): Alternative[] {
  const { value } = node;
  if (partOf(node, 'regex') !== undefined || 'regex' in node)
    return [{ operator: 'pattern', text: '/(?!)/u' }];
  if (typeof value === 'boolean') return [{ operator: 'boolean', text: String(!value) }];
  if (typeof value === 'number') return [{ operator: 'number', text: `${source} + 1` }];
  if (typeof value !== 'string' || isMessage(parent)) return [];
  return [{ operator: 'text', text: value === '' ? "'something'" : "''" }];
}

/** Whether a text is what an error says to developers. */
const isMessage = (parent: Node | undefined): boolean => parent?.type === 'NewExpression';

function withoutQuestion(node: Node, text: string): string {
  const last = partOf(node, 'expression');
  const object = last && (partOf(last, 'object') ?? partOf(last, 'callee'));
  if (object === undefined) return text.slice(node.start, node.end);
  const rest = text.slice(object.end, node.end);
  // The innermost question counts: `a?.b.c` is one chain.
  const source = text.slice(node.start, node.end);
  return rest.startsWith('?.')
    ? source.slice(0, object.end - node.start) + plainLink(rest)
    : source.replace(/\?\.(?=[[(])|\?(?=\.)/, '');
}

const plainLink = (link: string): string => (/^\?\.[[(]/.test(link) ? link.slice(2) : link.slice(1));

function calls(node: Node, text: string): Alternative[] {
  const callee = partOf(node, 'callee');
  const property = callee?.type === 'MemberExpression' ? partOf(callee, 'property') : undefined;
  const object = callee && partOf(callee, 'object');
  if (property === undefined || object === undefined || property.type !== 'Identifier') return [];
  const name = text.slice(property.start, property.end);
  const instead = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (instead === undefined) return [];
  if (instead === '') return [{ operator: 'method', text: text.slice(node.start, object.end) }];
  return [
    {
      operator: 'method',
      text: text.slice(node.start, property.start) + instead + text.slice(property.end, node.end),
    },
  ];
}
