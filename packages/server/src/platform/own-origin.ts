import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of that origin may connect. Browsers always send the origin; a client that sends none is not a browser, so
 * no foreign page can misuse it. With `publicUrls` only they may connect, because a foreign page can choose the
 * Host header. Without one, the origin must have the address of the Host header.
 */
export function isOwnOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  publicUrls: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (publicUrls.length > 0) return publicUrls.includes(page.origin);
  return page.host === host?.toLowerCase() && page.host !== '';
}
