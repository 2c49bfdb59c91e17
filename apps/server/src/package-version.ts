import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version in the package's manifest, which is above the sources and above the bundles. */
export function packageVersion(): string {
  const manifest = readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
