import type { Stored } from '../consistency/stored-data.ts';
import type { Report } from '../report.ts';
import { countsText, increment } from '../statistics.ts';

const ACKNOWLEDGED = ['created', 'guessed', 'rewarded', 'finished', 'bought', 'worn', 'liked', 'codes'];
const UNANSWERED = ['bought', 'worn', 'liked'];

/** Counts of a run of kills. */
export class KillTally {
  kills = 0;
  killsAtStart = 0;
  killsAtOnce = 0;
  accountsAsked = 0;
  readonly comparedGuesses = new Set<object>();
  /** Durations of the starts, in ms. */
  readonly starts: number[] = [];
  readonly #done = new Map<string, number>();
  readonly #from = performance.now();

  /** A player has completed an activity. */
  did(what: string): void {
    increment(this.#done, what);
  }

  /** Duration of the run, in ms. */
  get passedMs(): number {
    return performance.now() - this.#from;
  }

  /** The figures of the report; `observed` counts observations by kind. */
  figures(observed: ReadonlyMap<string, number>, stored: Stored): Report['figures'] {
    const starts = this.starts.toSorted((one, other) => one - other);
    const [median = 0, longest = 0] = [starts[starts.length >> 1], starts.at(-1)];
    return [
      ['kills', this.kills],
      ['of them at an acknowledgement', this.killsAtOnce],
      ['of them during a start', this.killsAtStart],
      ['minutes', (this.passedMs / 60_000).toFixed(1)],
      ['start, median and longest', `${Math.round(median)} ms, ${Math.round(longest)} ms`],
      ...ACKNOWLEDGED.map((kind) => [`acknowledged: ${kind}`, observed.get(kind) ?? 0] as const),
      ...UNANSWERED.map(
        (kind) => [`without an answer: ${kind}`, observed.get(`${kind}, unknown`) ?? 0] as const,
      ),
      ['guesses compared in the state that acknowledged them', this.comparedGuesses.size],
      ['accounts checked over HTTP', this.accountsAsked],
      ['stored: accounts', stored.account.length],
      ['stored: ledger entries', stored.ledger.length],
      ['stored: finished games', stored.match.length],
      ['completed', countsText(this.#done)],
    ];
  }
}
