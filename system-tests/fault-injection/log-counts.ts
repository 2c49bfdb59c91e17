import type { LogLine } from '../players/server-process.ts';
import { increment } from '../statistics.ts';

/** Sums the `count` fields of log lines by message. */
export class LogCounts {
  readonly #counts = new Map<string, number>();

  readonly add = ({ msg = '', ...line }: LogLine): void => {
    const count = line['count'];
    if (typeof count === 'number') increment(this.#counts, msg, count);
  };

  of(message: string): number {
    return this.#counts.get(message) ?? 0;
  }
}
