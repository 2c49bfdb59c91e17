import { type Environment, readEnvironment } from './environment.ts';
import { type SettingName, UNIT_MS } from './variables.ts';

/** A setting by the name of its variable. Of a secret the value only says whether it is given. */
export type SettingInForce = {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
  readonly isDefault: boolean;
};

/** Variables whose values are never shown, also because an address can hold a password. */
const SECRETS: ReadonlySet<string> = new Set([
  'HUB_SECRET',
  'HUB_SECRET_FORMER',
  'DATABASE_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'WEBHOOK_URL',
  'OIDC_CLIENT_SECRET',
]);

/** In the largest unit that needs no fraction, as the setting is written. */
function intervalOf(ms: number): string {
  const unit = (['d', 'h', 'm'] as const).find((one) => ms % UNIT_MS[one] === 0) ?? 'm';
  return `${ms / UNIT_MS[unit]}${unit}`;
}

const valuesOf = (of: Environment): Readonly<Record<SettingName, string | number | null | undefined>> => ({
  PORT: of.port,
  HOST: of.host,
  DATA_DIR: of.dataDir,
  BACKUP_DIR: of.backupDir,
  BACKUP_EVERY: of.backupPlan && intervalOf(of.backupPlan.everyMs),
  BACKUP_KEEP: of.backupPlan?.keep,
  BACKUP_KEY: of.backupKey,
  WEBHOOK_URL: of.webhookUrl,
  HUB_SECRET: of.secret,
  HUB_SECRET_FORMER: of.formerSecret,
  DATABASE_URL: of.databaseUrl,
  DATABASE_POOL_SIZE: of.databasePoolSize,
  REDIS_URL: of.redisUrl,
  PUBLIC_URL: of.publicUrls.join(' '),
  TRUST_PROXY: of.trustedProxies,
  CONTENT_URL: of.contentUrl,
  CONTENT_VERSION: of.contentVersion,
  LEGAL_URL: of.legalUrl,
  LEGAL_TEXT: of.legalText,
  TERMS_FILE: of.termsFile,
  PRIVACY_FILE: of.privacyFile,
  DONATION_URL: of.donationUrl,
  CONTACT_EMAIL: of.contactEmail,
  OPERATOR_NAME: of.operatorName,
  IMPRINT_URL: of.imprintUrl,
  MINIMUM_AGE: of.minimumAge,
  KEEP_FEEDBACK_DAYS: of.keepDays.feedback,
  KEEP_SUSPICIOUS_RUNS_DAYS: of.keepDays.runs,
  KEEP_MATCHES_DAYS: of.keepDays.matches,
  KEEP_GUESTS_DAYS: of.keepDays.guests,
  SENTRY_DSN: of.feedbackDsn,
  OIDC_ISSUER: of.identityProvider?.issuer,
  OIDC_CLIENT_ID: of.identityProvider?.clientId,
  OIDC_CLIENT_SECRET: of.identityProvider?.clientSecret,
  METRICS_TOKEN: of.metricsToken,
  ADMIN_COMMAND: of.adminCommand,
  LOG_LEVEL: of.logLevel,
});

/** The settings of a server as they are in force, also those that are not set. */
export function settingsInForce(environment: Environment): SettingInForce[] {
  const byDefault: Readonly<Record<string, unknown>> = valuesOf(readEnvironment({}));
  return Object.entries(valuesOf(environment)).map(([name, value]) => {
    const isSecret = SECRETS.has(name);
    const text = value === undefined || value === null ? '' : String(value);
    return {
      name,
      isSecret,
      value: isSecret && text !== '' ? 'given' : text,
      isDefault: value === byDefault[name],
    };
  });
}
