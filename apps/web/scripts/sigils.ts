import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ART = path.resolve(import.meta.dirname, '../../../packages/ui/src/art');

const drawings = globSync(['sigils/*.svg', 'items/*.svg', 'landscapes/*.svg', 'avatars/*.svg'], { cwd: ART })
  .toSorted()
  .map((name) => ({ name, source: readFileSync(path.join(ART, name)) }));
const hash = createHash('sha256');
for (const { name, source } of drawings) hash.update(name).update(source);
/** The one that `sigil-url.ts` imports is emitted without this. */
const IMPORTED = 'sigils/Aatrox.svg';
const FOLDER = `assets/drawings-${hash.digest('hex').slice(0, 8)}`;

/** Puts every sigil, item, landscape and avatar into one folder, so that the pages know all their addresses from one of them. */
export const sigils = (): Plugin => ({
  name: 'hub:sigils',
  apply: 'build',
  buildStart() {
    for (const { name, source } of drawings)
      if (name !== IMPORTED) this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
  },
});

/** Names of the other assets; the sigil that a module imports lies with the rest of them, and fonts have a notice of licence. */
export function assetFileNames({ names, originalFileNames }: Rolldown.PreRenderedAsset): string {
  if (originalFileNames.some((file) => file.includes('/art/sigils/')))
    return `${FOLDER}/sigils/[name][extname]`;
  return names.some((name) => name.endsWith('.woff2'))
    ? 'assets/[name]-[hash:7][extname]'
    : 'assets/[hash:7][extname]';
}
