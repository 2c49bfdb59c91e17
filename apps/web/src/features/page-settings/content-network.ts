import type { PageSettings } from '@hub/protocol/page-settings';

/** Root of the files of the public content network, null to stay offline. */
export const contentRoot = ({ contentUrl }: PageSettings): string | null =>
  contentUrl === null ? null : `${contentUrl}/cdn`;

/** Address of a champion's portrait by its file name, such as `MonkeyKing.png`; undefined offline. */
export function portraitUrl(settings: PageSettings, image: string): string | undefined {
  return pictureUrl(settings, 'champion', image);
}

/** Address of a spell's picture by its file name, such as `LissandraR.png`; undefined offline. */
export function spellUrl(settings: PageSettings, image: string): string | undefined {
  return pictureUrl(settings, 'spell', image);
}

function pictureUrl(settings: PageSettings, kind: 'champion' | 'spell', image: string): string | undefined {
  const root = contentRoot(settings);
  if (root === null) return undefined;
  return `${root}/${settings.contentVersion}/img/${kind}/${encodeURIComponent(image)}`;
}
