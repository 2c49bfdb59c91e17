import * as z from 'zod/mini';

/** Name of the file that says what a backup consists of. */
export const MANIFEST = 'manifest.json';
export const DATABASE = 'hub.sqlite';
export const SECRET = 'secret';

const count = z.int().check(z.minimum(0));

const fileSchema = z.object({
  name: z.enum([DATABASE, SECRET]),
  bytes: count,
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type BackupFile = z.infer<typeof fileSchema>;

export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the schema: how many migrations the database has been through. */
  schemaVersion: count,
  accounts: count,
  /** Sum of all balances, Blue Essence. */
  balanceEssence: count,
  files: z.array(fileSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;
