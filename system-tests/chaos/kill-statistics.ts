import type { Stored } from '../consistency/stored-data.ts';
import type { Report } from '../report.ts';

const ACKNOWLEDGED = ['created', 'guessed', 'rewarded', 'finished', 'bought', 'worn', 'liked', 'codes'];
const UNANSWERED = ['bought', 'worn', 'liked'];

/** What happened in a run of kills, counted. */
export class KillTally {
  kills = 0;
  killsAtStart = 0;
  killsAtOnce = 0;
  accountsAsked = 0;
  readonly comparedGuesses = new Set<object>();
  /** How long each start took, in ms. */
  readonly starts: number[] = [];
  readonly #done = new Map<string, number>();
  readonly #from = performance.now();

  /** A player has done something to its end. */
  did(what: string): void {
    this.#done.set(what, (this.#done.get(what) ?? 0) + 1);
  }

  /** How long the run has gone on, in ms. */
  get passedMs(): number {
    return performance.now() - this.#from;
  }

  /** As the report tells it; `told` counts what players were told by what it was. */
  figures(told: ReadonlyMap<string, number>, stored: Stored): Report['figures'] {
    const starts = this.starts.toSorted((one, other) => one - other);
    const [median = 0, longest = 0] = [starts[starts.length >> 1], starts.at(-1)];
    return [
      ['kills', this.kills],
      ['of them in the moment of an acknowledgement', this.killsAtOnce],
      ['of them while the server was starting', this.killsAtStart],
      ['minutes', (this.passedMs / 60_000).toFixed(1)],
      ['start, median and longest', `${Math.round(median)} ms, ${Math.round(longest)} ms`],
      ...ACKNOWLEDGED.map((kind) => [`acknowledged: ${kind}`, told.get(kind) ?? 0] as const),
      ...UNANSWERED.map((kind) => [`without an answer: ${kind}`, told.get(`${kind}, unknown`) ?? 0] as const),
      ['guesses compared in the state that acknowledged them', this.comparedGuesses.size],
      ['accounts asked about over HTTP', this.accountsAsked],
      ['stored: accounts', stored.account.length],
      ['stored: ledger entries', stored.ledger.length],
      ['stored: finished games', stored.match.length],
      ['played to the end', [...this.#done].map(([what, count]) => `${what} ${count}`).join(', ')],
    ];
  }
}
