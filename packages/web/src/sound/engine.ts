import { CUES, type Cue, QUIETER_CUES } from './cue-names.ts';
import { createMotif } from './motif.ts';
import { type PlayCue, type PlayingCue, SILENCE } from './playing-cue.ts';
import type { SkipLog } from './skip-log.ts';
import { audibleVolume, type SoundSettingsStore } from './sound-settings.ts';

/** Time constant of volume changes and stops, in seconds: sounds immediate, but avoids a crackle. */
const SMOOTHING = 0.015;
/** Number of time constants until a stopped cue is inaudible. */
const FADE_TIME_CONSTANTS = 5;

export interface EngineDeps {
  readonly context: AudioContext;
  /** URL of each cue's recording. */
  readonly files: Readonly<Record<Cue, string>>;
  /** Fetches the bytes of a URL; rejects when that fails. */
  readonly load: (url: string) => Promise<ArrayBuffer>;
  readonly settings: SoundSettingsStore;
  /** Whether the page is hidden, such as in a background tab. */
  readonly isHidden: () => boolean;
  readonly skipped: SkipLog;
}

export interface SoundEngine {
  /** Fetches and decodes every cue; failures are logged and do not affect other cues. Never rejects. */
  readonly preload: () => Promise<void>;
  readonly play: PlayCue;
  /** Stops every active cue. */
  readonly stopAll: () => void;
  /** Cues that are playing, oldest first. */
  readonly active: () => readonly Cue[];
}

type Start = { readonly volume: number; readonly rate: number; readonly loop: boolean };

/** Plays recordings through one master volume that follows the settings. */
export function createSoundEngine(deps: EngineDeps): SoundEngine {
  const { context, settings, skipped } = deps;
  const recordings = new Map<Cue, AudioBuffer>();
  const failed = new Set<Cue>();
  const sounding = new Map<PlayingCue, Cue>();
  const master = followedVolume(context, settings);
  const motif = createMotif();

  const loadCue = async (cue: Cue): Promise<void> => {
    try {
      recordings.set(cue, await context.decodeAudioData(await deps.load(deps.files[cue])));
    } catch {
      failed.add(cue);
      skipped(cue, 'failed to load');
    }
  };

  const start = (cue: Cue, recording: AudioBuffer, { volume, rate, loop }: Start): PlayingCue => {
    const gain = context.createGain();
    gain.gain.value = volume;
    gain.connect(master);
    const source = context.createBufferSource();
    source.buffer = recording;
    source.loop = loop;
    source.playbackRate.value = rate;
    source.connect(gain);
    const playing: PlayingCue = {
      stop() {
        if (!sounding.delete(playing)) return;
        gain.gain.setTargetAtTime(0, context.currentTime, SMOOTHING);
        source.stop(context.currentTime + SMOOTHING * FADE_TIME_CONSTANTS);
      },
    };
    source.addEventListener('ended', () => {
      sounding.delete(playing);
      gain.disconnect();
    });
    sounding.set(playing, cue);
    source.start();
    return playing;
  };

  return {
    async preload() {
      await Promise.all(CUES.map(loadCue));
    },
    play(cue, { volume = 1, loop = false } = {}) {
      const rate = motif.rateOf(cue);
      const recording = recordings.get(cue);
      if (!recording) {
        skipped(cue, failed.has(cue) ? 'failed to load' : 'not loaded yet');
        return SILENCE;
      }
      if (deps.isHidden()) return SILENCE;
      if (context.state !== 'running') {
        // Suspended, e.g. by a phone call or a slow start: sources started now would all play at once later.
        context.resume().catch(() => {});
        return SILENCE;
      }
      return start(cue, recording, {
        volume: clamped(volume) * (QUIETER_CUES[cue] ?? 1),
        rate,
        loop,
      });
    },
    stopAll() {
      motif.reset();
      for (const playing of sounding.keys()) playing.stop();
    },
    active: () => [...sounding.values()],
  };
}

function followedVolume(context: AudioContext, settings: SoundSettingsStore): GainNode {
  const master = context.createGain();
  master.gain.value = audibleVolume(settings.getState());
  master.connect(context.destination);
  settings.subscribe((state) =>
    master.gain.setTargetAtTime(audibleVolume(state), context.currentTime, SMOOTHING),
  );
  return master;
}

const clamped = (volume: number): number => Math.min(1, Math.max(0, volume));
