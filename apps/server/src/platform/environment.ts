import path from 'node:path';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { closestMatch } from 'leven';
import * as z from 'zod/mini';
import { readSecretFiles, SECRET_FILES } from './secret-files.ts';

/** Where browsers load portraits and lore from: the publisher's public content network. */
const DEFAULT_CONTENT_URL = 'https://ddragon.leagueoflegends.com';
const DEFAULT_LEGAL_URL = 'https://www.riotgames.com/en/legal';
/** What the publisher's policy for fan projects, "Legal Jibber Jabber", asks them to say. */
const DEFAULT_LEGAL_TEXT = `${PRODUCT_NAME} was created under Riot Games' "Legal Jibber Jabber" policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project.`;
const DEFAULT_ISSUER = 'https://accounts.google.com';
/** Characters. A shorter secret could be brute-forced offline from a token that it signed. */
const SECRET_MIN = 16;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const isWebAddress = (text: string): boolean => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

const hasOnlyOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url === null || url.href === `${url.origin}/`;
};

const webAddress = z
  .string()
  .check(z.refine(isWebAddress, 'must be an address that begins with http:// or https://'));
const origin = webAddress.check(
  z.refine(hasOnlyOrigin, 'must be an address without a path, such as https://hub.example.org'),
);
/** Addresses with spaces or commas between them. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
  ),
  z.array(origin).check(z.minLength(1, 'must be an address')),
);

const PORT_RULE = 'must be a whole number from 0 to 65535';
const port = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/, PORT_RULE)), z.transform(Number)),
  z.int().check(z.maximum(65_535, PORT_RULE)),
);

const POOL_RULE = 'must be a whole number from 2 to 100';
const poolSize = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,3}$/, POOL_RULE)), z.transform(Number)),
  z.int().check(z.minimum(2, POOL_RULE), z.maximum(100, POOL_RULE)),
);

const PROXY_RULE = 'must be true, false, or the number of proxies in front of the server (1 to 9)';
const proxyHops = z.pipe(
  z.string().check(z.regex(/^(?:true|false|[1-9])$/, PROXY_RULE)),
  z.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
);

const EVERY_RULE = 'must be a time such as 30m, 6h or 1d, from 10m to 30d, or off';
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Milliseconds; null for `off`. */
const backupInterval = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^(?:off|\d{1,4}[mhd])$/, EVERY_RULE)),
    z.transform((text) =>
      text === 'off' ? null : Number(text.slice(0, -1)) * UNIT_MS[text.at(-1) as keyof typeof UNIT_MS],
    ),
  ),
  z.nullable(z.number().check(z.minimum(600_000, EVERY_RULE), z.maximum(2_592_000_000, EVERY_RULE))),
);

const KEEP_RULE = 'must be a whole number from 1 to 1000';
const backupsToKeep = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,4}$/, KEEP_RULE)), z.transform(Number)),
  z.int().check(z.minimum(1, KEEP_RULE), z.maximum(1000, KEEP_RULE)),
);

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, rule)), z.transform(Number)),
    z.int().check(z.minimum(min, rule), z.maximum(max, rule)),
  );
};
const years = wholeNumber(1, 21);
const days = wholeNumber(1, 36_500);

const isDsn = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^\w+$/.test(url.username) && url.password === '' && /^\/.*\w$/.test(url.pathname);
};
const dsn = webAddress.check(z.refine(isDsn, 'must be a DSN such as https://key@sentry.example.org/1'));

const isDatabaseAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
};
const databaseAddress = z
  .string()
  .check(z.refine(isDatabaseAddress, 'must be an address such as postgres://user:password@host/database'));

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Requires HTTPS, because plain HTTP to a provider can be intercepted; the loopback is allowed for tests. */
const isIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
  );
};

const isRedisAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^rediss?:$/.test(url.protocol) && /^(?:\/\d*)?$/.test(url.pathname);
};
const redisAddress = z
  .string()
  .check(z.refine(isRedisAddress, 'must be an address such as redis://user:password@host:6379/0'));

const variablesSchema = z.partial(
  z.object({
    PORT: port,
    HOST: z.string().check(z.regex(/^[\w.:-]+$/, 'must be an IP address or a host name')),
    DATA_DIR: z.string(),
    BACKUP_DIR: z.string(),
    BACKUP_EVERY: backupInterval,
    BACKUP_KEEP: backupsToKeep,
    // A wrong one must not stop the hub: the backup fails, and the host is told.
    BACKUP_KEY: z.string(),
    WEBHOOK_URL: webAddress,
    HUB_SECRET: z.string().check(z.minLength(SECRET_MIN, `must have at least ${SECRET_MIN} characters`)),
    HUB_SECRET_FORMER: z
      .string()
      .check(z.minLength(SECRET_MIN, `must have at least ${SECRET_MIN} characters`)),
    PUBLIC_URL: origins,
    TRUST_PROXY: proxyHops,
    CONTENT_URL: z.union([z.literal(''), webAddress]),
    CONTENT_VERSION: z.string().check(z.regex(/^\d+(?:\.\d+)*$/, 'must be a version such as 15.8.1')),
    LEGAL_URL: z.union([z.literal(''), webAddress]),
    LEGAL_TEXT: z.string().check(z.maxLength(500, 'may have 500 characters')),
    TERMS_FILE: z.string(),
    PRIVACY_FILE: z.string(),
    DONATION_URL: webAddress,
    OPERATOR_NAME: z.string().check(z.maxLength(100, 'may have 100 characters')),
    IMPRINT_URL: webAddress,
    MINIMUM_AGE: years,
    KEEP_FEEDBACK_DAYS: days,
    KEEP_SUSPICIOUS_RUNS_DAYS: days,
    KEEP_MATCHES_DAYS: wholeNumber(30, 36_500),
    KEEP_GUESTS_DAYS: wholeNumber(7, 36_500),
    CONTACT_EMAIL: z.email('must be an e-mail address'),
    SENTRY_DSN: dsn,
    OIDC_ISSUER: z.string().check(z.refine(isIssuer, 'must be an address that begins with https://')),
    OIDC_CLIENT_ID: z.string(),
    OIDC_CLIENT_SECRET: z.string(),
    METRICS_TOKEN: z.string().check(z.minLength(SECRET_MIN, `must have at least ${SECRET_MIN} characters`)),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    DATABASE_URL: databaseAddress,
    DATABASE_POOL_SIZE: poolSize,
    REDIS_URL: redisAddress,
  }),
);

/** Variables for which empty is a value; any other empty variable counts as not set. */
const MAY_BE_EMPTY = new Set(['CONTENT_URL', 'LEGAL_URL', 'LEGAL_TEXT']);

/** A variable that is probably misspelt, and the one that is probably meant. */
type Misspelling = { readonly given: string; readonly meant: string };

/** Names of variables that the server does not know, but for a letter or two of one that is not set. */
export function misspellings(variables: Readonly<Record<string, string | undefined>>): Misspelling[] {
  const names = [...Object.keys(variablesSchema.shape), ...SECRET_FILES];
  const unset = names.filter((name) => variables[name] === undefined);
  return Object.keys(variables).flatMap((given) => {
    if (names.includes(given)) return [];
    // Short names of other programs, such as PATH, are near PORT and HOST.
    const maxDistance = given.length < 7 ? 1 : 2;
    const meant = closestMatch(given.toUpperCase(), unset, { maxDistance });
    return meant === undefined ? [] : [{ given, meant }];
  });
}

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
  /** Largest number of connections to PostgreSQL, without the one that renews the lease of a node; undefined for the default. */
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
  readonly logLevel: (typeof LOG_LEVELS)[number];
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
    Object.keys(variablesSchema.shape)
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
    logLevel: values.LOG_LEVEL ?? 'warn',
  };
}

/** Once a day where only the folder is given. */
function backupPlan({
  BACKUP_DIR,
  BACKUP_EVERY,
  BACKUP_KEEP: keep = 7,
  DATABASE_URL,
}: z.infer<typeof variablesSchema>) {
  if (BACKUP_EVERY === null) return undefined;
  if (BACKUP_EVERY !== undefined && BACKUP_DIR === undefined)
    throw new EnvironmentError('BACKUP_DIR must be set with BACKUP_EVERY.');
  if (BACKUP_EVERY !== undefined && DATABASE_URL !== undefined)
    throw new EnvironmentError('BACKUP_EVERY is for SQLite only. Back PostgreSQL up with pg_dump.');
  if (BACKUP_DIR === undefined || DATABASE_URL !== undefined) return undefined;
  return { everyMs: BACKUP_EVERY ?? UNIT_MS.d, keep };
}

/** Throws when something is missing that several nodes need. */
function redisUrl({ REDIS_URL: url, DATABASE_URL, HUB_SECRET }: z.infer<typeof variablesSchema>) {
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
}: z.infer<typeof variablesSchema>): IdentityProvider | undefined {
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined)
    throw new EnvironmentError('OIDC_CLIENT_ID must be set with OIDC_CLIENT_SECRET.');
  if (clientSecret === undefined)
    throw new EnvironmentError('OIDC_CLIENT_SECRET must be set with OIDC_CLIENT_ID.');
  return { issuer, clientId, clientSecret };
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
