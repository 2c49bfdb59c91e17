/** What one operation costs with some callers at work at once. */
export type Figures = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** Runs `callers` concurrently for the given time; each run receives its own numbers. */
export async function measure(
  work: (number: number) => Promise<unknown>,
  { callers, ms, from }: { readonly callers: number; readonly ms: number; readonly from: number },
): Promise<Figures & { readonly done: number }> {
  const taken: number[] = [];
  let number = from;
  const begun = performance.now();
  const end = begun + ms;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        const own = number;
        number += 1;
        await work(own);
        taken.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: taken.length / seconds, p50: at(0.5), p99: at(0.99), done: number };
}
