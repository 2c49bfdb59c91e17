import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cueFile } from '../apps/web/scripts/sounds/files.ts';
import { peakDecibels, spectralCentroid } from '../apps/web/scripts/sounds/measure.ts';
import { RATE, sampled } from '../apps/web/scripts/sounds/signal.ts';
import { CUES, type Cue } from '../apps/web/src/features/sound/cue-names.ts';

const FOLDER = path.resolve(import.meta.dirname, '../apps/web/src/features/sound/cues');
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
};
const wavCues = CUES.filter((cue) => cue !== 'spinningReel');

/** What a wav file holds, read by the letter of the format. */
function readWav(bytes: Buffer) {
  const dataBytes = bytes.readUInt32LE(40);
  const samples = Array.from(
    { length: dataBytes / 2 },
    (_, index) => bytes.readInt16LE(44 + index * 2) / 32_768,
  );
  return {
    marks: [
      bytes.toString('latin1', 0, 4),
      bytes.toString('latin1', 8, 16),
      bytes.toString('latin1', 36, 40),
    ],
    sizes: [bytes.readUInt32LE(4) + 8, dataBytes + 44],
    format: bytes.readUInt16LE(20),
    channels: bytes.readUInt16LE(22),
    rate: bytes.readUInt32LE(24),
    bits: bytes.readUInt16LE(34),
    samples,
  };
}

/** Frames of an MPEG-2 layer III file; throws where a frame does not follow the one before. */
function countMp3Frames(bytes: Buffer): { frames: number; rate: number; isMono: boolean } {
  const kilobits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
  let frames = 0;
  let isMono = true;
  for (let at = 0; at < bytes.length; frames += 1) {
    const header = bytes.readUInt32BE(at);
    // Sync word, MPEG 2, layer III, no checksum; then the index of the rate: 0 is 22.05 kHz.
    if (header >>> 16 !== 0xfff3 || ((header >>> 10) & 3) !== 0) throw new Error(`No frame at byte ${at}`);
    isMono &&= ((header >>> 6) & 3) === 3;
    at += Math.floor((72_000 * (kilobits[(header >>> 12) & 15] ?? 0)) / 22_050) + ((header >>> 9) & 1);
  }
  return { frames, rate: 22_050, isMono };
}

/** The samples of a cue as they are committed; of the reel, those that went into the encoder. */
const samplesOf = (cue: Cue): ArrayLike<number> =>
  cue === 'spinningReel' ? cueFile(cue).signal : readWav(read(`${cue}.wav`)).samples;

it('there is one file for each of the twenty cues, below 600 kB together', () => {
  const names = readdirSync(FOLDER).sort();
  expect(names).toEqual([...wavCues.map((cue) => `${cue}.wav`), 'spinningReel.mp3'].sort());
  expect(names).toHaveLength(20);
  expect(names.reduce((total, name) => total + read(name).length, 0)).toBeLessThan(600_000);
});

it.each(CUES)('%s is what the scripts make, byte for byte', (cue) => {
  const { name, bytes } = cueFile(cue);
  expect(Buffer.compare(read(name), bytes)).toBe(0);
});

it.each(wavCues)('%s is a whole 16-bit mono wav file', (cue) => {
  const bytes = read(`${cue}.wav`);
  expect(readWav(bytes)).toMatchObject({
    marks: ['RIFF', 'WAVEfmt ', 'data'],
    sizes: [bytes.length, bytes.length],
    format: 1,
    channels: 1,
    rate: RATE,
    bits: 16,
  });
});

it('the reel is a whole mono mp3 file of about four seconds', () => {
  const { frames, rate, isMono } = countMp3Frames(read('spinningReel.mp3'));
  const seconds = (frames * 576) / rate;
  expect(isMono).toBe(true);
  expect(seconds).toBeGreaterThan(3.7);
  expect(seconds).toBeLessThan(4.3);
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

const ratio = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);

it('no two cues are alike in length and colour', () => {
  const heard = CUES.map((cue) => {
    const samples = samplesOf(cue);
    return { cue, seconds: samples.length / RATE, hertz: spectralCentroid(samples) };
  });
  const alike = heard.flatMap((a, index) =>
    heard
      .slice(index + 1)
      .filter((b) => ratio(a.seconds, b.seconds) < 1.1 && ratio(a.hertz, b.hertz) < 1.1)
      .map((b) => [a.cue, b.cue]),
  );
  expect(alike).toEqual([]);
}, 30_000);

describe('the measures', () => {
  it.each([220, 1_000, 5_000])('find the centroid of a sine of %d Hz', (hertz) => {
    const sine = sampled(0.5, (t) => Math.sin(2 * Math.PI * hertz * t) * Math.sin(2 * Math.PI * t) ** 2);
    expect(spectralCentroid(sine) / hertz).toBeCloseTo(1, 2);
  });

  it('find the peak', () => {
    expect(peakDecibels([0, -0.5, 0.25])).toBeCloseTo(-6.02, 2);
  });
});
