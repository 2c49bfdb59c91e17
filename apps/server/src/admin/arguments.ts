/** A wrong command line; the message explains the correct usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type Options = Readonly<Record<string, 'flag' | 'value'>>;

export type Arguments = {
  readonly words: readonly string[];
  /** Values of the given options by name; empty for a flag. */
  readonly options: ReadonlyMap<string, string>;
};

/**
 * Splits a command line into words and options (`--name value` or `--name=value`). A word may begin with hyphens,
 * because a player id may. Throws a UsageError for an unknown option or a missing value.
 */
export function parseArguments(given: readonly string[], known: Options): Arguments {
  const words: string[] = [];
  const options = new Map<string, string>();
  const rest = given.values();
  for (const word of rest) {
    const { name, value } = /^--(?<name>[a-z]+(?:-[a-z]+)*)(?:=(?<value>.*))?$/s.exec(word)?.groups ?? {};
    const kind = name === undefined ? undefined : known[name];
    if (name !== undefined && kind !== undefined) {
      options.set(name, kind === 'flag' ? '' : (value ?? valueAfter(name, rest)));
    } else if (word.startsWith('--') && !isPlayerId(word)) {
      throw new UsageError(`There is no option ${word} here.`);
    } else {
      words.push(word);
    }
  }
  return { words, options };
}

function valueAfter(name: string, rest: Iterator<string>): string {
  const next = rest.next();
  if (next.done === true) throw new UsageError(`--${name} needs a value.`);
  return next.value;
}

const isPlayerId = (word: string): boolean => /^[\w-]{12}$/.test(word);

/** Parses an integer from `min` to `max` in digits. Throws a UsageError that names it as `what`. */
export function wholeNumber(
  text: string,
  what: string,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`${what} must be a whole number from ${min} to ${max}.`);
}
