import type { Mutant } from './instrument.ts';

/** Mutants that change nothing anybody could see, each with the reason. `text` is a part of the line's original. */
type Equivalent = {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
};

export const equivalents: readonly Equivalent[] = [];

/** Whether a mutant is in the list, by its file and what it replaces; lines move, so they do not count. */
export const isEquivalent = ({ file, original, replacement }: Mutant): boolean =>
  equivalents.some(
    (one) => one.file === file && one.original === original && one.replacement === replacement,
  );
