const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `2679.3` as `2,679.30`: distances to the last decimal that counts. */
export const formatExact = (value: number): string => exact.format(value);

/** `2679.3` as `2,680`: rounded up, so that what is left is never shown as nothing; never below 0. */
export const formatLife = (value: number): string => whole.format(Math.ceil(Math.max(0, value)));

/** What a round cost, so that the rounded lives before and after it differ by it. What was left may be less. */
export const lifeLost = ({
  lost,
  lifeBefore,
  lifeLeft,
}: {
  readonly lost: number;
  readonly lifeBefore: number;
  readonly lifeLeft: number;
}): number => (lifeLeft > 0 ? Math.ceil(lifeBefore) - Math.ceil(lifeLeft) : lost);
