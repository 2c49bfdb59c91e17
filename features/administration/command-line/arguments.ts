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

/** The options that a usage names: `--name <value>` or `--flag`. */
export const optionsIn = (usage: string): Options =>
  Object.fromEntries(
    Array.from(usage.matchAll(/--(?<name>[a-z]+(?:-[a-z]+)*)(?<value> <)?/g), ({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['value'] === undefined ? 'flag' : 'value',
    ]),
  );

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

const PAGE = 20;

/** Which rows of a list to print: those of `--page`. */
export function pageIn({ options }: Pick<Arguments, 'options'>): {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
} {
  const page = wholeNumber(options.get('page') ?? '1', '--page', { min: 1, max: 1_000_000 });
  return { page, limit: PAGE, offset: (page - 1) * PAGE };
}

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
