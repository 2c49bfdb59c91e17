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
