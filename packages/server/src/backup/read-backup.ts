import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compareSchema } from './compare-schema.ts';
import { BackupError, expectSame } from './files.ts';
import { inspectDatabase } from './inspect.ts';
import { DATABASE, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

/** Verifies a whole backup. Throws a BackupError unless every file and total matches the manifest. */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const expected of manifest.files) {
    await expectSame(path.join(folder, expected.name), expected);
  }
  const inspection = inspectDatabase(path.join(folder, DATABASE));
  for (const key of ['schemaVersion', 'accounts', 'balanceEssence'] as const) {
    if (inspection[key] !== manifest[key]) {
      throw new BackupError(`${folder} holds another ${key} than stated in its manifest`);
    }
  }
  await compareSchema(path.join(folder, DATABASE), manifest.schemaVersion);
  return manifest;
}

/** The manifest of a backup, of which nothing is checked yet. Throws a BackupError. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}`, { cause: error });
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success || !parsed.data.files.some(({ name }) => name === DATABASE)) {
    throw new BackupError(`${file} is not a manifest that this version supports`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
