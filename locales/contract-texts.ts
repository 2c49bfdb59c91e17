import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExtractorType } from '@lingui/conf';

/** Where server and pages have texts for players in common. */
export const CONTRACT = ['packages/engine/src/wire/errors.ts', 'features/registry.ts', 'games/*/game.ts'];
/** Where the words on the articles of the shop are, which pages know only from the server too. */
export const ARTICLES = ['features/shop/articles.ts'];

/** What such a module exports of them: texts by code, and calls, refusals or articles with a text each. */
interface ContractModule {
  readonly articles?: readonly { readonly subtitle: string }[];
  readonly endpoints?: readonly { readonly failure: string }[];
  readonly errors?: Readonly<Record<string, string>>;
  readonly refusals?: Readonly<Record<string, { readonly message: string }>>;
}

/** Finds the texts of the contract. Each is its own id: the pages know it only as the text that the server sends. */
export const contractExtractor: ExtractorType = {
  match: (file) =>
    [...CONTRACT, ...ARTICLES].some((pattern) =>
      path.matchesGlob(path.relative(path.resolve(import.meta.dirname, '..'), file), pattern),
    ),
  async extract(file, _, onMessage) {
    const {
      articles = [],
      endpoints = [],
      errors = {},
      refusals = {},
    } = (await import(pathToFileURL(file).href)) as ContractModule;
    const ofCalls = new Set(endpoints.map(({ failure }) => failure));
    const ofGame = Object.values(refusals).map(({ message }) => message);
    const ofArticles = articles.map(({ subtitle }) => subtitle);
    for (const text of [...Object.values(errors), ...ofCalls, ...ofGame, ...ofArticles])
      onMessage({ id: text, message: text, origin: [file, 1] });
  },
};
