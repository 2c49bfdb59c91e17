import type { Cue } from './cue-names.ts';

export interface PlayOptions {
  /** Share of the cue's own loudness, 0 to 1; 1 without it. */
  readonly volume?: number | undefined;
  /** Repeats until it is stopped. */
  readonly loop?: boolean | undefined;
}

/** A cue that was asked for, whether it sounds or was skipped. */
export interface PlayingCue {
  /** Ends it softly; does nothing when it has ended. */
  readonly stop: () => void;
}

/** The one function that pages and games get: plays a cue now, or not at all. It never throws and never queues. */
export type PlayCue = (cue: Cue, options?: PlayOptions) => PlayingCue;

/** What a skipped cue answers. */
export const SILENCE: PlayingCue = { stop() {} };
