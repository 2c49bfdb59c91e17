import { closestMatch } from 'leven';
import * as z from 'zod/mini';
import { SECRET_FILES } from './secret-files.ts';

/** Characters. A shorter secret could be brute-forced offline from a token that it signed. */
const SECRET_MIN = 16;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const secret = z.string().check(z.minLength(SECRET_MIN, `must have at least ${SECRET_MIN} characters`));

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

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, rule)), z.transform(Number)),
    z.int().check(z.minimum(min, rule), z.maximum(max, rule)),
  );
};

const PROXY_RULE = 'must be true, false, or the number of proxies in front of the server (1 to 9)';
const proxyHops = z.pipe(
  z.string().check(z.regex(/^(?:true|false|[1-9])$/, PROXY_RULE)),
  z.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
);

const EVERY_RULE = 'must be a time such as 30m, 6h or 1d, from 10m to 30d, or off';
export const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
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

/** The variables of the server, with the form of their values. */
export const variablesSchema = z.partial(
  z.object({
    PORT: wholeNumber(0, 65_535),
    HOST: z.string().check(z.regex(/^[\w.:-]+$/, 'must be an IP address or a host name')),
    DATA_DIR: z.string(),
    BACKUP_DIR: z.string(),
    BACKUP_EVERY: backupInterval,
    BACKUP_KEEP: wholeNumber(1, 1000),
    // Checked at the start of a server, by the library that encrypts.
    BACKUP_KEY: z.string(),
    // A request to an address with a user is refused before it is sent.
    WEBHOOK_URL: webAddress.check(
      z.refine(
        (address) => URL.parse(address)?.username === '' && URL.parse(address)?.password === '',
        'must be an address without a user',
      ),
    ),
    HUB_SECRET: secret,
    HUB_SECRET_FORMER: secret,
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
    MINIMUM_AGE: wholeNumber(1, 21),
    KEEP_FEEDBACK_DAYS: days,
    KEEP_SUSPICIOUS_RUNS_DAYS: days,
    KEEP_MATCHES_DAYS: wholeNumber(30, 36_500),
    KEEP_GUESTS_DAYS: wholeNumber(7, 36_500),
    CONTACT_EMAIL: z.email('must be an e-mail address'),
    SENTRY_DSN: dsn,
    OIDC_ISSUER: z.string().check(z.refine(isIssuer, 'must be an address that begins with https://')),
    OIDC_CLIENT_ID: z.string(),
    OIDC_CLIENT_SECRET: z.string(),
    METRICS_TOKEN: secret,
    ADMIN_COMMAND: z.string().check(z.maxLength(200, 'may have 200 characters')),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    DATABASE_URL: databaseAddress,
    DATABASE_POOL_SIZE: wholeNumber(2, 100),
    REDIS_URL: redisAddress,
  }),
);

/** The names of all settings. */
export type SettingName = keyof typeof variablesSchema.shape;
export const settingNames: readonly string[] = Object.keys(variablesSchema.shape);

export type Variables = z.infer<typeof variablesSchema>;

/** A variable that is probably misspelt, and the one that is probably meant. */
type Misspelling = { readonly given: string; readonly meant: string };

/** Names of variables that the server does not know, but for a letter or two of one that is not set. */
export function misspellings(variables: Readonly<Record<string, string | undefined>>): Misspelling[] {
  const names = [...settingNames, ...SECRET_FILES];
  const unset = names.filter((name) => variables[name] === undefined);
  return Object.keys(variables).flatMap((given) => {
    if (names.includes(given)) return [];
    // Short names of other programs, such as PATH, are near PORT and HOST.
    const maxDistance = given.length < 7 ? 1 : 2;
    const meant = closestMatch(given.toUpperCase(), unset, { maxDistance });
    return meant === undefined ? [] : [{ given, meant }];
  });
}
