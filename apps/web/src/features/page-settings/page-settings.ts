import { PAGE_SETTINGS_ID, type PageSettings, pageSettingsSchema } from '@hub/protocol/page-settings';
import { createContext, useContext } from 'react';

/** What a page shows that came from no configured server: nothing that leaves this machine. */
export const DEFAULT_SETTINGS: PageSettings = {
  version: 'development',
  contentUrl: null,
  contentVersion: '15.8.1',
  legalUrl: null,
  donationUrl: null,
  contactEmail: null,
  feedbackDsn: null,
  signInConfigured: false,
};

/** Reads the settings that the server wrote into the page; the defaults when they are missing or cannot be read. */
export function readPageSettings(page: Document): PageSettings {
  try {
    const block: unknown = JSON.parse(page.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '');
    return pageSettingsSchema.safeParse(block).data ?? DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Carries the host's settings down the tree. */
export const PageSettingsContext = createContext<PageSettings>(DEFAULT_SETTINGS);

/** What the host of this hub configured. */
export const usePageSettings = (): PageSettings => useContext(PageSettingsContext);
