import type * as z from 'zod/mini';

/** Settings of the content network: what the host allows, in the player's language. */
export interface ContentSource {
  /** Base URL of its files; null disables it. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Returns the URL of a picture by file name, such as `MonkeyKing.png`; undefined when disabled. */
export const pictureUrl = (
  { contentUrl, contentVersion }: Pick<ContentSource, 'contentUrl' | 'contentVersion'>,
  kind: 'champion' | 'item' | 'spell',
  image: string,
): string | undefined =>
  contentUrl === null
    ? undefined
    : `${contentUrl}/${contentVersion}/img/${kind}/${encodeURIComponent(image)}`;

/**
 * Fetches a data file, such as `champion/Ahri.json`, in the player's language. Resolves to undefined if that fails, also by
 * time, or if the network is disabled; never rejects, because a page can do without.
 */
export async function fetchContent<Schema extends z.ZodMiniType>(
  { contentUrl, contentVersion, language, fetch }: ContentSource,
  file: string,
  schema: Schema,
  { signal, timeoutMs }: { readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<z.infer<Schema> | undefined> {
  if (contentUrl === null) return undefined;
  try {
    const reply = await fetch(`${contentUrl}/${contentVersion}/data/${language}/${file}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return reply.ok ? schema.safeParse(await reply.json()).data : undefined;
  } catch {
    return undefined;
  }
}
