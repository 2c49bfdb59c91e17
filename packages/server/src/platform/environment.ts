import path from 'node:path';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { readSecretFiles } from './secret-files.ts';
import { type LogLevel, settingNames, UNIT_MS, type Variables, variablesSchema } from './variables.ts';

/** Where browsers load portraits and lore from: the publisher's public content network. */
const DEFAULT_CONTENT_URL = 'https://ddragon.leagueoflegends.com';
const DEFAULT_LEGAL_URL = 'https://www.riotgames.com/en/legal';
/** What the publisher's policy for fan projects, "Legal Jibber Jabber", asks them to say. */
const DEFAULT_LEGAL_TEXT = `${PRODUCT_NAME} was created under Riot Games' "Legal Jibber Jabber" policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project.`;
const DEFAULT_ISSUER = 'https://accounts.google.com';
/** Variables for which empty is a value; any other empty variable counts as not set. */
const MAY_BE_EMPTY = new Set(['CONTENT_URL', 'LEGAL_URL', 'LEGAL_TEXT']);

/** A server that listens on one of them is reached at every address of its machine. */
const ANY_HOST: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The host's configuration. Addresses have no slash at the end; null means switched off. */
export type Environment = {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path; undefined: the server makes no backups. */
  readonly backupDir: string | undefined;
  /** How often the server makes a backup, and how many it keeps; undefined: it makes none. */
  readonly backupPlan: { readonly everyMs: number; readonly keep: number } | undefined;
  /** Recipients of age for whom backups are encrypted; undefined: they are not. */
  readonly backupKey: string | undefined;
  /** Where alerts are sent; usually a secret. */
  readonly webhookUrl: string | undefined;
  /** Undefined: the secret is created in the data folder. */
  readonly secret: string | undefined;
  /** Former value of the given secret, whose tokens are still read. */
  readonly formerSecret: string | undefined;
  /** Address of a PostgreSQL database, password included; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Largest number of connections to PostgreSQL, without the one that renews the lease; undefined for the default. */
  readonly databasePoolSize: number | undefined;
  /** Address of a Redis or Valkey, password included; given if this server is one of several nodes. */
  readonly redisUrl: string | undefined;
  /** Origins at which players open the hub, the main one first; empty when the host has configured none. */
  readonly publicUrls: readonly string[];
  /** Number of proxies in front of the server whose forwarded addresses are trusted. */
  readonly trustedProxies: number;
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  readonly legalUrl: string | null;
  readonly legalText: string | null;
  /** Absolute paths of Markdown; undefined for the standard texts. */
  readonly termsFile: string | undefined;
  readonly privacyFile: string | undefined;
  readonly donationUrl: string | null;
  readonly contactEmail: string | null;
  readonly operatorName: string | null;
  readonly imprintUrl: string | null;
  readonly minimumAge: number | null;
  /** Days after which something is deleted; undefined for never. */
  readonly keepDays: {
    readonly [What in 'feedback' | 'runs' | 'matches' | 'guests']: number | undefined;
  };
  /** Sentry DSN that browsers send feedback to if the player agrees; its key is public. */
  readonly feedbackDsn: string | null;
  /** Undefined when sign-in is not configured. */
  readonly identityProvider: IdentityProvider | undefined;
  /** With this token `/metrics` can be read; undefined: there are no metrics. */
  readonly metricsToken: string | undefined;
  /** How the host calls a command here; undefined for the usual way of this installation. */
  readonly adminCommand: string | undefined;
  readonly logLevel: LogLevel;
};

/** An OpenID provider and the credentials of this hub there. */
type IdentityProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** An unusable variable. The message names it and its rule, never its value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Parses the environment variables, and reads the files that hold secrets. Throws an EnvironmentError that names every unusable variable. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const secrets = readSecretFiles(variables);
  const given = Object.fromEntries(
    settingNames
      .map((name) => [name, secrets.values[name] ?? variables[name]] as const)
      .filter(([name, value]) => value !== undefined && (value !== '' || MAY_BE_EMPTY.has(name))),
  );
  const parsed = variablesSchema.safeParse(given);
  if (!parsed.success || secrets.problems.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new EnvironmentError(`${[...new Set([...(issues ?? []), ...secrets.problems])].join('; ')}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT ?? 3000,
    host: values.HOST ?? '127.0.0.1',
    dataDir: path.resolve(values.DATA_DIR ?? './data'),
    backupDir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
    backupPlan: backupPlan(values),
    backupKey: values.BACKUP_KEY,
    webhookUrl: values.WEBHOOK_URL,
    secret: values.HUB_SECRET,
    formerSecret: values.HUB_SECRET_FORMER,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: redisUrl(values),
    publicUrls: (values.PUBLIC_URL ?? []).map((address) => new URL(address).origin),
    trustedProxies: values.TRUST_PROXY ?? 0,
    contentUrl: (values.CONTENT_URL ?? DEFAULT_CONTENT_URL).replace(/\/+$/, '') || null,
    contentVersion: values.CONTENT_VERSION ?? '15.8.1',
    legalUrl: (values.LEGAL_URL ?? DEFAULT_LEGAL_URL) || null,
    legalText: (values.LEGAL_TEXT ?? DEFAULT_LEGAL_TEXT) || null,
    termsFile: values.TERMS_FILE && path.resolve(values.TERMS_FILE),
    privacyFile: values.PRIVACY_FILE && path.resolve(values.PRIVACY_FILE),
    donationUrl: values.DONATION_URL ?? null,
    operatorName: values.OPERATOR_NAME ?? null,
    imprintUrl: values.IMPRINT_URL ?? null,
    minimumAge: values.MINIMUM_AGE ?? null,
    keepDays: {
      feedback: values.KEEP_FEEDBACK_DAYS,
      runs: values.KEEP_SUSPICIOUS_RUNS_DAYS,
      matches: values.KEEP_MATCHES_DAYS,
      guests: values.KEEP_GUESTS_DAYS,
    },
    contactEmail: values.CONTACT_EMAIL ?? null,
    feedbackDsn: values.SENTRY_DSN ?? null,
    identityProvider: identityProvider(values),
    metricsToken: values.METRICS_TOKEN,
    adminCommand: values.ADMIN_COMMAND,
    logLevel: values.LOG_LEVEL ?? 'warn',
  };
}

/** Once a day where only the folder is given. */
function backupPlan({ BACKUP_DIR, BACKUP_EVERY, BACKUP_KEEP: keep = 7, DATABASE_URL }: Variables) {
  if (BACKUP_EVERY === null) return undefined;
  if (BACKUP_EVERY !== undefined && BACKUP_DIR === undefined)
    throw new EnvironmentError('BACKUP_DIR must be set with BACKUP_EVERY.');
  if (BACKUP_EVERY !== undefined && DATABASE_URL !== undefined)
    throw new EnvironmentError('BACKUP_EVERY is for SQLite only. Back PostgreSQL up with pg_dump.');
  if (BACKUP_DIR === undefined || DATABASE_URL !== undefined) return undefined;
  return { everyMs: BACKUP_EVERY ?? UNIT_MS.d, keep };
}

/** Throws when something is missing that several nodes need. */
function redisUrl({ REDIS_URL: url, DATABASE_URL, HUB_SECRET }: Variables) {
  if (url === undefined) return undefined;
  if (DATABASE_URL === undefined)
    throw new EnvironmentError(
      'DATABASE_URL must be set with REDIS_URL: PostgreSQL decides which node owns a game, and Redis only carries messages between the nodes.',
    );
  if (HUB_SECRET === undefined)
    throw new EnvironmentError(
      'HUB_SECRET must be set with REDIS_URL, to the same value on every node: otherwise a node refuses the players of the others.',
    );
  return url;
}

/** Throws when only one of client id and secret is set. */
function identityProvider({
  OIDC_ISSUER: issuer = DEFAULT_ISSUER,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: Variables): IdentityProvider | undefined {
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined)
    throw new EnvironmentError('OIDC_CLIENT_ID must be set with OIDC_CLIENT_SECRET.');
  if (clientSecret === undefined)
    throw new EnvironmentError('OIDC_CLIENT_SECRET must be set with OIDC_CLIENT_ID.');
  return { issuer, clientId, clientSecret };
}

/** The address at which this machine opens the hub, and the host's links lead to: the main one of players, or where the server listens. */
export function hubAddress({
  publicUrls,
  host,
  port,
}: Pick<Environment, 'publicUrls' | 'host' | 'port'>): string {
  if (publicUrls[0] !== undefined) return publicUrls[0];
  const reached = ANY_HOST.has(host) ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** The configuration for the log, without secrets and passwords. */
export const printable = (environment: Environment): Record<string, unknown> => ({
  ...environment,
  formerSecret: environment.formerSecret && 'given',
  secret: environment.secret === undefined ? 'in the data folder' : 'given',
  databaseUrl: environment.databaseUrl && withoutPassword(environment.databaseUrl),
  redisUrl: environment.redisUrl && withoutPassword(environment.redisUrl),
  metricsToken: environment.metricsToken && 'given',
  webhookUrl: environment.webhookUrl && 'given',
  identityProvider: environment.identityProvider && {
    ...environment.identityProvider,
    clientSecret: 'given',
  },
});

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}
