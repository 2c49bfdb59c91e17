import { existsSync, readFileSync, statSync } from 'node:fs';
import type { LedgerCheck } from '@hub/features/ledger/ledger-check.ts';
import { encrypterFor, recipientsOf } from '@hub/server/backup/encryption.ts';
import type { Manifest } from '@hub/server/backup/manifest.ts';
import { counted } from '@hub/server/platform/counted.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import { freeDisk } from '@hub/server/platform/free-disk.ts';
import { adminCommand } from '../own-command.ts';

/** What a check found; `mend` is what to do about it. */
export type Finding = {
  readonly check: string;
  readonly state: 'good' | 'look' | 'bad';
  readonly found: string;
  readonly mend?: string;
};

/** Largest difference between two clocks, in ms. */
const MAX_SKEW_MS = 5_000;
const MIN_FILES = 4_096;
const MIN_NODE = 24;
const LOW_BYTES = 5_368_709_120;
const MIN_BYTES = 1_073_741_824;
const DAY_MS = 86_400_000;

const good = (check: string, found: string): Finding => ({ check, state: 'good', found });
const look = (check: string, found: string, mend: string): Finding => ({ check, state: 'look', found, mend });
const bad = (check: string, found: string, mend: string): Finding => ({ check, state: 'bad', found, mend });

const GB = 1_073_741_824;
const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

/** Names of variables that are probably misspelt. */
export const checkSettings = (
  misspelt: readonly { readonly given: string; readonly meant: string }[],
  file: string | undefined,
): Finding =>
  misspelt.length === 0
    ? good(
        'settings',
        `every value can be used; from ${file === undefined ? 'variables alone' : `${file} and variables`}`,
      )
    : look(
        'settings',
        `not known: ${misspelt.map(({ given }) => given).join(', ')}`,
        `Rename ${misspelt.map(({ given, meant }) => `${given} to ${meant}`).join(', ')}.`,
      );

/** The versions of Node and of this program. */
export function checkVersions(node: string, version: string): Finding {
  const found = `Riftlight ${version} on Node ${node}`;
  return Number.parseInt(node, 10) >= MIN_NODE
    ? good('versions', found)
    : bad('versions', found, `Install Node ${MIN_NODE} or newer.`);
}

/** Whether the living nodes have the secret of this command; a server that is alone does not store a hash of it. */
export function checkSecrets(own: string, nodes: readonly { readonly secretHash: string | null }[]): Finding {
  const others = nodes.filter(({ secretHash }) => secretHash !== null && secretHash !== own).length;
  return others === 0
    ? good('secrets', 'the same everywhere')
    : bad(
        'secrets',
        `${others} of ${counted(nodes.length, 'node')} ${others === 1 ? 'has' : 'have'} another one than this command`,
        'Give every node, and this command, the same HUB_SECRET, and restart the nodes.',
      );
}

/** Free space, with the growth of the database until now. */
export function checkDisk(dataDir: string, databaseBytes: number, ageMs: number): Finding {
  const disk = freeDisk(dataDir);
  if (disk === undefined) return look('disk', 'cannot be read', `Look at df ${dataDir}.`);
  const { freeBytes, totalBytes } = disk;
  const days = ageMs > DAY_MS ? Math.floor(freeBytes / (databaseBytes / (ageMs / DAY_MS))) : undefined;
  const forecast =
    days === undefined
      ? ''
      : `; at the growth so far for ${days > 3_650 ? 'over ten years' : counted(days, 'day')}`;
  const found = `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} free${forecast}`;
  if (freeBytes < MIN_BYTES)
    return bad('disk', found, 'Free disk space now: a full disk refuses every move.');
  return freeBytes < LOW_BYTES ? look('disk', found, 'Free disk space soon.') : good('disk', found);
}

/** Whether others of the machine can read the data folder or the secret. */
export function checkPermissions(dataDir: string): Finding {
  const open = [dataDir, `${dataDir}/hub.sqlite`, `${dataDir}/secret`].filter(
    (file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0,
  );
  return open.length === 0
    ? good('permissions', 'only this user can read the data')
    : bad('permissions', `others can read ${open.join(', ')}`, `chmod -R go= ${dataDir}`);
}

/** The limit of open files of this shell, which usually is that of the server as well. */
export function checkFileLimit(): Finding {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : '';
  const limit = Number(/^Max open files +(?<soft>\d+)/m.exec(limits)?.groups?.['soft'] ?? Number.NaN);
  if (Number.isNaN(limit)) return good('open files', 'no limit can be read here');
  return limit >= MIN_FILES
    ? good('open files', `at most ${limit}`)
    : look('open files', `at most ${limit}`, `ulimit -n 65536, or LimitNOFILE=65536 in the unit file.`);
}

/** What the clock of this machine is compared with. */
export type OtherClock = {
  /** Against the database's, in ms; undefined for SQLite, which has no clock of its own. */
  readonly skewMs: number | undefined;
  /** The newest time that is stored, in ms since 1970. */
  readonly newestAt: number | undefined;
  /** Against the clock of a server elsewhere, in ms. */
  readonly elsewhere: { readonly host: string; readonly skewMs: number } | undefined;
};

/** The clock of this machine: a wrong one moves midnight, and with it every rift of the day. */
export function checkClock({ skewMs, newestAt, elsewhere }: OtherClock, now: number): Finding {
  const mend = 'Synchronise the clock of each machine (timedatectl set-ntp true).';
  if (newestAt !== undefined && newestAt - now > MAX_SKEW_MS)
    return bad(
      'clock',
      `the newest entry is of ${new Date(newestAt).toISOString()}, which is still to come`,
      mend,
    );
  const found = [
    ...(skewMs === undefined ? [] : [{ name: "the database's", ms: skewMs, max: MAX_SKEW_MS }]),
    // Its answer tells whole seconds, and takes its time.
    ...(elsewhere === undefined
      ? []
      : [{ name: `that of ${elsewhere.host}`, ms: elsewhere.skewMs, max: 60_000 }]),
  ];
  const far = found.find(({ ms, max }) => Math.abs(ms) >= max);
  if (far !== undefined) return bad('clock', `${seconds(far.ms)} from ${far.name}`, mend);
  const time = new Date(now).toISOString();
  return found.length === 0
    ? good('clock', `${time}; no other clock could be asked`)
    : good('clock', `${time}, as ${found.map(({ name }) => name).join(' and ')}`);
}

const seconds = (ms: number): string => counted(Math.round(Math.abs(ms) / 1000), 'second');

export const checkLedger = ({ unbalanced, essence }: LedgerCheck, environment: Environment): Finding =>
  unbalanced === 0
    ? good('ledger', `every balance is the sum of its entries, ${essence} BE in all`)
    : bad(
        'ledger',
        `${counted(unbalanced, 'balance is', 'balances are')} not the sum of the entries`,
        `Report this, and stop the server and run ${adminCommand('restore-backup <backup> <data folder>', environment)}`,
      );

/** The newest backup that the server made. */
export function checkBackup(
  { backupDir, backupPlan, databaseUrl }: Environment,
  newest: number | undefined,
  now: number,
): Finding {
  if (databaseUrl !== undefined)
    return look('backup', 'PostgreSQL is backed up by its own tools', 'Try a restore once.');
  if (backupDir === undefined || backupPlan === undefined)
    return look('backup', 'the server makes none', 'Set BACKUP_DIR to a folder on another disk.');
  if (newest === undefined)
    return bad('backup', `none in ${backupDir}`, 'Look at the log for "a backup failed".');
  const hours = Math.floor((now - newest) / 3_600_000);
  const found = `${counted(hours, 'hour')} old`;
  return now - newest < backupPlan.everyMs + 7_200_000
    ? good('backup', found)
    : bad('backup', found, 'Look at the log for "a backup failed".');
}

/** Whether backups are encrypted, the key can be used, and the newest backup is encrypted to it. */
export async function checkBackupKey(
  { backupDir, backupPlan, backupKey }: Environment,
  newest: Pick<Manifest, 'encrypted' | 'recipients'> | undefined,
): Promise<Finding | undefined> {
  const check = 'backup key';
  if (backupDir === undefined || backupPlan === undefined) return undefined;
  if (backupKey === undefined)
    return look(
      check,
      'backups are not encrypted, and each holds the secret of the hub',
      'Set BACKUP_KEY to a recipient of age, and keep its identity on another machine.',
    );
  const problem = await encrypterFor(backupKey).then(
    () => undefined,
    ({ message }: Error) => message,
  );
  if (problem !== undefined)
    return bad(check, problem, 'Set BACKUP_KEY to the public key that age-keygen prints.');
  if (newest === undefined) return good(check, 'the next backup is encrypted');
  if (newest.encrypted === undefined)
    return look(
      check,
      'the newest backup is not encrypted',
      'Restart the server if it has no BACKUP_KEY yet.',
    );
  if (newest.recipients === undefined)
    return good(check, 'the newest backup is encrypted, to an unknown key');
  return newest.recipients.join() === recipientsOf(backupKey).join()
    ? good(check, 'the newest backup is encrypted to it')
    : look(
        check,
        'the newest backup is encrypted to another key',
        'Restart the server if its BACKUP_KEY is older, and keep the old identity for the old backups.',
      );
}

/** Private, link-local and loopback addresses, and names that only the name server of a home network knows. */
const isAtHome = (hostname: string): boolean =>
  /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/.test(
    hostname,
  ) ||
  /^\[(?:::1|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/.test(hostname) ||
  /^[^.[]+$|\.(?:local|localhost|lan|home|internal|intranet|box|home\.arpa)$/.test(hostname);

/** Addresses of players: encrypted, and with the headers of the proxy. */
export function checkAddresses({ publicUrls, trustedProxies, host }: Environment): Finding {
  if (publicUrls.length === 0)
    return look('addresses', 'PUBLIC_URL is not set', 'Set it to every address in the browsers of players.');
  const plain = publicUrls.filter((url) => url.startsWith('http:') && !isAtHome(new URL(url).hostname));
  if (plain.length > 0)
    return bad('addresses', `${plain.join(', ')} is not encrypted`, 'Put a proxy with HTTPS in front.');
  const isBehindProxy = publicUrls.some((url) => url.startsWith('https:'));
  if (isBehindProxy && trustedProxies === 0)
    return look(
      'addresses',
      'HTTPS without TRUST_PROXY',
      'Set TRUST_PROXY=true if a proxy sets X-Forwarded-For: all players share its limits now.',
    );
  if (!isBehindProxy && trustedProxies > 0 && host !== '127.0.0.1')
    return look(
      'addresses',
      'TRUST_PROXY without a proxy lets callers invent addresses',
      'Remove TRUST_PROXY, or let only the proxy reach the port.',
    );
  return good('addresses', publicUrls.join(', '));
}
