import { PAGE_SETTINGS_ID, type PageSettings, pageSettingsSchema } from '@hub/protocol/page-settings';
import { createContext, useContext } from 'react';

/** Used when the page has no settings from a server: makes no requests to other hosts. */
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

/** Reads the settings that the server embedded in the page; the defaults when missing or invalid. */
export function readPageSettings(page: Document): PageSettings {
  try {
    const block: unknown = JSON.parse(page.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '');
    return pageSettingsSchema.safeParse(block).data ?? DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Provides the host's settings. */
export const PageSettingsContext = createContext<PageSettings>(DEFAULT_SETTINGS);

/** Returns the settings that the host of this hub configured. */
export const usePageSettings = (): PageSettings => useContext(PageSettingsContext);
