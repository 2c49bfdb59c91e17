import type { PageSettings } from '@hub/protocol/page-settings';
import type { Consent } from './consent.ts';

/** The host's settings without what the visitor does not permit: pages that obey these contact nobody else. */
export const permit = (settings: PageSettings, { pictures, feedback }: Consent): PageSettings => ({
  ...settings,
  contentUrl: pictures ? settings.contentUrl : null,
  feedbackDsn: feedback ? settings.feedbackDsn : null,
});
