const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats `2679.3` as `2,679.30`; for distances, which have two decimals. */
export const formatExact = (value: number): string => exact.format(value);

/** Formats `2679.3` as `2,680`: rounded up, so that remaining life is never shown as 0; at least 0. */
export const formatLife = (value: number): string => whole.format(Math.ceil(Math.max(0, value)));

/** Returns the life lost, as the difference of the rounded values; the exact loss if no life is left. */
export const lifeLost = ({
  lost,
  lifeBefore,
  lifeLeft,
}: {
  readonly lost: number;
  readonly lifeBefore: number;
  readonly lifeLeft: number;
}): number => (lifeLeft > 0 ? Math.ceil(lifeBefore) - Math.ceil(lifeLeft) : lost);
