import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cueFile } from '../apps/web/scripts/sounds/files.ts';
import { peakDecibels } from '../apps/web/scripts/sounds/measure.ts';
import { RATE } from '../apps/web/scripts/sounds/signal.ts';
import { CUES, type Cue } from '../packages/web/src/sound/cue-names.ts';

const FOLDER = path.resolve(import.meta.dirname, '../packages/web/src/sound/cues');
const read = (name: string): Buffer => readFileSync(path.join(FOLDER, name));

/** Shortest and longest length in ms that still feels right: a press is a touch, the reel turns for four seconds. */
const lengths: Readonly<Record<Cue, readonly [number, number]>> = {
  close: [200, 500],
  open: [200, 500],
  open2: [150, 400],
  create: [600, 1200],
  hover: [50, 150],
  correct: [400, 900],
  wrong: [400, 900],
  click: [40, 150],
  click2: [40, 150],
  click3: [40, 150],
  tick: [40, 120],
  tack: [40, 120],
  slide: [120, 350],
  slide2: [100, 300],
  ingameNotification: [500, 1200],
  swoosh: [250, 600],
  swoosh2: [300, 700],
  swoosh3: [500, 1200],
  plop: [80, 250],
  spinningReel: [3700, 4300],
  solved: [900, 1500],
  streakDay: [400, 900],
  purchase: [600, 1200],
  newTier: [900, 1500],
};
const wavCues = CUES.filter((cue) => cue !== 'spinningReel');

/** The samples of a wav file with the usual header of 44 bytes. */
const samplesIn = (bytes: Buffer): readonly number[] =>
  Array.from({ length: (bytes.length - 44) / 2 }, (_, index) => bytes.readInt16LE(44 + index * 2) / 32_768);

/** The samples of a cue as they are committed; of the reel, those that went into the encoder. */
const samplesOf = (cue: Cue): ArrayLike<number> =>
  cue === 'spinningReel' ? cueFile(cue).signal : samplesIn(read(`${cue}.wav`));

it('there is one file for each cue, below 600 kB together', () => {
  const names = readdirSync(FOLDER).sort();
  expect(names).toEqual([...wavCues.map((cue) => `${cue}.wav`), 'spinningReel.mp3'].sort());
  expect(names.reduce((total, name) => total + read(name).length, 0)).toBeLessThan(600_000);
});

it.each(CUES)('%s is what the scripts make, byte for byte', (cue) => {
  const { name, bytes } = cueFile(cue);
  expect(Buffer.compare(read(name), bytes)).toBe(0);
});

describe.each(CUES)('%s', (cue) => {
  const samples = Array.from(samplesOf(cue));

  it('is as long as its use allows', () => {
    const [shortest, longest] = lengths[cue];
    const milliseconds = (samples.length / RATE) * 1000;
    expect(milliseconds).toBeGreaterThan(shortest);
    expect(milliseconds).toBeLessThan(longest);
  });

  it('leaves room above, and is not lost below', () => {
    expect(peakDecibels(samples)).toBeLessThan(-3);
    expect(peakDecibels(samples)).toBeGreaterThan(-15);
  });

  it('begins and ends at zero without a step that clicks', () => {
    expect(samples[0]).toBeCloseTo(0, 4);
    expect(samples.at(-1)).toBeCloseTo(0, 4);
    const ends = [samples.slice(0, 5), samples.slice(-20)];
    const steps = ends.flatMap((end) =>
      end.slice(1).map((value, index) => Math.abs(value - (end[index] ?? 0))),
    );
    expect(Math.max(...steps)).toBeLessThan(0.05);
  });

  it('has no offset', () => {
    const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.005);
  });
});
