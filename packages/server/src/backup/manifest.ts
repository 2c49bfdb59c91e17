import * as z from 'zod/mini';

/** The file that lists the contents of a backup. */
export const MANIFEST = 'manifest.json';
export const DATABASE = 'hub.sqlite';
export const SECRET = 'secret';

const count = z.int().check(z.minimum(0));

const fileSchema = z.object({
  name: z.enum([DATABASE, SECRET]),
  bytes: count,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type BackupFile = Pick<z.infer<typeof fileSchema>, 'bytes' | 'sha256'>;

const encryptedSchema = z.object({
  ...fileSchema.shape,
  name: z.enum([`${DATABASE}.age`, `${SECRET}.age`]),
});

export const manifestSchema = z.object({
  /** 2 for an encrypted backup. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  /** Schema version: number of completed migrations. */
  schemaVersion: count,
  accounts: count,
  /** Sum of all balances in Blue Essence. */
  balanceEssence: count,
  files: z.array(fileSchema),
  /** The encrypted files; `files` are then what is in them. */
  encrypted: z.optional(z.array(encryptedSchema)),
  /** The public keys that they are encrypted to; versions before did not write them. */
  recipients: z.optional(z.array(z.string())),
});
export type Manifest = z.infer<typeof manifestSchema>;
