/**
 * Writes all cues to packages/web/src/sound/cues and prints what can be judged without ears:
 * length, peak, loudest 50 ms, balance of the spectrum.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CUES } from '@hub/web/sound/cue-names.ts';
import { cueFile } from './files.ts';
import { loudestDecibels, peakDecibels, spectralCentroid } from './measure.ts';
import { RATE } from './signal.ts';

const folder = path.resolve(import.meta.dirname, '../../src/features/sound/cues');

let total = 0;
for (const cue of CUES) {
  const { name, bytes, signal } = cueFile(cue);
  writeFileSync(path.join(folder, name), bytes);
  total += bytes.length;
  console.log(
    name.padEnd(24),
    `${Math.round((signal.length / RATE) * 1000)} ms`.padStart(8),
    `peak ${peakDecibels(signal).toFixed(1)} dB`.padStart(14),
    `loudest ${loudestDecibels(signal).toFixed(1)} dB`.padStart(18),
    `centroid ${Math.round(spectralCentroid(signal))} Hz`.padStart(18),
    `${(bytes.length / 1000).toFixed(1)} kB`.padStart(9),
  );
}
console.log(`${(total / 1000).toFixed(0)} kB in all`);
