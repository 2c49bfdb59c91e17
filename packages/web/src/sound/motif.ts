import type { Cue } from './cue-names.ts';

/** The notes of the motif in semitones above its root: the pentatonic mode of all cues. */
const STEPS = [0, 2, 4, 7, 9] as const;

export interface Motif {
  /** The rate at which a cue plays now: the next note for a right answer, 1 for any other cue. */
  readonly rateOf: (cue: Cue) => number;
  /** Begins again at the root. */
  readonly reset: () => void;
}

/** Five notes that rise with right answers in a row; a wrong answer begins again at the root. */
export function createMotif(): Motif {
  let row = 0;
  return {
    rateOf(cue) {
      if (cue === 'wrong') row = 0;
      if (cue !== 'correct') return 1;
      const step = STEPS[row] ?? STEPS[4];
      row += 1;
      return 2 ** (step / 12);
    },
    reset() {
      row = 0;
    },
  };
}
