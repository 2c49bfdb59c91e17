import type { Attribute } from './compare.ts';

/** What a guess must respect about an attribute: have the values, not have them, or be higher or lower than them. */
export type HardRule = 'keep' | 'avoid' | 'higher' | 'lower';

/** The first known thing that a guess ignored. */
export type Ignored = {
  /** The field of the result. */
  readonly attribute: string;
  readonly rule: HardRule;
  readonly values: readonly string[];
};

/** Two results with the same first guess: of the answer, and of the new guess as if it were the answer. */
type Compared = { readonly known: unknown; readonly asAnswer: unknown };

/**
 * Returns what the new guess ignores, if anything. It must keep the correct values of every earlier guess, repeat none of
 * the wrong ones, and lie on the side of every number that the arrow showed. Fields of a result that are no attributes are
 * left out.
 */
export function ignoredOf(compared: readonly Compared[]): Ignored | undefined {
  for (const { known, asAnswer } of compared) {
    for (const [attribute, value] of Object.entries(known as object)) {
      const other = (asAnswer as Readonly<Record<string, unknown>>)[attribute];
      if (!isAttribute(value) || !isAttribute(other)) continue;
      const broken = brokenRule(value, other);
      if (broken !== undefined) return { attribute, ...broken };
    }
  }
  return undefined;
}

function brokenRule(
  known: Attribute<unknown>,
  other: Attribute<unknown>,
): Omit<Ignored, 'attribute'> | undefined {
  const status = known.isCorrect;
  if (status === 'higher' || status === 'lower')
    return other.isCorrect === status ? undefined : { rule: status, values: partsOf(known.value) };
  // Two equal lists without entries share nothing, but are equal.
  if (status === 'correct')
    return other.isCorrect === 'correct' ? undefined : { rule: 'keep', values: partsOf(known.value) };
  if (status === 'wrong' && other.isCorrect === 'correct')
    return { rule: 'avoid', values: partsOf(known.value) };
  const shared = new Set(partsOf(other.correctValue));
  const right = partsOf(known.correctValue);
  if (!right.every((part) => shared.has(part))) return { rule: 'keep', values: right };
  const wrong = partsOf(known.value).filter((part) => !right.includes(part) && shared.has(part));
  return wrong.length === 0 ? undefined : { rule: 'avoid', values: wrong };
}

function partsOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  return [value].flat().map(String);
}

const isAttribute = (value: unknown): value is Attribute<unknown> =>
  typeof value === 'object' && value !== null && 'isCorrect' in value && 'value' in value;
