import type { RunAnswer, RunUpdate } from '@hub/engine/wire/runs';
import { numberFormat } from '@hub/ui/language/formatters.ts';

/** A run as far as the page knows it. */
export interface KnownRun {
  readonly gameId: string;
  readonly own: readonly RunAnswer[];
  readonly ghost: readonly RunAnswer[];
  readonly isOver: boolean;
}

/** Adds what a frame tells. */
export const withUpdate = (
  before: KnownRun | undefined,
  { from, own, ghost, gameId, isOver }: RunUpdate,
): KnownRun => ({
  gameId,
  own: [...(before?.own ?? []).slice(0, from), ...own],
  ghost: [...(before?.ghost ?? []).slice(0, from), ...ghost],
  isOver,
});

const FIGURES = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Seconds with one decimal. */
export const secondsOf = (ms: number): string => FIGURES(ms / 1_000);
