import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { LruCache } from '@hub/engine/binding/lru-cache';
import { withoutTail } from '@hub/engine/wire/typed-text';
import { DEFAULT_LANGUAGE, type Language } from '@hub/protocol/languages';
import type { PageSettings } from '@hub/protocol/page-settings';
import { Refusal } from '@hub/server/http/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAWN_PAGES, inEachLanguage } from './drawn-pages.ts';
import { bestEncoding, type IndexPage, indexPage } from './index-page.ts';
import { pageLanguage } from './page-language.ts';
import { type Previews, previewTags, readPreviews } from './previews.ts';

export type PagesDeps = {
  /** Folder of the built web app. */
  readonly folder: string;
  /** Those that hold now. */
  readonly settings: () => PageSettings;
  /** Main address of the hub; pictures of previews are shown with it. */
  readonly publicUrl: string | undefined;
  /** Number of today in a daily game, if it is known. */
  readonly dayNumber: (mode: string) => number | undefined;
};

const NOT_BUILT = 'The pages are not built yet. Run "npm run build" and start the server again.\n';
/** For icons and similar files, which keep their names when they change. */
const OTHER_FILES = 'public, max-age=3600';
const YEAR_SECONDS = 31_536_000;
/** File names in this folder contain a content hash, so the files never change. */
const HASHED = /^\/?assets(?:\/|$)/;
/** Target of the identity provider's redirect. Only this page may access its opener across origins. */
const SIGN_IN_CALLBACK = 'sign-in/callback.html';
const PREVIEW_PICTURES = 'previews/';
/** Addresses that are not of pages, whatever is behind them. */
const RESERVED = /^\/(?:api|ws|metrics)(?:\/|$)/i;
/** Files that are pages, by their own names. */
const PAGE_FILE = /^\/\w+\.html$/;
/** The same in another language. They are sent for the addresses of their pages only, with the settings. */
const PAGE_FILE_OF_LANGUAGE = /^\/?\w+\.\w+\.html$/;

/**
 * Serves the built web app: its files, and its single page for every address that a browser opens; with 404 for one that
 * no page has. Missing files answer 404 without the page, so that a missing script never returns it.
 */
export async function servePages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { folder } = deps;
  const isBuilt = existsSync(path.join(folder, 'index.html'));
  const previews = readPreviews(folder);
  const senderOf = (file: string) =>
    pageSender(
      new Map(
        inEachLanguage(folder, file).map(([language, built]) => [language, readFileSync(built, 'utf8')]),
      ),
      previews,
      deps,
    );
  const sendPage = isBuilt ? senderOf('index.html') : sendNotBuilt;
  app.get('/index.html', sendPage);
  for (const { address, file } of DRAWN_PAGES) {
    const send = existsSync(path.join(folder, file)) ? senderOf(file) : sendPage;
    app.get(address, send);
    app.get(`/${file}`, send);
  }
  if (isBuilt) await serveFiles(app, folder);
  app.addHook('onRequest', async (request, reply) => {
    const address = withoutTail(request.url);
    // As the link was pasted from a text. Never to another host.
    if (address !== request.url && /^\/(?![/\\])/.test(address) && isPageAddress(request, address))
      return reply.redirect(address);
  });
  app.setNotFoundHandler((request, reply) =>
    isPageAddress(request) ? sendPage(request, reply) : sendNotFound(reply),
  );
}

const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    allowedPath: (name) => !PAGE_FILE_OF_LANGUAGE.test(name),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      const name = path.relative(folder, filePath).replaceAll(path.sep, '/');
      reply.header(
        'cache-control',
        HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : OTHER_FILES,
      );
      // Other sites show these pictures beside a link.
      if (name.startsWith(PREVIEW_PICTURES)) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (name === SIGN_IN_CALLBACK) {
        reply.header('cross-origin-opener-policy', 'unsafe-none');
        reply.header('cache-control', 'no-store');
      }
    },
  });
};

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** Whether a browser opens a page: a GET that accepts HTML, at an address that is not a file's. */
function isPageAddress({ method, headers, url: asked }: FastifyRequest, url = asked): boolean {
  const address = pathOf(url);
  const isFile = HASHED.test(address) || (address.split('/').at(-1) ?? '').includes('.');
  const takesHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return (method === 'GET' || method === 'HEAD') && takesHtml && !isFile && !RESERVED.test(address);
}

const sendNotFound = (reply: FastifyReply): FastifyReply => {
  const { status, body } = new Refusal('not_found');
  return reply.code(status).send(body);
};

const sendNotBuilt = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);

/** Pages with different previews or languages that are kept; a hub has about 20 in each of the languages that its players read. */
const KEPT_PAGES = 256;

/** Sends a page in the language of the request, with the preview of the requested address. */
function pageSender(
  htmls: ReadonlyMap<Language, string>,
  previews: ReadonlyMap<Language, Previews>,
  { settings, publicUrl, dayNumber }: PagesDeps,
) {
  const pages = new LruCache<IndexPage>(KEPT_PAGES);
  const pageWith = (html: string, language: Language, elements: string): IndexPage => {
    const now = settings();
    const key = `${language} ${now.registration} ${elements}`;
    const kept = pages.get(key) ?? indexPage(html, now, elements);
    pages.set(key, kept);
    return kept;
  };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const address = pathOf(request.url);
    const language = pageLanguage(request.headers['accept-language']);
    const known = previews.get(language) ?? previews.get(DEFAULT_LANGUAGE);
    const found = known?.find(address);
    const isKnown = found !== undefined || PAGE_FILE.test(address);
    const preview = found ?? known?.standard;
    const day = preview?.daily === undefined ? undefined : dayNumber(preview.daily);
    const page = pageWith(
      htmls.get(language) ?? htmls.get(DEFAULT_LANGUAGE) ?? '',
      language,
      preview ? previewTags(preview, { origin: publicUrl, day }) : '',
    );
    const encoding = bestEncoding(request.headers['accept-encoding']);
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding, accept-language' });
    if (!isKnown) reply.code(404);
    else if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
  };
}
