import type { PageSettings } from '@hub/protocol/page-settings';
import { pictureUrl } from '@hub/ui/screens/content.ts';

/** Base URL of the public content network's files; null to stay offline. */
export const contentRoot = ({ contentUrl }: PageSettings): string | null =>
  contentUrl === null ? null : `${contentUrl}/cdn`;

/** Returns the URL of a champion's portrait by its file name, such as `MonkeyKing.png`; undefined offline. */
export const portraitUrl = (settings: PageSettings, image: string): string | undefined =>
  pictureUrl({ ...settings, contentUrl: contentRoot(settings) }, 'champion', image);
