import path from 'node:path';
import { regionSchema } from '@hub/catalog/champion-schema';
import { sigils } from '@hub/catalog/sigils';
import { drawLandscape, drawSigil } from './compose.ts';

/** Where the pages find the files. */
export const folder = path.resolve(import.meta.dirname, '../packages/ui/src/art');

/** All files by their path in the folder: a sigil for every champion, a landscape for every region. */
export const drawings = (): ReadonlyMap<string, string> =>
  new Map([
    ...sigils.map((sigil) => [`sigils/${sigil.id}.svg`, drawSigil(sigil)] as const),
    ...regionSchema.options.map(
      (region) =>
        [`landscapes/${region.toLowerCase().replaceAll(' ', '-')}.svg`, drawLandscape(region)] as const,
    ),
  ]);
