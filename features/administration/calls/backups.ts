import { count, done, hostActions, hostReads, reason, time } from '@hub/protocol/http/admin/parts';
import { get, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';

const name = z
  .string()
  .check(
    z.regex(/^hub-[\dTZ-]{18,24}(?:-hand)?$/),
    z.describe('`hub-2026-11-21T03-00-00Z`, made by hand with `-hand` behind it'),
  );
const byName = z.object({ name });

/** The files of a backup; encrypted ones end with `.age`. `erased` is the list of erased accounts beside the backups. */
export const BACKUP_FILES = [
  'manifest.json',
  'hub.sqlite',
  'secret',
  'hub.sqlite.age',
  'secret.age',
  'erased',
] as const;
export const backupFileSchema = z.enum(BACKUP_FILES);
export type BackupFileName = z.infer<typeof backupFileSchema>;

export const backupSchema = z.object({
  name: z.string(),
  madeAt: time,
  bytes: count,
  accounts: z.nullable(count).check(z.describe('Null if its manifest cannot be read')),
  isEncrypted: z.boolean(),
  files: z.array(backupFileSchema).check(z.describe('To download; empty for a backup that is not encrypted')),
});
export type Backup = z.infer<typeof backupSchema>;

/** What reading a whole backup found. */
const verdictSchema = z.object({ isGood: z.boolean(), found: z.string() });

export const listBackups = hostReads('/admin/backups', {
  name: 'adminBackups',
  summary:
    'Returns the backups in BACKUP_DIR, newest first and those from the future last; with PostgreSQL or without the folder a reason why there are none',
  reply: z.object({ backups: z.array(backupSchema), whyNone: z.nullable(z.string()) }),
});

export const makeBackup = hostActions('/admin/backups', {
  name: 'adminMakeBackup',
  summary: 'Makes and verifies a backup; answers when it is done, refuses a second one meanwhile',
  body: z.object({ reason }),
  reply: backupSchema,
});

export const verifyBackup = hostActions('/admin/backups/:name/verify', {
  name: 'adminVerifyBackup',
  summary: 'Reads a whole backup and checks it; of an encrypted one without identity only the files',
  params: byName,
  reply: verdictSchema,
});

/** The age identity of an encrypted backup, `AGE-SECRET-KEY-1…`; used for this call and kept nowhere. */
const identity = z.optional(z.string().check(z.maxLength(4_000)));

export const restoreBackup = hostActions('/admin/backups/:name/restore', {
  name: 'adminRestoreBackup',
  summary:
    'Verifies a backup and restores it: the server starts again on it within a minute, and keeps the replaced files. The word `restore` must be typed',
  params: byName,
  body: z.object({ typed: z.literal('restore'), identity, reason }),
  reply: z.object({ found: z.string() }),
});

/**
 * A file of an encrypted backup as bytes: `GET /api/admin/backups/:name/files/:file`, with cookie and key like every call. It is
 * not in the list of calls, because its answer is not JSON.
 */
export const backupFilePath = '/admin/backups/:name/files/:file';

const firstRun = {
  policy: { access: 'visitor', rate: 'firstRun' },
  failure: 'Cannot reach the administration',
} as const;

export const firstRunState = get('/first-run', {
  ...firstRun,
  name: 'firstRun',
  summary:
    'Returns whether this hub is empty, so that a backup can be restored into it by whoever has the key of its console',
  reply: z.object({
    isEmpty: z.boolean().check(z.describe('Whether it takes its first host')),
    canRestore: z.boolean(),
    maxBytes: count.check(z.describe('Of all files')),
    uploaded: z.array(backupFileSchema),
  }),
});

/** Header with the key that the console of an empty hub shows. */
export const FIRST_RUN_HEADER = 'hub-first-run-key';

/** Most bytes of one part of an upload: half of what common proxies take without a setting. */
export const UPLOAD_PART_BYTES = 524_288;

/**
 * Uploads a part of one file of a backup as `application/octet-stream`: `POST /api/first-run/files/:file?offset=<bytes>` with the
 * header `hub-first-run-key`. With the offset 0 the file begins anew. Answers `{ "bytes": number }`, the size so far, at which
 * the next part begins. It is not in the list of calls, because its body is not JSON.
 */
export const firstRunFilePath = '/first-run/files/:file';

export const becomeFirstHost = post('/first-run/host', {
  ...firstRun,
  name: 'becomeFirstHost',
  summary:
    'Creates the first account of an empty hub and makes it a host; returns its token, and a link that opens the administration once',
  // The server's domain checks the name, as of every new account.
  body: z.object({ key: z.string().check(z.maxLength(64)), name: z.string().check(z.maxLength(200)) }),
  reply: z.object({ token: z.string(), link: z.string() }),
});

export const restoreFirstRun = post('/first-run/restore', {
  ...firstRun,
  name: 'restoreFirstRun',
  summary: 'Verifies the uploaded backup and restores it; the server starts again on it within a minute',
  body: z.object({ key: z.string().check(z.maxLength(64)), identity }),
  reply: z.object({ found: z.string() }),
});

export const discardFirstRun = post('/first-run/discard', {
  ...firstRun,
  name: 'discardFirstRun',
  summary: 'Deletes what was uploaded',
  body: z.object({ key: z.string().check(z.maxLength(64)) }),
  reply: done,
});
