import type { PageSettings } from '@hub/protocol/page-settings';
import { pictureUrl } from '@hub/ui/screens/content.ts';

/** Root of the files of the public content network, null to stay offline. */
export const contentRoot = ({ contentUrl }: PageSettings): string | null =>
  contentUrl === null ? null : `${contentUrl}/cdn`;

/** Address of a champion's portrait by its file name, such as `MonkeyKing.png`; undefined offline. */
export const portraitUrl = (settings: PageSettings, image: string): string | undefined =>
  pictureUrl({ ...settings, contentUrl: contentRoot(settings) }, 'champion', image);
