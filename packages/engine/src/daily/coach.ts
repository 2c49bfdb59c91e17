import type { DailyEntry, DailyFacts } from './facts.ts';

/** What the guesses of a finished puzzle were worth. Plain JSON. */
export type Coach = {
  /** Answers that were possible before the first guess and after each one, by what the guesses had told by then. */
  readonly possible: number[];
  /** Index of the guess that ruled out the largest share of the possible answers. */
  readonly best: number;
  /** The guess that another one would have beaten by most, and what that one would have left; null if there is none. */
  readonly better: { readonly guess: number; readonly id: string; readonly possible: number } | null;
  /**
   * 0 to 100: the information that could be expected of the guesses, against that of the best possible answers in their
   * place. Null if no guess had something to go by.
   */
  readonly skill: number | null;
  /** Bits that the guesses told more than could be expected of them; negative if they told less. One decimal. */
  readonly luck: number;
};

/** How a puzzle answers a guess, see `DailySpec`. */
type Compare<Entry> = (guess: Entry, answer: Entry, number: number) => unknown;

/** A guess less informative than the best by this many bits could have been better. */
const WORTH_TELLING_BITS = 0.25;

/** Possible answers that are tried in the place of a guess. More would take a server longer than 20 ms, and tell no more. */
export const COACH_TRIES = 24;

/** One guess, and what was possible before and after it. */
type Turn<Entry> = {
  readonly guess: Entry;
  readonly number: number;
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
};

/**
 * Judges the guesses (ids, oldest first, the last one the answer) by the rules of the puzzle. An answer is possible while
 * it would have led to the same results. Guesses are compared with the answers that were possible at that time, since
 * everybody could have named those; the first one had nothing to go by. Null if the facts do not know a guess any more.
 */
export function coachOf<Entry extends DailyEntry>(
  compare: Compare<Entry>,
  ids: readonly string[],
  { entries }: Pick<DailyFacts<Entry>, 'entries'>,
): Coach | null {
  const guesses = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const answer = guesses.at(-1);
  if (answer === undefined || guesses.length < ids.length) return null;
  const judge = new Judge(compare, answer);
  const turns = turnsOf(judge, guesses, entries);
  const measured = turns.map(({ guess, before, number }) => judge.expectedBits(guess, before, number));
  const told = turns.map(({ before, after }) => Math.log2(before.length / after.length));
  const compared = turns.slice(1).map((turn) => ({
    turn,
    ...judge.bestInstead(turn),
    own: measured[turn.number - 1] ?? 0,
  }));
  return {
    possible: [entries.length, ...turns.map(({ after }) => after.length)],
    best: told.indexOf(Math.max(...told)),
    better: betterOf(judge, compared),
    skill: skillOf(compared),
    luck: Math.round(10 * (sum(told) - sum(measured))) / 10 || 0,
  };
}

type Compared<Entry> = {
  readonly turn: Turn<Entry>;
  readonly id: string;
  readonly entry: Entry;
  /** Expected bits of the best guess, and of the player's. */
  readonly bits: number;
  readonly own: number;
};

function turnsOf<Entry extends DailyEntry>(
  judge: Judge<Entry>,
  guesses: readonly Entry[],
  start: readonly Entry[],
): readonly Turn<Entry>[] {
  let before = start;
  return guesses.map((guess, index) => {
    const number = index + 1;
    const turn = { guess, number, before, after: judge.after(guess, before, number) };
    before = turn.after;
    return turn;
  });
}

/** A guess when one answer was left is worth a bit, if only for the skill: naming another one wastes it. */
const worth = (bits: number, { before }: Turn<unknown>): number => (before.length === 1 ? 1 : bits);

function skillOf<Entry extends DailyEntry>(compared: readonly Compared<Entry>[]): number | null {
  const could = sum(compared.map(({ turn, bits }) => worth(bits, turn)));
  const did = compared.map(({ turn, bits, own, entry }) =>
    turn.before.length === 1 ? Number(turn.guess.id === entry.id) : Math.min(own, bits),
  );
  return could === 0 ? null : Math.round((100 * sum(did)) / could);
}

function betterOf<Entry extends DailyEntry>(
  judge: Judge<Entry>,
  compared: readonly Compared<Entry>[],
): Coach['better'] {
  const missed = compared
    .map(({ turn, entry, bits, own }) => ({
      guess: turn.number - 1,
      id: entry.id,
      possible: judge.after(entry, turn.before, turn.number).length,
      left: turn.after.length,
      bits: bits - own,
    }))
    .filter(({ bits, possible, left }) => bits >= WORTH_TELLING_BITS && possible < left)
    .toSorted((a, b) => b.bits - a.bits);
  const [{ guess, id, possible } = { guess: 0, id: '', possible: 0 }] = missed;
  return missed.length === 0 ? null : { guess, id, possible };
}

/** What guesses tell about one answer. */
class Judge<Entry extends DailyEntry> {
  readonly #compare: Compare<Entry>;
  readonly #answer: Entry;

  constructor(compare: Compare<Entry>, answer: Entry) {
    this.#compare = compare;
    this.#answer = answer;
  }

  /** Those of the possible answers that are left after a guess. */
  after(guess: Entry, possible: readonly Entry[], number: number): readonly Entry[] {
    const shown = this.#shown(guess, this.#answer, number);
    return possible.filter((entry) => this.#shown(guess, entry, number) === shown);
  }

  /** The bits that a guess can be expected to tell, if every possible answer is as likely. */
  expectedBits(guess: Entry, possible: readonly Entry[], number: number): number {
    const counts = new Map<string, number>();
    for (const entry of possible) {
      const shown = this.#shown(guess, entry, number);
      counts.set(shown, (counts.get(shown) ?? 0) + 1);
    }
    return sum(
      [...counts.values()].map((count) => (count / possible.length) * Math.log2(possible.length / count)),
    );
  }

  /** The possible answer that can be expected to tell most, of `COACH_TRIES` evenly spread ones; the first one of several. */
  bestInstead({ before, number }: Turn<Entry>): {
    readonly entry: Entry;
    readonly id: string;
    readonly bits: number;
  } {
    let best = { entry: this.#answer, id: this.#answer.id, bits: -1 };
    const tries = Math.min(before.length, COACH_TRIES);
    for (let index = 0; index < tries; index += 1) {
      const entry = before[Math.floor((index * before.length) / tries)] ?? this.#answer;
      const bits = this.expectedBits(entry, before, number);
      if (bits > best.bits) best = { entry, id: entry.id, bits };
    }
    return best;
  }

  /** What the player sees after a guess, if this were the answer. */
  #shown(guess: Entry, answer: Entry, number: number): string {
    return guess.id === answer.id ? '' : JSON.stringify(this.#compare(guess, answer, number));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
