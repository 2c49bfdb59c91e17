import * as z from 'zod/mini';

const KEPT_MS = 31_536_000_000;

/** The times of a maintenance (ms since 1970); `until` is null while it lasts. */
const pauseSchema = z.object({ from: z.number(), until: z.nullable(z.number()) });
export const pausesSchema = z.readonly(z.array(pauseSchema));
type Pauses = z.infer<typeof pausesSchema>;

/** The pauses after the hub was closed or opened at that time; without those that ended a year before. */
export function afterChange(pauses: Pauses, isClosed: boolean, at: number): Pauses {
  const kept = pauses.filter(({ until }) => until === null || until > at - KEPT_MS);
  if (!isClosed) return kept.map(({ from, until }) => ({ from, until: until ?? at }));
  return kept.some(({ until }) => until === null) ? kept : [...kept, { from: at, until: null }];
}

/** How much of the time between two moments was maintenance, in ms. */
export const pausedMs = (pauses: Pauses, since: number, now: number): number =>
  pauses.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until ?? now, now) - Math.max(from, since)),
    0,
  );
