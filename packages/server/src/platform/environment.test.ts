import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvironmentError, printable, readEnvironment } from './environment.ts';
import { misspellings } from './variables.ts';

const plan = (more: Record<string, string>) => readEnvironment({ BACKUP_DIR: '/b', ...more }).backupPlan;

describe('readEnvironment', () => {
  it('has defaults for all variables', () =>
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('./data'),
      secret: undefined,
      databaseUrl: undefined,
      databasePoolSize: undefined,
      redisUrl: undefined,
      publicUrls: [],
      trustedProxies: 0,
      contentUrl: 'https://ddragon.leagueoflegends.com',
      contentVersion: '15.8.1',
      legalUrl: 'https://www.riotgames.com/en/legal',
      legalText:
        'Riftlight was created under Riot Games\' "Legal Jibber Jabber" policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project.',
      donationUrl: null,
      contactEmail: null,
      operatorName: null,
      imprintUrl: null,
      minimumAge: null,
      keepDays: {},
      feedbackDsn: null,
      identityProvider: undefined,
      logLevel: 'warn',
    }));

  it('plans backups of SQLite where there is a folder for them, daily if nothing else is said', () => {
    expect(plan({})).toEqual({ everyMs: 86_400_000, keep: 7 });
    expect(plan({ BACKUP_EVERY: '30m', BACKUP_KEEP: '3' })).toEqual({ everyMs: 1_800_000, keep: 3 });
    expect(plan({ BACKUP_EVERY: 'off' })).toBeUndefined();
    expect(plan({ DATABASE_URL: 'postgres://a@b/c' })).toBeUndefined();
    for (const every of ['5m', '40d', '6', 'daily'])
      expect(() => plan({ BACKUP_EVERY: every })).toThrow(/BACKUP_EVERY must be a time/);
    expect(() => plan({ BACKUP_EVERY: '6h', DATABASE_URL: 'postgres://a@b/c' })).toThrow(/pg_dump/);
  });

  it('returns the values that are set', () =>
    expect(
      readEnvironment({
        PORT: '0',
        HOST: '::1',
        DATA_DIR: '/srv/hub',
        HUB_SECRET: 'sixteen letters!',
        DATABASE_URL: 'postgres://hub:secret@db.example.org/hub',
        DATABASE_POOL_SIZE: '5',
        PUBLIC_URL: 'https://Hub.example.org:443/, http://192.168.1.5:3000',
        TRUST_PROXY: 'true',
        CONTENT_URL: 'https://cdn.example.org/content/',
        CONTENT_VERSION: '16.1',
        LEGAL_URL: 'https://example.org/legal',
        LEGAL_TEXT: 'Made by fans.',
        DONATION_URL: 'https://example.org/tip',
        CONTACT_EMAIL: 'host@example.org',
        SENTRY_DSN: 'https://key@sentry.example.org/1',
        OPERATOR_NAME: 'Ann',
        IMPRINT_URL: 'https://example.org/imprint',
        MINIMUM_AGE: '16',
        KEEP_FEEDBACK_DAYS: '90',
        BACKUP_DIR: '/backups',
        OIDC_ISSUER: 'https://id.example.org/realm',
        OIDC_CLIENT_ID: 'hub',
        OIDC_CLIENT_SECRET: 'of the client',
        LOG_LEVEL: 'debug',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      dataDir: '/srv/hub',
      secret: 'sixteen letters!',
      databaseUrl: 'postgres://hub:secret@db.example.org/hub',
      databasePoolSize: 5,
      redisUrl: undefined,
      publicUrls: ['https://hub.example.org', 'http://192.168.1.5:3000'],
      trustedProxies: 1,
      contentUrl: 'https://cdn.example.org/content',
      contentVersion: '16.1',
      legalUrl: 'https://example.org/legal',
      legalText: 'Made by fans.',
      donationUrl: 'https://example.org/tip',
      contactEmail: 'host@example.org',
      feedbackDsn: 'https://key@sentry.example.org/1',
      operatorName: 'Ann',
      imprintUrl: 'https://example.org/imprint',
      minimumAge: 16,
      keepDays: { feedback: 90 },
      backupDir: '/backups',
      identityProvider: {
        issuer: 'https://id.example.org/realm',
        clientId: 'hub',
        clientSecret: 'of the client',
      },
      logLevel: 'debug',
    }));

  it('treats an empty variable as not set, except where empty means off', () => {
    const environment = readEnvironment({ PORT: '', HUB_SECRET: '', CONTENT_URL: '', LEGAL_URL: '' });
    expect(environment).toMatchObject({ port: 3000, secret: undefined, contentUrl: null, legalUrl: null });
  });

  it.each([
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['HOST', 'a host', 'must be an IP address or a host name'],
    ['HUB_SECRET', 'too short', 'must have at least 16 characters'],
    ['PUBLIC_URL', 'hub.example.org', 'must be an address'],
    ['PUBLIC_URL', 'https://example.org/hub', 'must be an address without a path'],
    ['PUBLIC_URL', 'https://example.org http://hub.local/hub', 'must be an address without a path'],
    ['PUBLIC_URL', ' , ', 'must be an address'],
    ['PUBLIC_URL', 'https://me@example.org', 'must be an address without a path'],
    ['TRUST_PROXY', 'yes', 'must be true, false, or the number of proxies'],
    ['CONTENT_URL', 'ftp://example.org', 'must be an address'],
    ['CONTENT_VERSION', 'latest', 'must be a version such as 15.8.1'],
    ['LEGAL_URL', 'javascript:alert(1)', 'must be an address'],
    ['DONATION_URL', 'nowhere', 'must be an address'],
    ['CONTACT_EMAIL', 'nobody', 'must be an e-mail address'],
    ['SENTRY_DSN', 'https://sentry.example.org/1', 'must be a DSN'],
    ['SENTRY_DSN', 'https://key@sentry.example.org', 'must be a DSN'],
    ['SENTRY_DSN', 'https://key:secret@sentry.example.org/1', 'must be a DSN'],
    ['LOG_LEVEL', 'loud', 'must be one of debug, info, warn, error, silent'],
    ['DATABASE_POOL_SIZE', '1', 'must be a whole number from 2 to 100'],
    ['DATABASE_POOL_SIZE', 'ten', 'must be a whole number from 2 to 100'],
    ['DATABASE_URL', 'mysql://db/hub', 'must be an address such as postgres://'],
    ['DATABASE_URL', 'postgres://db', 'must be an address such as postgres://'],
    ['REDIS_URL', 'http://cache', 'must be an address such as redis://'],
    ['REDIS_URL', 'redis://cache/hub', 'must be an address such as redis://'],
  ])('refuses %s=%s and names the rule', (name, value, rule) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} .*${rule}`));
  });

  it('names every invalid variable without its value', () =>
    expect(() => readEnvironment({ PORT: '-1', HUB_SECRET: 'hush', LOG_LEVEL: 'loud' })).toThrow(
      /^PORT (?!.*hush).*HUB_SECRET .*LOG_LEVEL /,
    ));
});

describe('secrets in files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hub-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const fileOf = (content: string): string => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };

  it.each([
    ['HUB_SECRET', 'of sixteen letters', 'secret'],
    ['HUB_SECRET_FORMER', 'of sixteen letters', 'formerSecret'],
    ['METRICS_TOKEN', 'of sixteen letters', 'metricsToken'],
    ['DATABASE_URL', 'postgres://hub:hush@db/hub', 'databaseUrl'],
    ['WEBHOOK_URL', 'https://chat.example.org/hush', 'webhookUrl'],
  ])('reads %s from the file that %s_FILE names, without its line end', (name, value, key) => {
    expect(readEnvironment({ [`${name}_FILE`]: fileOf(`${value}\n`) })).toMatchObject({ [key]: value });
  });

  it('reads the address of Redis and the secret of the client as well', () => {
    const node = { DATABASE_URL: 'postgres://db/hub', HUB_SECRET: 'of sixteen letters' };
    expect(readEnvironment({ ...node, REDIS_URL_FILE: fileOf('redis://:hush@cache\r\n') }).redisUrl).toBe(
      'redis://:hush@cache',
    );
    const { identityProvider } = readEnvironment({
      OIDC_CLIENT_ID: 'hub',
      OIDC_CLIENT_SECRET_FILE: fileOf('of the client'),
    });
    expect(identityProvider?.clientSecret).toBe('of the client');
  });

  it('holds the value to the rule of the variable, without showing it', () =>
    expect(() => readEnvironment({ HUB_SECRET_FILE: fileOf('too short') })).toThrow(
      /^HUB_SECRET must have at least 16 characters\.$/,
    ));

  it('refuses a webhook with a user, whose requests could not be sent', () =>
    expect(() => readEnvironment({ WEBHOOK_URL: 'https://me:hush@chat.example.org/' })).toThrow(
      /^WEBHOOK_URL must be an address without a user\.$/,
    ));

  it('counts an empty name of a file as not set', () =>
    expect(readEnvironment({ HUB_SECRET_FILE: '' }).secret).toBeUndefined());

  it('refuses a file that is empty or cannot be read, and a secret that is given twice', () => {
    expect(() => readEnvironment({ HUB_SECRET_FILE: fileOf('\n'), PORT: 'x' })).toThrow(
      /^PORT .*; HUB_SECRET_FILE names a file that is empty\.$/,
    );
    expect(() => readEnvironment({ HUB_SECRET_FILE: path.join(folder, 'none') })).toThrow(
      'HUB_SECRET_FILE names a file that cannot be read (ENOENT).',
    );
    const file = fileOf('of sixteen letters');
    expect(() => readEnvironment({ HUB_SECRET: 'another of sixteen', HUB_SECRET_FILE: file })).toThrow(
      'HUB_SECRET and HUB_SECRET_FILE are both set, only one may be.',
    );
  });
});

describe('misspellings', () => {
  it.each([
    ['HUB_SECRET_FILES', 'HUB_SECRET_FILE'],
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['log_level', 'LOG_LEVEL'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['OIDC_CLIENTID', 'OIDC_CLIENT_ID'],
    ['PORTS', 'PORT'],
  ])('names for %s the variable %s', (given, meant) => {
    expect(misspellings({ [given]: 'hush' })).toEqual([{ given, meant }]);
  });

  it('names none for a set variable, nor for those of other programs', () => {
    expect(misspellings({ LOG_LEVEL: 'info', LOG_LEVL: 'warn' })).toEqual([]);
    const others = [
      'PATH',
      'PWD',
      'HOME',
      'SHELL',
      'USER',
      'LANG',
      'TERM',
      'HOSTNAME',
      'LOGNAME',
      'EDITOR',
      'CI',
    ];
    const further = [
      'NODE_ENV',
      'INIT_CWD',
      'npm_config_cache',
      'http_proxy',
      'REDIS_HOST',
      'PGHOST',
      'PGPORT',
    ];
    expect(misspellings(Object.fromEntries([...others, ...further].map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('several nodes', () => {
  const node = { REDIS_URL: 'redis://:hush-hush@cache:6379/2', DATABASE_URL: 'postgres://db/hub' };

  it.each([
    [{ REDIS_URL: node.REDIS_URL }, 'DATABASE_URL must be set with REDIS_URL: PostgreSQL decides'],
    [node, 'HUB_SECRET must be set with REDIS_URL, to the same value on every node'],
  ])('refuses %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  it('prints the address of Redis without its password', () => {
    const environment = readEnvironment({ ...node, HUB_SECRET: 'sixteen letters!' });
    expect(printable(environment)).toMatchObject({ redisUrl: 'redis://cache:6379/2' });
  });
});

it('printable shows that secrets are given, not the secrets', () => {
  const secret = 'sixteen letters!';
  const all = { HUB_SECRET: secret, HUB_SECRET_FORMER: `${secret}?`, METRICS_TOKEN: secret };
  const given = printable(readEnvironment({ ...all, WEBHOOK_URL: `https://hook.example.org/${secret}` }));
  expect(JSON.stringify(given)).not.toMatch(/sixteen(?: |%20)letters/);
  for (const name of ['secret', 'formerSecret', 'metricsToken', 'webhookUrl'])
    expect(given).toHaveProperty(name, 'given');
  expect(given).toHaveProperty('port', 3000);
  expect(printable(readEnvironment({}))).toMatchObject({ secret: 'in the data folder' });
});

it('printable shows the database without its password', () => {
  const address = 'postgres://hub:hush-hush@db.example.org:5433/hub?sslpassword=hush-hush';
  expect(printable(readEnvironment({ DATABASE_URL: address }))).toMatchObject({
    databaseUrl: 'postgres://hub@db.example.org:5433/hub',
  });
});

describe('the identity provider', () => {
  const client = { OIDC_CLIENT_ID: 'hub', OIDC_CLIENT_SECRET: 'of the client' };

  it('is Google by default', () =>
    expect(readEnvironment(client).identityProvider).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'hub',
      clientSecret: 'of the client',
    }));

  it.each([
    [{ OIDC_CLIENT_ID: 'hub' }, 'OIDC_CLIENT_SECRET must be set with OIDC_CLIENT_ID.'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_CLIENT_ID must be set with OIDC_CLIENT_SECRET.'],
    [
      { ...client, OIDC_ISSUER: 'http://id.example.org' },
      'OIDC_ISSUER must be an address that begins with https://.',
    ],
    [
      { ...client, OIDC_ISSUER: 'id.example.org' },
      'OIDC_ISSUER must be an address that begins with https://.',
    ],
  ])('refuses %j', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(new EnvironmentError(message));
  });

  it('may use plain HTTP on the loopback', () => {
    for (const issuer of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080'])
      expect(readEnvironment({ ...client, OIDC_ISSUER: issuer }).identityProvider?.issuer).toBe(issuer);
  });

  it('is printed without its secret', () =>
    expect(JSON.stringify(printable(readEnvironment(client)))).not.toContain('of the client'));
});
