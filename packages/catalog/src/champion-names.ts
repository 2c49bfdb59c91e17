import aliasTable from '../data/champion-aliases.json' with { type: 'json' };
import nameTable from '../data/champion-names.json' with { type: 'json' };
import { champions } from './champions.ts';
import { foldName } from './name-matcher.ts';

/** Texts by language code (`ko_KR`), by champion. */
type ByLanguage<Text> = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** Official names where they differ from the English one. */
const names: ByLanguage<string> = nameTable;
/** Unofficial names, which find a champion and are never shown; those of `en_US` are typed in every language. */
const aliases: ByLanguage<readonly string[]> = aliasTable;

/**
 * By champion its names in a language: first the one that is shown, then further spellings that find it, without those that
 * find it anyway. Without champions that have none but their English name.
 */
export function championNamesIn(language: string): Readonly<Record<string, readonly [string, ...string[]]>> {
  const records = champions.map(({ id, name }): [string, [string, ...string[]]] => {
    const shown = names[id]?.[language] ?? name;
    const known = new Set([name, shown].map(foldName));
    const others = [language, 'en_US']
      .flatMap((code) => aliases[id]?.[code] ?? [])
      .filter((alias) => known.size < known.add(foldName(alias)).size);
    return [id, [shown, ...others]];
  });
  return Object.fromEntries(
    records.filter(([id, [shown, ...others]]) => others.length > 0 || names[id]?.[language] === shown),
  );
}
