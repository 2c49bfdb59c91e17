import type { Cue } from './cue-names.ts';

export interface PlayOptions {
  /** Share of the cue's own volume, 0 to 1; default 1. */
  readonly volume?: number | undefined;
  /** Repeats until it is stopped. */
  readonly loop?: boolean | undefined;
}

/** Handle of a requested cue, whether it plays or was skipped. */
export interface PlayingCue {
  /** Fades it out; does nothing when it has ended. */
  readonly stop: () => void;
}

/** The only sound function for pages and games: plays a cue now or not at all. Never throws, never queues. */
export type PlayCue = (cue: Cue, options?: PlayOptions) => PlayingCue;

/** The handle of a skipped cue. */
export const SILENCE: PlayingCue = { stop() {} };
