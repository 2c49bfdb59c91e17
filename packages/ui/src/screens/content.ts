/** The public content network, as the host allows it and in the player's language. */
export interface ContentSource {
  /** Root of its files; null stays offline. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Address of a picture by its file name, such as `MonkeyKing.png`; undefined offline. */
export const pictureUrl = (
  { contentUrl, contentVersion }: Pick<ContentSource, 'contentUrl' | 'contentVersion'>,
  kind: 'champion' | 'item' | 'spell',
  image: string,
): string | undefined =>
  contentUrl === null
    ? undefined
    : `${contentUrl}/${contentVersion}/img/${kind}/${encodeURIComponent(image)}`;
