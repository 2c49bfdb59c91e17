import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGE_SETTINGS_ID, type PageSettings } from '@hub/protocol/page-settings';

type Encoding = 'br' | 'gzip' | 'identity';

/** The single page of the web app, compressed in advance. */
export type IndexPage = { readonly etag: string; readonly bodies: Readonly<Record<Encoding, Buffer>> };

/** Escapes JSON for a script element: all characters with a meaning in HTML or in old JavaScript parsers. */
const escaped = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Inserts the settings as a data block at the end of the head. Throws when there is no head. */
export function withSettings(html: string, settings: PageSettings): string {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The built index.html has no </head>.');
  const block = `<script type="application/json" id="${PAGE_SETTINGS_ID}">${escaped(settings)}</script>`;
  return `${html.slice(0, end)}${block}${html.slice(end)}`;
}

export function indexPage(html: string, settings: PageSettings): IndexPage {
  const body = Buffer.from(withSettings(html, settings));
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies: { identity: body, gzip: gzipSync(body), br: brotliCompressSync(body) },
  };
}

/** The best supported encoding that the Accept-Encoding header allows. */
export function bestEncoding(header: string | undefined): Encoding {
  const taken = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || Number(quality.replace('q=', '')) > 0)
      .map(([name]) => name),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}
