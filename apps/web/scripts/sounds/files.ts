import type { Cue } from '@hub/web/sound/cue-names.ts';
import { mp3, wav } from './encode.ts';
import { perform } from './score.ts';
import type { Signal } from './signal.ts';

/** A cue as it is committed: the long reel as mp3, everything else as wav. */
export type CueFile = { readonly name: string; readonly bytes: Uint8Array; readonly signal: Signal };

/** Performs a cue and writes it down, the same bytes every time. */
export function cueFile(cue: Cue): CueFile {
  const signal = perform(cue);
  return cue === 'spinningReel'
    ? { name: `${cue}.mp3`, bytes: mp3(signal), signal }
    : { name: `${cue}.wav`, bytes: wav(signal), signal };
}
