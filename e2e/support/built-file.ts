import { readFileSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = path.resolve(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly isDynamicEntry?: boolean }>
>;
let manifest: Manifest | undefined;

/** The built file of a chunk, below the root of the site; its name is a hash. */
export function builtFile(chunk: string): string {
  manifest ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const named = Object.values(manifest).filter(({ file, name }) => name === chunk && file.endsWith('.js'));
  // The code of a page or a part, rather than what it shares with others under the same name.
  const found = named.find(({ isDynamicEntry }) => isDynamicEntry) ?? named[0];
  if (found === undefined) throw new Error(`The build has no chunk ${chunk}`);
  return found.file;
}

/** Whether an address is that of the script of this chunk. */
export const isScript =
  (chunk: string) =>
  ({ pathname }: URL): boolean =>
    pathname === `/${builtFile(chunk)}`;

/** Whether an address is that of a script, but not of the entry. */
export const isLaterScript = (address: URL): boolean =>
  /^\/assets\/.*\.js$/.test(address.pathname) && !isScript('index')(address);
