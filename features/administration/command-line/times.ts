import { UsageError } from './arguments.ts';

const HOUR_MS = 3_600_000;
const MAX_MS = 3_660 * 24 * HOUR_MS;

/** Milliseconds since 1970 of the value of `--until`: `2026-12-24` (00:00 UTC), or `36h` or `7d` from now. */
export function timeOf(text: string, now: number): number {
  const { count, unit } = /^(?<count>\d{1,5})(?<unit>[hd])$/.exec(text)?.groups ?? {};
  const at =
    count === undefined
      ? /^\d{4}-\d\d-\d\d$/.test(text)
        ? Date.parse(`${text}T00:00Z`)
        : Number.NaN
      : now + Number(count) * (unit === 'h' ? HOUR_MS : 24 * HOUR_MS);
  if (at > now && at <= now + MAX_MS) return at;
  throw new UsageError(
    '--until must be a coming day such as 2026-12-24, or a time from now such as 36h or 7d.',
  );
}
