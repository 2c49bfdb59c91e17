import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { escapeHtml } from '@hub/server/http/escape-html.ts';
import { Refusal } from '@hub/server/http/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { isProbe } from './health.ts';

const RETRY_AFTER_SECONDS = 60;
/** Metrics, and the administration, without which a host could not open the hub again. */
const STAYS_OPEN = /^\/(?:metrics$|admin(?:[/?]|$)|api\/admin\/|assets\/)/;
const STYLE =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;background:#0b0e14;color:#e9e4d8;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2}p{white-space:pre-line}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** Answers everything but the probes with 503 while the host has closed the hub for maintenance. */
export function closeForMaintenance(app: FastifyInstance, textOf: () => string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    const text = textOf();
    if (text === null || isProbe(request) || STAYS_OPEN.test(request.url)) return;
    const { status, body } = new Refusal('maintenance', text || undefined);
    reply.code(status).header('retry-after', RETRY_AFTER_SECONDS).header('cache-control', 'no-store');
    if (/^\/api(?:\/|$)/i.test(request.url)) await reply.send(body);
    else
      await reply
        .header('content-security-policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(page(body.message));
  });
}

const page = (text: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="60">
<title>${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main><h1>${PRODUCT_NAME} is closed for maintenance</h1><p>${escapeHtml(text)}</p></main></body></html>
`;
