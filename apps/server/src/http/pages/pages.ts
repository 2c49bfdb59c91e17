import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PageSettings } from '@hub/protocol/page-settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { bestEncoding, type IndexPage, indexPage } from './index-page.ts';

export type PagesDeps = {
  /** Folder of the built web app. */
  readonly folder: string;
  readonly settings: PageSettings;
};

const NOT_BUILT = 'The pages are not built yet. Run "npm run build" and start the server again.\n';
/** For icons and similar files, which keep their names when they change. */
const OTHER_FILES = 'public, max-age=3600';
const YEAR_SECONDS = 31_536_000;
/** File names in this folder contain a content hash, so the files never change. */
const HASHED = /^\/?assets(?:\/|$)/;
/** Target of the identity provider's redirect. Only this page may access its opener across origins. */
const SIGN_IN_CALLBACK = 'sign-in/callback.html';

/**
 * Serves the built web app: its files, and its single page for every page address. Missing files answer 404, so that a
 * missing script never returns the page.
 */
export async function servePages(app: FastifyInstance, { folder, settings }: PagesDeps): Promise<void> {
  const file = path.join(folder, 'index.html');
  const isBuilt = existsSync(file);
  const sendPage = isBuilt ? pageSender(indexPage(readFileSync(file, 'utf8'), settings)) : sendNotBuilt;
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  if (isBuilt) await serveFiles(app, folder);
  app.setNotFoundHandler((request, reply) =>
    isPageAddress(request) ? sendPage(request, reply) : sendNotFound(reply),
  );
}

const serveFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      const name = path.relative(folder, filePath).replaceAll(path.sep, '/');
      reply.header(
        'cache-control',
        HASHED.test(name) ? `public, max-age=${YEAR_SECONDS}, immutable` : OTHER_FILES,
      );
      if (name === SIGN_IN_CALLBACK) {
        reply.header('cross-origin-opener-policy', 'unsafe-none');
        reply.header('cache-control', 'no-store');
      }
    },
  });
};

/** Whether a browser opens a page: a GET that accepts HTML, at an address that is not a file's. */
function isPageAddress({ method, url, headers }: FastifyRequest): boolean {
  const address = url.split('?', 1)[0] ?? url;
  const isFile = HASHED.test(address) || (address.split('/').at(-1) ?? '').includes('.');
  const takesHtml = /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
  return (
    (method === 'GET' || method === 'HEAD') && takesHtml && !isFile && !/^\/(?:api|ws)(?:\/|$)/.test(address)
  );
}

const sendNotFound = (reply: FastifyReply): FastifyReply => {
  const { status, body } = refuse('not_found');
  return reply.code(status).send(body);
};

const sendNotBuilt = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);

const pageSender =
  (page: IndexPage) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
  };
