import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { championNamesIn } from '@hub/catalog/champion-names';
import { CHAMPION_NAMES, keyOf, type Tokens } from '@hub/ui/language/words.ts';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
const configPath = path.join(root, 'lingui.config.ts');
const po = formatter({ lineNumbers: false });

/** Turns the macros of words into calls of their runtime, with the English messages compiled where they stand. */
export const wordMacros = () => [
  lingui({ configPath, macroTransform: { macro: { descriptorFields: 'message' } } }),
  inlineEnglish(),
];

/**
 * English needs neither a catalogue nor a compiler of messages in the browser. Nor does it need ids: a message is found in the other
 * languages by its English text, apart from one with a context.
 */
const inlineEnglish = (): Plugin => ({
  name: 'hub:english-messages',
  enforce: 'pre',
  transform: {
    filter: { code: '/*i18n*/' },
    handler(code, id) {
      const edits: Edit[] = [];
      const count = visit(this.parse(code, { lang: 'tsx' }), undefined, edits);
      // A message that is left as it was would be shown with its braces.
      if (count !== code.split('/*i18n*/').length - 1)
        throw new Error(`${id}: not every message was found to be compiled`);
      let compiled = code;
      for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
        compiled = compiled.slice(0, start) + text + compiled.slice(end);
      return { code: compiled, map: null };
    },
  },
});

/** A message without arguments is a mere text. */
export function tokensOf(text: string): Tokens {
  const tokens = compileMessage(text) as Tokens;
  return tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface SyntaxNode {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly properties?: readonly Property[];
}

interface Property extends SyntaxNode {
  readonly key?: { readonly name?: string };
  readonly value?: SyntaxNode;
}

/** Compiles every object that begins with an `id`, which is what the macros write, and returns how many there are. */
function visit(node: unknown, parent: SyntaxNode | undefined, edits: Edit[]): number {
  if (Array.isArray(node)) return node.reduce((count, child) => count + visit(child, parent, edits), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const found = node as SyntaxNode;
  const count = Object.values(node).reduce((sum, child) => sum + visit(child, found, edits), 0);
  if (found.type !== 'ObjectExpression' || found.properties?.[0]?.key?.name !== 'id') return count;
  const own = editsOf(found, found.properties, parent?.type);
  edits.push(...own);
  return own.length === 0 ? count : count + 1;
}

/** Values may contain further messages: what is between the edits stays. */
function editsOf(node: SyntaxNode, properties: readonly Property[], parent = ''): readonly Edit[] {
  const valueOf = (name: string) => properties.find(({ key }) => key?.name === name)?.value;
  const [id, message, values] = [valueOf('id'), valueOf('message'), valueOf('values')];
  if (typeof message?.value !== 'string') return [];
  const tokens = JSON.stringify(tokensOf(message.value));
  const own = valueOf('context') && JSON.stringify(id?.value);
  const { start, end } = node;
  if (parent === 'CallExpression') {
    const last = own === undefined ? '' : `, ${own}`;
    if (values === undefined) return [{ start, end, text: tokens + (last && `, {}${last}`) }];
    return [
      { start, end: values.start, text: `${tokens}, ` },
      { start: values.end, end, text: last },
    ];
  }
  if (parent !== 'JSXSpreadAttribute' && values === undefined && own === undefined)
    return [{ start, end, text: tokens }];
  // The name and the context end where the next field, or the object, begins.
  const dropped = properties.flatMap(({ key, start: from }, at) =>
    key?.name === 'context' || (key?.name === 'id' && own === undefined)
      ? [{ start: from, end: properties[at + 1]?.start ?? end - 1, text: '' }]
      : [],
  );
  return [...dropped, { start: message.start, end: message.end, text: tokens }];
}

/** The messages of some areas in a language. */
export async function messagesOf(wanted: string, areas: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for await (const { language, area, messages } of compiledCatalogues())
    if (language === wanted && areas.includes(area)) Object.assign(found, messages);
  return found;
}

/** Every catalogue of translations, and the names of champions: language, area and its compiled messages. */
async function* compiledCatalogues(): AsyncGenerator<{ language: string; area: string; messages: unknown }> {
  for (const language of translatedLanguages())
    yield { language, area: CHAMPION_NAMES, messages: championMessages(language) };
  for (const file of translations()) {
    const [language = '', name = ''] = file.split('/').slice(1);
    const parsed = await po.parse(readFileSync(path.join(root, file), 'utf8'), {
      locale: language,
      sourceLocale: 'en',
      filename: file,
    });
    const messages = Object.fromEntries(
      Object.entries(parsed)
        .filter(([, { translation, obsolete }]) => translation && !obsolete)
        .map(([id, { message = id, context, translation = '' }]) => [
          catalogueKey(id, message, context),
          tokensOf(translation),
        ]),
    );
    yield { language, area: path.basename(name, '.po'), messages };
  }
}

/** The key of a message in the catalogues that pages load. */
export const catalogueKey = (id: string, message: string, context: string | undefined): string =>
  context ? id : ownKeyOf(message);

const messagesByKey = new Map<string, string>();

/** Throws for a key that two messages have. */
function ownKeyOf(message: string): string {
  const key = keyOf(tokensOf(message));
  if ((messagesByKey.get(key) ?? message) !== message)
    throw new Error(`Two messages have the key ${key}: ${messagesByKey.get(key)} and ${message}`);
  messagesByKey.set(key, message);
  return key;
}

const translations = (): readonly string[] =>
  globSync('locales/*_*/*.po', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

export const translatedLanguages = (): readonly string[] => [
  ...new Set(translations().map((file) => file.split('/')[1] ?? '')),
];

/** The names as messages, so that pages fetch them as they fetch words. */
const championMessages = (language: string) =>
  Object.fromEntries(Object.entries(championNamesIn(language)).map(([id, names]) => [`@${id}`, names]));

const sourceOf = (messages: unknown): string => `export const messages=${JSON.stringify(messages)};`;

/**
 * Writes every catalogue to an address that needs no list, so that a page asks for its words beside its script: `WORDS_HASH`
 * is the hash over all of them. The development server compiles them when they are asked for.
 */
export function catalogues(): Plugin {
  let hash = '';
  return {
    name: 'hub:catalogues',
    config() {
      const files = translations();
      const sum = createHash('sha256');
      for (const file of files) sum.update(readFileSync(path.join(root, file)));
      sum.update(JSON.stringify(translatedLanguages().map(championMessages)));
      hash = sum.digest('hex').slice(0, 8);
      return { define: { WORDS_HASH: JSON.stringify(hash) } };
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for await (const { language, area, messages } of compiledCatalogues())
        this.emitFile({
          type: 'asset',
          fileName: `assets/words-${hash}/${language}/${area}.js`,
          source: sourceOf(messages),
        });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/words-\w+\/(\w+\/[\w-]+)\.js/.exec(request.url ?? '') ?? [];
        if (name === undefined) next();
        else void answer(name, response);
      });
    },
  };
}

async function answer(name: string, response: ServerResponse): Promise<void> {
  const source = await sourceOfName(name);
  if (source === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
}

async function sourceOfName(name: string): Promise<string | undefined> {
  for await (const { language, area, messages } of compiledCatalogues())
    if (`${language}/${area}` === name) return sourceOf(messages);
  return undefined;
}
