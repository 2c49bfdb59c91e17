import { type Alternative, alternativesOf, conditions } from './operators.ts';
import { isSilent, type Node, parse, partOf, partsOf } from './syntax.ts';

/** One change of one file; `id` counts from 1 through all files. */
export type Mutant = {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** The whole line, trimmed. */
  readonly context: string;
  readonly operator: string;
  readonly original: string;
  readonly replacement: string;
};

export type Instrumented = { readonly code: string; readonly mutants: readonly Mutant[] };

/** The function that says whether a mutant is on; the worker puts it on `globalThis`. */
export const SWITCH = '__isMutant';

const SHOWN = 120;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, SHOWN);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

/** A source with all its mutants in it, each behind a switch, so that nothing is compiled again to try one. */
export function instrument(source: string, file: string, firstId: number): Instrumented {
  return new Instrumenter(source, file, firstId).run();
}

class Instrumenter {
  readonly #source: string;
  readonly #file: string;
  readonly #lines: readonly string[];
  readonly #mutants: Mutant[] = [];
  #nextId: number;

  constructor(source: string, file: string, firstId: number) {
    this.#source = source;
    this.#lines = source.split('\n');
    this.#file = file;
    this.#nextId = firstId;
  }

  run(): Instrumented {
    const program = parse(this.#source);
    return { code: this.#inside({ ...program, start: 0, end: this.#source.length }), mutants: this.#mutants };
  }

  #note(node: Node, { operator, text }: Alternative): number {
    const id = this.#nextId;
    this.#nextId += 1;
    const line = this.#source.slice(0, node.start).split('\n').length;
    this.#mutants.push({
      id,
      file: this.#file,
      line,
      context: (this.#lines[line - 1] ?? '').trim(),
      operator,
      original: oneLine(this.#source.slice(node.start, node.end)),
      replacement: oneLine(text),
    });
    return id;
  }

  /** The text of a node with what is done to its parts. */
  #inside(node: Node, isInChain = false): string {
    let code = '';
    let at = node.start;
    for (const part of partsOf(node)) {
      if (part.node.start < at) continue;
      code += this.#source.slice(at, part.node.start) + this.#part(part.node, part.key, node, isInChain);
      at = part.node.end;
    }
    return code + this.#source.slice(at, node.end);
  }

  #part(node: Node, key: string, parent: Node, isInChain: boolean): string {
    if (isSilent(node) || isName(key, parent)) return this.#source.slice(node.start, node.end);
    if (node.type === 'BlockStatement') return this.#block(node, parent);
    if (node.type === 'ExpressionStatement' || node.type === 'ThrowStatement') return this.#statement(node);
    // A link of a chain has to stay bare, or the chain would break off elsewhere.
    const isLink = isInChain && (key === 'object' || key === 'callee');
    const inner = this.#inside(
      node,
      node.type === 'ChainExpression' || isLink || (isInChain && key === 'expression'),
    );
    if (isLink || (isInChain && key === 'expression')) return inner;
    return this.#switched(node, key, parent, inner);
  }

  #switched(node: Node, key: string, parent: Node, inner: string): string {
    const alternatives = alternativesOf(node, this.#source, parent);
    const isTest =
      key === 'test' &&
      (LOOPS.has(parent.type) || ['IfStatement', 'ConditionalExpression'].includes(parent.type));
    if (isTest) alternatives.push(...conditions(parent));
    if (key === 'body' && parent.type === 'ArrowFunctionExpression')
      alternatives.push({ operator: 'value', text: 'undefined' });
    const tried = alternatives.filter(({ text }) => text !== this.#source.slice(node.start, node.end));
    if (tried.length === 0) return inner;
    const switches = tried.map((one) => `${SWITCH}(${this.#note(node, one)}) ? (${one.text}) : `);
    return `(${switches.join('')}${inner})`;
  }

  #block(node: Node, parent: Node): string {
    const inner = this.#inside(node);
    if ((node['body'] as readonly unknown[]).length === 0) return inner;
    const id = this.#note(node, { operator: 'block', text: '{}' });
    const body = inner.slice(1, -1);
    return FUNCTIONS.has(parent.type)
      ? `{ if (${SWITCH}(${id})) return;${body}}`
      : `{ if (!${SWITCH}(${id})) {${body}} }`;
  }

  #statement(node: Node): string {
    const inner = this.#inside(node);
    const expression = partOf(node, 'expression');
    if (expression?.type === 'Literal') return inner;
    const id = this.#note(node, { operator: 'statement', text: ';' });
    return `{ if (!${SWITCH}(${id})) { ${inner} } }`;
  }
}

/** Whether a part only names something: a key, an import, a label. */
const isName = (key: string, parent: Node): boolean =>
  (key === 'key' && parent['computed'] !== true) ||
  (key === 'property' && parent['computed'] !== true) ||
  key === 'source' ||
  key === 'label' ||
  key === 'directive';
