import * as fc from 'fast-check';
import { anyJson, type Json } from './schema-values.ts';

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];

/** Texts that often cause faults. */
const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  '\n\r\t',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202egnp.exe',
  '\u200b\u200d',
  'é\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'İıſK',
  "'; drop table account; --",
  '%_\\',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'NaN',
  '-0',
  '1e999',
  '00000000-0000-0000-0000-000000000000',
  ...INHERITED,
];

/** Texts of all kinds, some very long. */
export const hostileText = (longest = 20_000): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('x', ' ', 'é', '\u0301', 'ﷺ', '👩‍👩‍👧‍👦', '"', '\\', '\ud800'),
          fc.nat(longest),
        )
        .map(([unit, length]) => unit.repeat(Math.floor(length / unit.length))),
    },
  );

const nested = (depth: number): Json => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json;

/** Values that fit no schema. */
const hostileValue = (longest?: number): fc.Arbitrary<Json> =>
  fc.oneof(
    { weight: 3, arbitrary: hostileText(longest) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Json>(
        null,
        true,
        false,
        0,
        -0,
        -1,
        0.5,
        1e308,
        -1e308,
        2 ** 53,
        2 ** 31,
        [],
        {},
        [[]],
        [null],
      ),
    },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }).map(nested) },
    { weight: 2, arbitrary: anyJson() },
  );

/** A change at one path of a JSON value. */
export type Change = {
  readonly kind: 'replace' | 'remove' | 'add' | 'inherit' | 'wrap' | 'repeat';
  readonly place: number;
  readonly value: Json;
};

export const changes = (longest?: number): fc.Arbitrary<Change> =>
  fc.record({
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'inherit', 'wrap', 'repeat'),
    place: fc.nat(200),
    value: hostileValue(longest),
  });

type Path = readonly (string | number)[];

/** All paths of a value, the root first. */
function placesOf(value: Json, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]))];
}

/** Replaces the value at a path; `undefined` removes it. */
function replacedAt(
  value: Json,
  [key, ...rest]: Path,
  make: (old: Json) => Json | undefined,
): Json | undefined {
  if (key === undefined) return make(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
    const next = name === String(key) ? replacedAt(part, rest, make) : part;
    return next === undefined ? [] : [[name, next]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : ownKeys(entries);
}

/** An object with `__proto__` as its own key, as parsed JSON can have. */
function ownKeys(entries: readonly (readonly [string, Json])[]): Json {
  const object: Record<string, Json> = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

/** Applies a change; undefined when it removes the root. */
export function changed(value: Json, { kind, place, value: foreign }: Change): Json | undefined {
  const places = placesOf(value);
  const at = places[place % places.length] ?? [];
  return replacedAt(value, at, (old) => {
    switch (kind) {
      case 'remove':
        return undefined;
      case 'wrap':
        return place % 2 === 0 ? [old] : { value: old };
      case 'repeat':
        return typeof old === 'string' ? old.repeat(1 + (place % 90)) : old;
      case 'add':
      case 'inherit': {
        const key = kind === 'add' ? 'somethingElse' : (INHERITED[place % INHERITED.length] ?? '');
        const own = typeof old === 'object' && old !== null && !Array.isArray(old) ? Object.entries(old) : [];
        return ownKeys([...own, [key, foreign]]);
      }
      case 'replace':
      default:
        return foreign;
    }
  });
}

/** A typo: text is cut, doubled, inserted, dropped, prepended or appended. */
export type Typo = {
  readonly kind: 'cut' | 'insert' | 'double' | 'prepend' | 'append' | 'drop';
  readonly at: number;
  readonly text: string;
};

export const typos = (): fc.Arbitrary<Typo> =>
  fc.record({
    kind: fc.constantFrom('cut', 'insert', 'double', 'prepend', 'append', 'drop'),
    at: fc.nat(10_000),
    text: fc.oneof(
      fc.constantFrom('\ufeff', '{', '}', ',', '"', '\\u0000', '\\ud800', ' // x', '\0', 'NaN'),
      fc.string({ maxLength: 3 }),
    ),
  });

export function withTypo(text: string, { kind, at, text: foreign }: Typo): string {
  const index = text.length === 0 ? 0 : at % text.length;
  switch (kind) {
    case 'cut':
      return text.slice(0, index);
    case 'double':
      return text + text;
    case 'prepend':
      return foreign + text;
    case 'append':
      return text + foreign;
    case 'drop':
      return text.slice(0, index) + text.slice(index + 1);
    case 'insert':
    default:
      return text.slice(0, index) + foreign + text.slice(index);
  }
}
