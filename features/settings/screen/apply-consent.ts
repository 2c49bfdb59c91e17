import type { PageSettings } from '@hub/protocol/page-settings';
import type { Consent } from './consent.ts';

/** Returns the host's settings without the external services that the visitor has not permitted. */
export const applyConsent = (settings: PageSettings, { pictures, feedback }: Consent): PageSettings => ({
  ...settings,
  contentUrl: pictures ? settings.contentUrl : null,
  feedbackDsn: feedback ? settings.feedbackDsn : null,
});
