import * as fc from 'fast-check';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The keywords of JSON Schema that the contract's documents use. */
export type JsonSchema = {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

/** Longest text where the schema sets no limit. */
const LONGEST_TEXT = 40;

/** Any JSON value. */
export const anyJson = (): fc.Arbitrary<Json> => fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;

/** Values that a schema permits, including its limits. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  switch (schema.type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return wholeNumbersOf(schema);
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    case 'object':
      return objectsOf(schema);
    case undefined:
    default:
      return anyJson();
  }
}

/** Objects of a schema, with and without optional properties. */
export function objectsOf({
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<Record<string, Json>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

function textsOf({
  pattern,
  allOf = [],
  format,
  minLength = 0,
  maxLength,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
  const longest = maxLength ?? LONGEST_TEXT;
  const size = { minLength, maxLength: Math.min(longest, LONGEST_TEXT) };
  const texts = fc.oneof(
    { weight: 3, arbitrary: fc.string(size) },
    { weight: 2, arbitrary: fc.string({ ...size, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.string({ ...size, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(minLength), 'x'.repeat(longest)) },
  );
  const first = patterns[0];
  const source = first === undefined || first === '\\S' ? texts : fc.stringMatching(new RegExp(first));
  const wanted = patterns.map((one) => new RegExp(one));
  return source.filter((text) => text.length <= longest && wanted.every((one) => one.test(text)));
}

function wholeNumbersOf({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? Number.MIN_SAFE_INTEGER;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const near = { min: Math.max(min, -20), max: Math.min(max, 200) };
  return fc.oneof(
    fc.constantFrom(min, max),
    fc.integer(near.min <= near.max ? near : { min, max }),
    fc.integer({ min, max }),
  );
}

const numbersOf = ({ minimum = -1e308, maximum = 1e308 }: JsonSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: Math.max(minimum, -500), max: Math.min(maximum, 500) }).map((tenths) => tenths / 10),
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  );
