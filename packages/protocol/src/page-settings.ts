import * as z from 'zod/mini';

/**
 * The host's settings for the page. The server writes them into the HTML as a JSON data block with the id
 * `PAGE_SETTINGS_ID`, so that the first paint needs no request.
 */
export const pageSettingsSchema = z.object({
  version: z.string().check(z.describe('Build of the server that the page came from')),
  hub: z.string().check(z.describe('Id of the hub: kept in its data, and restored with it')),
  addresses: z
    .array(z.string())
    .check(z.describe('Origins at which players open the hub, the main one first; empty when any may be')),
  contentUrl: z
    .nullable(z.string())
    .check(z.describe('Public content network for pictures and lore, null to stay offline')),
  contentVersion: z.string(),
  legalUrl: z.nullable(z.string()),
  legalText: z.nullable(z.string()).check(z.describe('What the publisher asks fan projects to say')),
  hasOwnTexts: z.boolean().check(z.describe('Whether the host has terms or a privacy policy of its own')),
  donationUrl: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  operatorName: z.nullable(z.string()).check(z.describe('Who runs the hub')),
  imprintUrl: z.nullable(z.string()),
  minimumAge: z
    .nullable(z.string())
    .check(z.describe('Age in years from which on one may play alone; null for the standard')),
  keepFeedbackDays: z
    .nullable(z.string())
    .check(z.describe('Days after which feedback is deleted; null for never')),
  keepRunsDays: z.nullable(z.string()).check(z.describe('The same for runs that look scripted')),
  keepMatchesDays: z.nullable(z.string()).check(z.describe('The same for matches')),
  keepGuestsDays: z.nullable(z.string()).check(z.describe('The same for guests who never played')),
  feedbackDsn: z
    .nullable(z.string())
    .check(
      z.describe('Sentry project that feedback is passed on to once a visitor agrees, null without one'),
    ),
  signInConfigured: z.boolean(),
  registration: z.enum(['open', 'invite', 'closed']).check(z.describe('Who may create an account')),
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;
