import type { PageSettings } from '@hub/protocol/page-settings';
import type { Environment } from '@hub/server/platform/environment.ts';

/** What the page may know of the host's settings. */
export const pageSettings = (
  environment: Environment,
  hub: Pick<PageSettings, 'version' | 'hub' | 'registration'>,
): PageSettings => ({
  ...hub,
  addresses: [...environment.publicUrls],
  contentUrl: environment.contentUrl,
  contentVersion: environment.contentVersion,
  legalUrl: environment.legalUrl,
  legalText: environment.legalText,
  hasOwnTexts: environment.termsFile !== undefined || environment.privacyFile !== undefined,
  donationUrl: environment.donationUrl,
  contactEmail: environment.contactEmail,
  operatorName: environment.operatorName,
  imprintUrl: environment.imprintUrl,
  minimumAge: environment.minimumAge?.toString() ?? null,
  keepFeedbackDays: environment.keepDays.feedback?.toString() ?? null,
  keepRunsDays: environment.keepDays.runs?.toString() ?? null,
  keepMatchesDays: environment.keepDays.matches?.toString() ?? null,
  keepGuestsDays: environment.keepDays.guests?.toString() ?? null,
  feedbackDsn: environment.feedbackDsn,
  signInConfigured: environment.identityProvider !== undefined,
});
