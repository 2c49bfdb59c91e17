import { readFileSync } from 'node:fs';
import type { Language } from '@hub/protocol/languages';
import { type PagePreview, PREVIEWS_FILE, pagePreviewsSchema } from '@hub/protocol/page-previews';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { escapeHtml } from '@hub/server/http/escape-html.ts';
import { inEachLanguage } from './drawn-pages.ts';

/** Size of every preview's picture in pixels, which networks want to know before they load it. */
const SIZE = { width: 1_200, height: 630 };

export type Previews = {
  /** The preview of the page at this path; undefined if no page has this path. */
  find(pathname: string): PagePreview | undefined;
  /** The preview of any other page. */
  readonly standard: PagePreview | undefined;
};

/** Reads the previews that the build has written, by their languages; there are none without a build. */
export const readPreviews = (folder: string): ReadonlyMap<Language, Previews> =>
  new Map(inEachLanguage(folder, PREVIEWS_FILE).map(([language, file]) => [language, previewsIn(file)]));

function previewsIn(file: string): Previews {
  const previews = pagePreviewsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const patterns = previews.map((preview) => ({ preview, pattern: patternOf(preview.path) }));
  return {
    find: (pathname) => patterns.find(({ pattern }) => pattern.test(pathname))?.preview,
    standard: previews[0],
  };
}

/** `:name` matches a segment, `:name?` also none. */
function patternOf(route: string): RegExp {
  const segments = route.split('/').filter(Boolean);
  const parts = segments.map((part) => {
    if (!part.startsWith(':')) return `/${part}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

/**
 * The preview as elements of a page's head. Nothing in it depends on an answer: `day` is the number of the day. The address
 * of a picture must be absolute, and a Host header is anybody's, so there is a picture only with the configured `origin`.
 */
export function previewTags(
  { title, description, picture, day: words }: PagePreview,
  { origin, day }: { readonly origin: string | undefined; readonly day: number | undefined },
): string {
  const fullTitle =
    day === undefined || words === undefined ? title : `${title} · ${words.replace('{number}', `${day}`)}`;
  const properties: readonly (readonly [name: string, value: string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', PRODUCT_NAME],
    ['og:title', fullTitle],
    ['og:description', description],
    ...(origin === undefined
      ? []
      : ([
          ['og:image', origin + picture],
          ['og:image:type', 'image/jpeg'],
          ['og:image:width', SIZE.width],
          ['og:image:height', SIZE.height],
          ['og:image:alt', title],
        ] as const)),
  ];
  const tags = properties.map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}" />`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('');
}
