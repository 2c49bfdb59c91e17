import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import aliases from '../data/champion-aliases.json' with { type: 'json' };
import names from '../data/champion-names.json' with { type: 'json' };
import { championNamesIn } from './champion-names.ts';
import { champions } from './champions.ts';
import { foldName, matchNames, nameFinder } from './name-matcher.ts';

const tables: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string | string[]>>>>>
> = { names, aliases };
const LANGUAGES =
  'ar_AE zh_CN cs_CZ fr_FR de_DE el_GR hu_HU it_IT ja_JP ko_KR pl_PL pt_BR ro_RO ru_RU es_ES th_TH tr_TR'.split(
    ' ',
  );

/** The champions as players of a language search them. */
function rosterIn(language: string) {
  const own = championNamesIn(language);
  return champions.map(({ id, name }) => {
    const [shown = name, ...others] = own[id] ?? [];
    return { id, name: shown, spellings: [name, ...others] };
  });
}
const foundFor = (query: string, language: string): string[] =>
  matchNames(query, rosterIn(language)).map(({ entry }) => entry.id);

/** Every name in the table that a player of a language can type, with its champion. */
const typedIn = (language: string): [text: string, id: string][] =>
  champions.flatMap(({ id, name }) =>
    [
      name,
      id,
      ...Object.values(tables).flatMap((table) => [table[id]?.[language] ?? [], table[id]?.['en_US'] ?? []]),
    ]
      .flat()
      .map((text): [string, string] => [text, id]),
  );

describe('the names of champions', () => {
  it.each(Object.entries(tables))('belong to the roster and the languages: %s', (_, table) => {
    expect(Object.keys(table).filter((id) => !champions.some((champion) => champion.id === id))).toEqual([]);
    const codes = new Set(Object.values(table).flatMap(Object.keys));
    expect([...codes].filter((code) => code !== 'en_US' && !LANGUAGES.includes(code))).toEqual([]);
    const texts = Object.values(table).flatMap((record) => Object.values(record).flat());
    expect(texts.filter((text) => foldName(text) === '' || text !== text.normalize('NFC').trim())).toEqual(
      [],
    );
  });

  it.each(['ar_AE', 'el_GR', 'ja_JP', 'ko_KR', 'ru_RU', 'zh_CN'])('are all there in %s', (language) => {
    expect(champions.filter(({ id }) => !(id in championNamesIn(language)))).toEqual([]);
  });

  it('are English ones in another language where they do not differ', () => {
    expect(championNamesIn('de_DE')['Nunu']).toEqual(['Nunu & Willump', 'Nunu']);
    expect(championNamesIn('de_DE')['JarvanIV']).toEqual(['Jarvan IV.', 'J4', 'Jarvan']);
    expect(championNamesIn('de_DE')['LeeSin']).toEqual(['Lee Sin', 'Lee']);
    expect(championNamesIn('de_DE')['Zed']).toBeUndefined();
  });

  it.each(LANGUAGES)('have at most 5 kB in a page in %s', (language) => {
    expect(gzipSync(JSON.stringify(championNamesIn(language))).length).toBeLessThanOrEqual(5_120);
  });
});

describe('the search in another language', () => {
  it.each([
    ['리신', 'ko_KR'],
    ['리시', 'ko_KR'],
    ['りーしん', 'ja_JP'],
    ['リーシン', 'ja_JP'],
    ['盲僧', 'zh_CN'],
    ['Ли Син', 'ru_RU'],
    ['ЛИ', 'ru_RU'],
    ['Λι Σιν', 'el_GR'],
    ['ΛΙΣΙΝ', 'el_GR'],
    ['لي سين', 'ar_AE'],
    ...LANGUAGES.map((language) => ['lee sin', language] as const),
  ] as const)('%s finds Lee Sin first (%s)', (query, language) => {
    expect(foundFor(query, language)[0]).toBe('LeeSin');
  });

  it.each(LANGUAGES)(
    'finds every champion first by each of its names, and alone by the whole name: %s',
    (language) => {
      const roster = rosterIn(language);
      const finder = nameFinder(roster);
      const typed = typedIn(language);
      expect(new Set(typed.map(([, id]) => id)).size).toBe(170);
      expect(typed.filter(([text, id]) => finder(text)?.id !== id)).toEqual([]);
      const notFirst = typed.filter(
        ([text, id]) => text !== id && matchNames(text, roster)[0]?.entry.id !== id,
      );
      expect(notFirst).toEqual([]);
    },
  );

  it('finds every Korean name at each moment of typing it, and by its first letters', () => {
    const roster = rosterIn('ko_KR');
    const missed = roster.flatMap(({ id, name }) =>
      [...momentsOf(name), name.normalize('NFKD').replaceAll(/[^\u1100-\u1112]/g, '')].filter(
        (text) => !matchNames(text, roster).some(({ entry }) => entry.id === id),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('finds every Japanese name in hiragana and keeps voiced letters apart', () => {
    for (const { id, name } of rosterIn('ja_JP')) {
      const hiragana = name.replaceAll(/[\u30a1-\u30f6]/g, (kana) =>
        String.fromCharCode(kana.charCodeAt(0) - 0x60),
      );
      expect(foundFor(hiragana, 'ja_JP')[0], hiragana).toBe(id);
    }
    expect(foundFor('ぜど', 'ja_JP')).toEqual(['Zed']);
    expect(foundFor('ｾﾞﾄﾞ', 'ja_JP')).toEqual(['Zed']);
    expect(foundFor('セト', 'ja_JP')).not.toContain('Zed');
  });

  it.each([
    ['نكو', 'Neeko', 'ar_AE'],
    ['ارورا', 'Aurora', 'ar_AE'],
    ['ارــي', 'Ahri', 'ar_AE'],
    ['آری', 'Ahri', 'ar_AE'],
    ['άρι', 'Ahri', 'el_GR'],
    ['ΡΈΝΓΚΑΡ', 'Rengar', 'el_GR'],
    ['Мастер Йи', 'MasterYi', 'ru_RU'],
  ])('%s, typed without signs or with others, finds %s', (typed, id, language) => {
    expect(foundFor(typed, language)).toContain(id);
  });

  it('marks the syllables whose first letters were typed', () => {
    expect(matchNames('ㄹㅅ', [{ name: '리 신' }])[0]?.ranges).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(matchNames('リシ', [{ name: 'リー・シン' }])[0]?.ranges).toEqual([
      [0, 1],
      [3, 4],
    ]);
  });
});

/** What a field shows while a Korean name is typed: all before each syllable, and the syllable letter by letter. */
function momentsOf(name: string): string[] {
  return Array.from(name).flatMap((syllable, at) => {
    const letters = Array.from(syllable.normalize('NFD'));
    return letters.map(
      (_, end) =>
        name.slice(0, at) +
        letters
          .slice(0, end + 1)
          .join('')
          .normalize('NFC'),
    );
  });
}
