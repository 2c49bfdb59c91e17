import { CUES, type Cue } from './cue-names.ts';

const urls = import.meta.glob<string>('./cues/*', { eager: true, query: '?url', import: 'default' });

/** URL of each cue's recording. */
export const CUE_FILES = Object.fromEntries(CUES.map((cue) => [cue, fileOf(cue)])) as Readonly<
  Record<Cue, string>
>;

function fileOf(cue: Cue): string {
  const url = urls[`./cues/${cue}.wav`] ?? urls[`./cues/${cue}.mp3`];
  if (url === undefined) throw new Error(`No recording of the cue "${cue}": run npm run sounds`);
  return url;
}
