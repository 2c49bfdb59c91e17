import type { LogLine } from '../players/server-process.ts';

/** Adds up what the lines of a log count, such as the lines that were cut: the log itself is not kept for that long. */
export class LogCounts {
  readonly #counts = new Map<string, number>();

  readonly hear = ({ msg = '', ...line }: LogLine): void => {
    const count = line['count'];
    if (typeof count === 'number') this.#counts.set(msg, this.of(msg) + count);
  };

  of(message: string): number {
    return this.#counts.get(message) ?? 0;
  }
}
