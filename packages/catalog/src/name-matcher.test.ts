import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { champions } from './champions.ts';
import { displayName, findExact, foldName, matchNames } from './name-matcher.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const namesFor = (query: string, entries: readonly { name: string }[] = champions): string[] =>
  matchNames(query, entries).map(({ entry }) => entry.name);

/** Any text, with letters that make matches likely mixed in. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('a', 'A', 'b', 'é', "'", '’', ' ', '_', 'ß', 'Σ', 'İ', 'ﬁ', '\u0301'),
    maxLength: 8,
  }),
);
const anyEntries = fc.array(fc.record({ name: anyText }), { maxLength: 12 });

/** Whether a name has the letters, in that order. */
const hasInOrder = (letters: readonly string[], name: string): boolean => {
  let rest = Array.from(name);
  return letters.every((letter) => {
    const at = rest.indexOf(letter);
    rest = rest.slice(at + 1);
    return at >= 0;
  });
};

describe('folding', () => {
  it.each([
    ["Kai'Sa", 'kaisa'],
    ['KAI’SA', 'kaisa'],
    ['kaiʼsa', 'kaisa'],
    ['Kai`Sa', 'kaisa'],
    ['Kai´Sa', 'kaisa'],
    ['  Dr.  Mundo ', 'drmundo'],
    ['Nunu & Willump', 'nunuwillump'],
    ['Lee_Sin', 'leesin'],
    ['Séraphine', 'seraphine'],
    ['Se\u0301raphine', 'seraphine'],
    ['Ｊｉｎｘ', 'jinx'],
    ['ahrı', 'ahri'],
    ['IRELIA', 'irelia'],
    ['İrelıa', 'irelia'],
    ['ȷınx', 'jinx'],
    ['R2-D2', 'r2d2'],
    ['\u200b!?…', ''],
    ['\ud800', ''],
  ])('%o becomes %o', (text, folded) => expect(foldName(text)).toBe(folded));

  it('removes the usual apostrophes', () => {
    for (const apostrophe of ["'", '’', '‘', '‛', '`', '´', '′', '＇', 'ʼ', 'ʻ', 'ʹ', 'ˈ', 'ꞌ', 'Ꞌ'])
      expect(foldName(`Rek${apostrophe}Sai`), apostrophe).toBe('reksai');
  });

  it('is idempotent and works letter by letter', () => {
    const unstable: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const folded = foldName(String.fromCodePoint(code));
      if (foldName(folded) !== folded) unstable.push(`U+${code.toString(16)}`);
    }
    expect(unstable).toEqual([]);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
        expect(Array.from(text, foldName).join('')).toHaveLength(foldName(text).length);
      }),
    );
  });
});

describe('matching', () => {
  it.each([
    ['', []],
    [" -'", []],
    ['xyz', []],
    ['z', ['Zac', 'Zed', 'Zeri', 'Ziggs', 'Zilean', 'Zoe', 'Zyra']],
    ['Q', ['Qiyana', 'Quinn']],
    ['vi', ['Vi', 'Viego', 'Viktor', 'Sivir', 'Anivia', 'Veigar', 'Jarvan IV', 'Vladimir', 'Volibear']],
    ["KHA'", ["Kha'Zix", 'Akshan']],
    ['lee s', ['Lee Sin']],
    ['lee', ['Lee Sin', 'Nidalee']],
    ['nunu&', ['Nunu & Willump']],
    ['drm', ['Dr. Mundo']],
    ['jn', ['Jhin', 'Jinx', 'Janna', 'Sejuani', 'Jarvan IV']],
    ['wukong', ['Wukong']],
  ])('%o finds %o', (query, expected) => expect(namesFor(query)).toEqual(expected));

  it('sorts the exact name first, then prefixes, then by length, then alphabetically', () => {
    const entries = named('Taaa', 'zaaa', 'aat', 'Aab', 'AA', 'aaaaaa', 'xxaa', 'xaa', 'bbb');
    expect(namesFor('aa', entries)).toEqual(['AA', 'Aab', 'aat', 'aaaaaa', 'xaa', 'Taaa', 'xxaa', 'zaaa']);
  });

  it('compares the whole name if letters and digits are equal', () => {
    expect(namesFor('ah', named('Ahri', "Ah'ri"))).toEqual(["Ah'ri", 'Ahri']);
    expect(namesFor('ah', named("Ah'ri", 'Ahri'))).toEqual(["Ah'ri", 'Ahri']);
  });

  it('sorts matches of one letter alphabetically', () =>
    expect(namesFor('É', named('Eve', 'Ezreal', 'Annie', 'elise', 'E.'))).toEqual([
      'E.',
      'elise',
      'Eve',
      'Ezreal',
    ]));

  it('treats a letter outside the basic plane as one letter', () =>
    expect(namesFor('\u{10400}', named('a\u{10428}', '\u{10428}zz', '\u{10428}b'))).toEqual([
      '\u{10428}b',
      '\u{10428}zz',
    ]));

  it.each([
    [
      "Kai'Sa",
      'kais',
      [
        [0, 3],
        [4, 5],
      ],
    ],
    [
      'Lee_Sin',
      'esi',
      [
        [2, 3],
        [4, 6],
      ],
    ],
    ['Aurora', 'ra', [[4, 6]]],
    ['Banana', 'an', [[1, 3]]],
    ['Sivir', 'vi', [[2, 4]]],
    [
      'Veigar',
      'var',
      [
        [0, 1],
        [4, 6],
      ],
    ],
    ['\ufb01n', 'fi', [[0, 1]]],
    ['\ufb01n', 'in', [[0, 2]]],
    ['\u{10428}zz', '\u{10400}z', [[0, 3]]],
  ])('marks in %s what %s hit', (name, query, ranges) => {
    expect(matchNames(query, named(name))).toEqual([{ entry: { name }, ranges }]);
  });

  it('shows underscores as spaces', () => {
    expect(displayName('Lee_Sin')).toBe('Lee Sin');
    expect(namesFor('lee sin', named('Lee_Sin'))).toEqual(['Lee_Sin']);
  });

  it('finds exactly the names with the letters in order, or with the first letter', () =>
    fc.assert(
      fc.property(anyText, anyEntries, (query, entries) => {
        const letters = Array.from(foldName(query));
        const fits = ({ name }: { name: string }): boolean =>
          letters.length === 1
            ? foldName(name).startsWith(foldName(query))
            : letters.length > 0 && hasInOrder(letters, foldName(name));
        const found = matchNames(query, entries).map(({ entry }) => entry);
        expect(new Set(found)).toEqual(new Set(entries.filter(fits)));
        expect(found).toHaveLength(new Set(found).size);
      }),
    ));

  it('does not depend on the order of the entries', () => {
    const shuffles = anyEntries.chain((entries) =>
      fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
    );
    fc.assert(
      fc.property(anyText, shuffles, (query, [entries, shuffled]) => {
        expect(namesFor(query, shuffled)).toEqual(namesFor(query, entries));
      }),
    );
  });

  it('keeps the order of entries with equal names', () => {
    const entries = [1, 2, 3].map((id) => ({ id, name: 'Twin' }));
    expect(matchNames('twi', entries).map(({ entry }) => entry.id)).toEqual([1, 2, 3]);
  });

  it('finds a sigma at the end of a word by the one that stands alone', () =>
    expect(namesFor('ﬁ Σ', named('ﬁΣ'))).toEqual(['ﬁΣ']));

  it('marks separate ranges that contain the query', () =>
    fc.assert(
      fc.property(anyText, anyEntries, (query, entries) => {
        for (const { entry, ranges } of matchNames(query, entries)) {
          const shown = displayName(entry.name);
          expect(ranges.flat()).toEqual([...new Set(ranges.flat())].toSorted((a, b) => a - b));
          expect(ranges.every(([, end]) => end <= shown.length)).toBe(true);
          const marked = ranges.map(([start, end]) => shown.slice(start, end)).join('');
          expect(namesFor(query, named(marked))).toEqual([marked]);
        }
      }),
    ));
});

describe('findExact', () => {
  it.each([
    ["Kai'Sa", 'Kaisa'],
    ['kai’sa', 'Kaisa'],
    ['WUKONG', 'MonkeyKing'],
    ['MonkeyKing', 'MonkeyKing'],
    ['monkey king', 'MonkeyKing'],
    ['nunu', 'Nunu'],
    ['nunu willump', 'Nunu'],
    ['Nunu and Willump', undefined],
    ['Dr Mundo', 'DrMundo'],
    ['Jarvan iv', 'JarvanIV'],
    ['Renata', 'Renata'],
    ['Lux ', 'Lux'],
    ['Lu', undefined],
    ['', undefined],
    ["'", undefined],
    ['__proto__', undefined],
  ])('%o is %o', (text, id) => expect(findExact(text, champions)?.id).toBe(id));

  it('finds every name and every id of the roster', () => {
    for (const champion of champions) {
      expect(findExact(champion.name.toUpperCase(), champions)).toBe(champion);
      expect(findExact(champion.id, champions)).toBe(champion);
    }
  });

  it('finds nothing for a text without letters', () =>
    expect(findExact('…', [{ id: '!', name: '?' }])).toBeUndefined());

  it('returns the first of several equal names', () => {
    const roster = [
      { id: 'Lee Sin', name: 'Zac' },
      { id: 'LeeSin', name: 'Z-ac' },
    ];
    expect(findExact('zac', roster)).toBe(roster[0]);
    expect(findExact('leesin', roster)).toBe(roster[0]);
  });

  it('prefers a name to an equal id', () => {
    const roster = [
      { id: 'Zed', name: 'Zac' },
      { id: 'Zac', name: 'Zed' },
    ];
    expect(findExact('zed', roster)).toBe(roster[1]);
  });

  it('does not throw for any text', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        const found = findExact(text, champions);
        expect(found === undefined || [found.id, found.name].map(foldName).includes(foldName(text))).toBe(
          true,
        );
      }),
    ));
});
