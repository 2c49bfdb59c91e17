/** The pentatonic mode on D that all pitched cues share, so that any two that meet sound together. */
const STEPS = { D: 0, E: 2, Fs: 4, A: 7, B: 9 } as const;

/** Frequency in Hz of a note of the mode, for example `note('A', 5)` = 880. */
export function note(name: keyof typeof STEPS, octave: number): number {
  const semitonesFromA4 = STEPS[name] - 7 + (octave - 4) * 12;
  return 440 * 2 ** (semitonesFromA4 / 12);
}
