import type { PageSettings } from '@hub/protocol/page-settings';
import { PAGE_SETTINGS_ID } from '@hub/protocol/page-settings-id';
import { createContext, useContext } from 'react';

/** Used when the page has no settings from a server: makes no requests to other hosts. */
export const DEFAULT_SETTINGS: PageSettings = {
  version: 'development',
  hub: '',
  addresses: [],
  contentUrl: null,
  contentVersion: '15.8.1',
  legalUrl: null,
  legalText: null,
  hasOwnTexts: false,
  donationUrl: null,
  contactEmail: null,
  operatorName: null,
  imprintUrl: null,
  minimumAge: null,
  keepFeedbackDays: null,
  keepRunsDays: null,
  keepMatchesDays: null,
  keepGuestsDays: null,
  feedbackDsn: null,
  signInConfigured: false,
  registration: 'open',
};

/** Reads the settings that the server embedded in the page; the defaults when missing or invalid. */
export function readPageSettings(page: Document): PageSettings {
  try {
    const block: unknown = JSON.parse(page.getElementById(PAGE_SETTINGS_ID)?.textContent ?? '');
    return isPageSettings(block) ? block : DEFAULT_SETTINGS;
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Checks the types by the defaults, without the schema library, which the first page does not load. */
function isPageSettings(block: unknown): block is PageSettings {
  if (typeof block !== 'object' || block === null) return false;
  const values: Readonly<Record<string, unknown>> = { ...block };
  return Object.entries(DEFAULT_SETTINGS).every(([key, standard]) => {
    const value = values[key];
    return standard === null ? value === null || typeof value === 'string' : typeof value === typeof standard;
  });
}

/** Provides the host's settings. */
export const PageSettingsContext = createContext<PageSettings>(DEFAULT_SETTINGS);

/** Returns the settings that the host of this hub configured. */
export const usePageSettings = (): PageSettings => useContext(PageSettingsContext);
