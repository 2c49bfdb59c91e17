import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CUES, type Cue } from './cue-names.ts';
import { createSoundEngine, type SoundEngine } from './engine.ts';
import type { SkipLog } from './skip-log.ts';
import { createSoundSettings, type SoundSettingsStore } from './sound-settings.ts';
import { FakeAudioContext } from './testing/fake-audio.ts';

const files = Object.fromEntries(CUES.map((cue) => [cue, `/assets/${cue}`])) as Record<Cue, string>;
/** Fake loader: the bytes of a file are the cue's name. */
const nameOf = async (url: string): Promise<ArrayBuffer> =>
  new TextEncoder().encode(url.slice('/assets/'.length)).buffer;

let context: FakeAudioContext;
let settings: SoundSettingsStore;
let engine: SoundEngine;
let hidden: boolean;
const skipped = vi.fn<SkipLog>();
const load = vi.fn<(url: string) => Promise<ArrayBuffer>>(nameOf);

beforeEach(() => {
  hidden = false;
  context = new FakeAudioContext();
  settings = createSoundSettings(safeStorage(() => localStorage));
  skipped.mockReset();
  load.mockReset().mockImplementation(nameOf);
  engine = createSoundEngine({
    context: context.asContext(),
    files,
    load,
    settings,
    isHidden: () => hidden,
    skipped,
  });
});

const lastGain = () => context.sources.at(-1)?.to?.gain.value;

const semitonesOf = ({ sources }: FakeAudioContext) =>
  sources.splice(0).map(({ playbackRate }) => Math.round(12 * Math.log2(playbackRate.value)));

it('rises by the five notes of the motif with right answers in a row, and begins again after a wrong one', async () => {
  await engine.preload();
  for (const cue of ['correct', 'correct', 'tick', 'correct', 'correct', 'correct', 'correct'] as const)
    engine.play(cue);
  expect(semitonesOf(context)).toEqual([0, 2, 0, 4, 7, 9, 9]);
  for (const cue of ['wrong', 'correct', 'correct'] as const) engine.play(cue);
  expect(semitonesOf(context)).toEqual([0, 0, 2]);
  engine.stopAll();
  engine.play('correct');
  expect(semitonesOf(context)).toEqual([0]);
});

describe('loading', () => {
  it('fetches each cue once', async () => {
    await engine.preload();
    expect(load.mock.calls.map(([url]) => url)).toEqual(CUES.map((cue) => `/assets/${cue}`));
    expect(skipped).not.toHaveBeenCalled();
  });

  it('skips and logs a cue that is asked for too early', () => {
    engine.play('click');
    expect(context.sources).toEqual([]);
    expect(skipped.mock.calls).toEqual([['click', 'not loaded yet']]);
  });

  it('skips and logs a cue that could not be fetched or decoded, and plays the others', async () => {
    load.mockImplementation(async (url) => {
      if (url === files.tick) throw new Error('404');
      return nameOf(url === files.tack ? '/assets/broken' : url);
    });
    await engine.preload();
    expect(new Set(skipped.mock.calls.map(([cue]) => cue))).toEqual(new Set(['tick', 'tack']));
    for (const cue of ['tick', 'tack', 'plop'] as const) engine.play(cue);
    expect(context.started).toEqual(['plop']);
    expect(skipped).toHaveBeenLastCalledWith('tack', 'failed to load');
  });
});

describe('playing', () => {
  beforeEach(() => engine.preload());

  it.each([
    ['hover', 0.1],
    ['swoosh', 0.6],
    ['swoosh2', 0.6],
    ['swoosh3', 1],
    ['plop', 0.7],
    ['correct', 1],
  ] as const)('plays %s at %d of the master volume', (cue, gain) => {
    engine.play(cue);
    expect(context.started).toEqual([cue]);
    expect(lastGain()).toBe(gain);
    expect(context.sources[0]?.to?.to).toBe(context.master);
    expect(context.master?.gain.value).toBe(0.25);
  });

  it.each([
    [0.5, 0.35],
    [-1, 0],
    [9, 0.7],
  ])('takes a volume of %d as a share between 0 and 1', (volume, gain) => {
    engine.play('plop', { volume });
    expect(lastGain()).toBeCloseTo(gain);
  });

  it('keeps a cue active until it ends', () => {
    engine.play('click');
    context.advance(0.5);
    engine.play('spinningReel');
    expect(engine.active()).toEqual(['click', 'spinningReel']);
    context.advance(0.5);
    expect(engine.active()).toEqual(['spinningReel']);
    context.advance(0.5);
    expect(engine.active()).toEqual([]);
    expect(context.gains.filter(({ to }) => to === context.master)).toEqual([]);
  });

  it('loops until it is stopped', () => {
    const playing = engine.play('spinningReel', { loop: true });
    context.advance(60);
    expect(engine.active()).toEqual(['spinningReel']);
    playing.stop();
    expect(engine.active()).toEqual([]);
    expect(lastGain()).toBe(0);
    expect(context.sources[0]?.endsAt).toBeCloseTo(60.075);
    playing.stop();
    context.advance(1);
    expect(engine.active()).toEqual([]);
  });

  it('halts every active cue and nothing else', () => {
    engine.play('click');
    context.advance(1);
    engine.play('tick');
    engine.play('create', { loop: true });
    engine.stopAll();
    expect(engine.active()).toEqual([]);
    expect(context.sources.map(({ to }) => to?.gain.value)).toEqual([1, 0, 0]);
    engine.play('tack');
    expect(engine.active()).toEqual(['tack']);
  });

  it('follows the volume and the mute', () => {
    const { setVolume, setMuted } = settings.getState();
    engine.play('spinningReel');
    setVolume(0.8);
    expect(context.master?.gain.value).toBe(0.8);
    setMuted(true);
    expect(context.master?.gain.value).toBe(0);
    expect(settings.getState().volume).toBe(0.8);
    expect(engine.active()).toEqual(['spinningReel']);
    setMuted(false);
    expect(context.master?.gain.value).toBe(0.8);
  });

  it('plays nothing on a hidden page, neither now nor later', () => {
    hidden = true;
    engine.play('tick');
    hidden = false;
    context.advance(1);
    expect(context.sources).toEqual([]);
    expect(skipped).not.toHaveBeenCalled();
  });

  it('wakes a suspended context instead of queueing for it', async () => {
    context.state = 'suspended';
    engine.play('tick').stop();
    expect(context.sources).toEqual([]);
    expect(context.resumes).toBe(1);
    await Promise.resolve();
    engine.play('tack');
    expect(context.started).toEqual(['tack']);
  });
});
