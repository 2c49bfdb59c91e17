import { createRequire } from 'node:module';
import path from 'node:path';
import type { PictureDeps } from '@hub/engine/binding/pictures';
import { createEncryptedAddresses } from './encrypted-address.ts';
import { createPainter } from './painter.ts';
import { createSections, type Sections } from './sections.ts';
import { shareSections } from './shared-sections.ts';

/** The drawing of the arena, and the code of the thread that paints it: the source, or the file beside the bundle. */
export const files = {
  worker: path.join(
    import.meta.dirname,
    path.extname(import.meta.filename) === '.ts' ? 'worker.ts' : 'games/rift-guesser/pictures/worker.cjs',
  ),
  drawing: createRequire(import.meta.url).resolve('@hub/catalog/arena-map.svg'),
};

/** Opens the pictures of this server, painted on a thread. */
export function openSections(deps: PictureDeps): Sections {
  const sections = createSections({ ...deps, painter: createPainter(files) });
  // A lone server forgets an address with its round, and has it again after a restart; nodes need one that each can read.
  return deps.isNode
    ? shareSections({ sections, addresses: createEncryptedAddresses(deps.secret), clock: deps.clock })
    : sections;
}
