import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { championNamesIn } from '@hub/catalog/champion-names';
import { CHAMPION_NAMES } from '@hub/ui/language/words.ts';
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

/** English needs neither a catalogue nor a compiler of messages in the browser. */
const inlineEnglish = (): Plugin => ({
  name: 'hub:english-messages',
  enforce: 'pre',
  transform: {
    filter: { code: '/*i18n*/' },
    handler(code, id) {
      const found: Found[] = [];
      visit(this.parse(code, { lang: 'tsx' }), found);
      // A message that is left as it was would be shown with its braces.
      if (found.length !== code.split('/*i18n*/').length - 1)
        throw new Error(`${id}: not every message was found to be compiled`);
      let compiled = code;
      for (const { start, end, text } of found.toSorted((a, b) => b.start - a.start))
        compiled = compiled.slice(0, start) + JSON.stringify(tokensOf(text)) + compiled.slice(end);
      return { code: compiled, map: null };
    },
  },
});

/** A message without arguments is a mere text. */
export function tokensOf(text: string): unknown {
  const tokens = compileMessage(text);
  return tokens.length === 1 && typeof tokens[0] === 'string' ? tokens[0] : tokens;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface SyntaxNode {
  readonly type?: string;
  readonly properties?: readonly {
    readonly key?: { readonly name?: string };
    readonly value?: { readonly value?: unknown; readonly start: number; readonly end: number };
  }[];
}

/** Finds the `message` of every object that begins with an `id`, which is what the macros write. */
function visit(node: unknown, found: Found[]): void {
  if (Array.isArray(node)) for (const child of node) visit(child, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, properties } = node as SyntaxNode;
    if (type === 'ObjectExpression' && properties?.[0]?.key?.name === 'id') {
      const message = properties.find(({ key }) => key?.name === 'message')?.value;
      if (typeof message?.value === 'string')
        found.push({ start: message.start, end: message.end, text: message.value });
    }
    for (const child of Object.values(node)) visit(child, found);
  }
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
        .map(([id, { translation = '' }]) => [id, tokensOf(translation)]),
    );
    yield { language, area: path.basename(name, '.po'), messages };
  }
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
 * Writes every catalogue to an address that needs no list, so that a page asks for its words beside its script: `WORDS` has the
 * hash over all of them and the languages that have some. The development server compiles them when they are asked for.
 */
export function catalogues(): Plugin {
  let hash = '';
  return {
    name: 'hub:catalogues',
    config() {
      const files = translations();
      const sum = createHash('sha256');
      for (const file of files) sum.update(readFileSync(path.join(root, file)));
      const languages = translatedLanguages();
      sum.update(JSON.stringify(languages.map(championMessages)));
      hash = sum.digest('hex').slice(0, 8);
      return { define: { WORDS: JSON.stringify({ hash, languages }) } };
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
