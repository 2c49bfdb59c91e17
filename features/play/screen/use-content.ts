import { useLanguage } from '@hub/ui/language/use-language.ts';
import type { ContentSource } from '@hub/ui/screens/content.ts';
import { contentRoot } from '@hub/web/page-settings/content-network.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { useMemo } from 'react';

/** Returns the content source of a game: the public content network, if the host allows it. */
export function useContent(): ContentSource {
  const settings = usePageSettings();
  const language = useLanguage();
  return useMemo(
    () => ({
      contentUrl: contentRoot(settings),
      contentVersion: settings.contentVersion,
      language,
      fetch: (...request) => fetch(...request),
    }),
    [settings, language],
  );
}
