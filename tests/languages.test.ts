import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const config = getConfig({ configPath: path.join(root, 'lingui.config.ts') });
const languages = config.locales.filter((locale) => locale !== config.sourceLocale);
const po = formatter();

type Entry = { readonly message: string; readonly context: string; readonly translation: string };
/** Entries of a catalogue by their ids. */
type Catalogue = ReadonlyMap<string, Entry>;

async function read(language: string, area: string): Promise<Catalogue> {
  const filename = path.join(root, 'locales', language, `${area}.po`);
  const parsed = await po.parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  return new Map(
    Object.entries(parsed)
      .filter(([, { obsolete }]) => !obsolete)
      .map(([id, { message = id, context = '', translation = '' }]) => [
        id,
        { message, context, translation },
      ]),
  );
}

const areas = globSync('locales/en/*.po', { cwd: root }).map((file) => path.basename(file, '.po'));
const english = new Map(
  await Promise.all(areas.map(async (area) => [area, await read('en', area)] as const)),
);

interface Shape {
  /** Names of arguments, and numbers of tags. */
  readonly names: Set<string>;
  /** Cases of every select. */
  readonly selects: Set<string>;
  /** Cases of every plural, without exact ones. */
  readonly plurals: Set<string>;
  /** Cases for several numbers that do not say which one it is. */
  readonly silent: Set<string>;
  /** The texts of every plural, by case. */
  readonly counted: Readonly<Record<string, unknown>>[];
}

/** Cases that stand for several numbers; `one` does so in some languages only. */
const SEVERAL = ['one', 'few', 'many', 'other'];
const ONE_OF_SEVERAL = 21;

/** Whether a case of a plural says the number: as `#`, by its name, or in the cases of a plural within. */
const saysNumber = (parts: unknown, name: string): boolean =>
  Array.isArray(parts) &&
  (parts as readonly unknown[]).some((part) => {
    if (!Array.isArray(part)) return part === '#';
    const [argument, , cases = {}] = part as [string, string?, Record<string, unknown>?];
    return argument === name || Object.values(cases).some((within) => saysNumber(within, name));
  });

/** What a translation must have in common with its message. */
function shapeOf(text: string): Shape {
  const [names, selects] = [new Set<string>(), new Set<string>()];
  const shape: Shape = { names, selects, plurals: new Set(), silent: new Set(), counted: [] };
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens as readonly unknown[]) {
      if (typeof token === 'string') for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) shape.names.add(tag);
      if (!Array.isArray(token)) continue;
      const [name, type, cases] = token as [string, string?, Record<string, unknown>?];
      shape.names.add(name);
      if (typeof cases !== 'object') continue;
      const named = Object.keys(cases).filter((key) => key !== 'offset' && !/^\d+$/.test(key));
      if (type === 'select') shape.selects.add(`${name}: ${named.toSorted().join(' ')}`);
      else {
        if (type === 'plural') shape.counted.push(cases);
        shape.plurals.add(`${type} ${named.toSorted().join(' ')}`);
        for (const key of SEVERAL)
          if (cases[key] !== undefined && !saysNumber(cases[key], name)) shape.silent.add(`${name} ${key}`);
      }
      Object.values(cases).forEach(visit);
    }
  };
  visit(compileMessage(text));
  return shape;
}

/** The word that is counted: the one after the number; undefined without one. */
const countedIn = (parts: unknown): string | undefined =>
  /# (?<word>[\p{L}]+)/u.exec(
    Array.isArray(parts) ? parts.filter((part) => typeof part === 'string').join('') : '',
  )?.groups?.['word'];

const rulesOf = (language: string, type: Intl.PluralRuleType): Intl.PluralRules =>
  new Intl.PluralRules(language.replace('_', '-'), { type });

const casesOf = (language: string, type: Intl.PluralRuleType): string =>
  rulesOf(language, type).resolvedOptions().pluralCategories.toSorted().join(' ');

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((member) => other.has(member));

/** What is left out of the pages' own formatter. */
const UNKNOWN = /, (?:number|date|time)\b|offset:/;

/** Faults of a translation, in words. */
function faultsOf(language: string, { message, translation }: Entry): readonly string[] {
  if (translation === '') return ['not translated'];
  const [wanted, own] = [shapeOf(message), shapeOf(translation)];
  return [
    ...(same(wanted.names, own.names) ? [] : ['other arguments or tags']),
    ...(same(wanted.selects, own.selects) ? [] : ['other cases of a select']),
    ...[...own.silent]
      .filter((one) => !wanted.silent.has(`${one.split(' ', 1)[0]} other`))
      .filter(
        (one) => !one.endsWith(' one') || rulesOf(language, 'cardinal').select(ONE_OF_SEVERAL) === 'one',
      )
      .map((one) => `${one}: without the number`),
    ...(UNKNOWN.test(message + translation) ? ['a form that the pages do not know'] : []),
    ...[...own.plurals]
      .filter((cases) => {
        const [type = '', ...named] = cases.split(' ');
        return named.join(' ') !== casesOf(language, type === 'plural' ? 'cardinal' : 'ordinal');
      })
      .map((cases) => `${cases}: other cases than the language has`),
  ];
}

describe('the catalogues', () => {
  it('have the messages that the code has', { timeout: 120_000 }, async () => {
    const found: string[] = [];
    for (const catalog of await getCatalogs(config)) {
      const area = path.basename(catalog.path);
      const collected = Object.keys((await catalog.collect()) ?? {});
      const kept = english.get(area) ?? new Map();
      found.push(
        ...collected.filter((id) => !kept.has(id)).map((id) => `${area}: run npm run words for ${id}`),
        ...[...kept.keys()].filter((id) => !collected.includes(id)).map((id) => `${area}: nobody uses ${id}`),
      );
    }
    expect(found).toEqual([]);
  });

  it('say one of a thing in English, not several', () => {
    const alike = [...english.values()]
      .flatMap((messages) => [...messages.values()])
      .filter(({ message }) =>
        shapeOf(message).counted.some(({ one, other }) => JSON.stringify(one) === JSON.stringify(other)),
      );
    // The first one counts no noun, and the second one is the specification's.
    expect(new Set(alike.map(({ message }) => message))).toEqual(
      new Set([
        '{missing, plural, one {# more needed} other {# more needed}}',
        '{weeks, plural, one {# weeks ago} other {# weeks ago}}',
      ]),
    );
  });

  it.each(languages)('use no word for few in %s that elsewhere is that for many', async (language) => {
    const pairs = new Set<string>();
    for (const area of areas)
      for (const { translation } of (await read(language, area)).values())
        for (const { few, many } of shapeOf(translation).counted) {
          const [some, lots] = [countedIn(few), countedIn(many)];
          if (some !== undefined && some !== lots) pairs.add(`${some} ${lots}`);
        }
    expect([...pairs].filter((pair) => pairs.has(pair.split(' ').toReversed().join(' ')))).toEqual([]);
  });

  it.each(languages)('are complete and well formed in %s', async (language) => {
    const faults: string[] = [];
    const translations = new Map<string, string>();
    for (const [area, messages] of english) {
      const own = await read(language, area);
      faults.push(
        ...[...own.keys()].filter((id) => !messages.has(id)).map((id) => `${area}: nobody uses ${id}`),
      );
      for (const [id, { message }] of messages) {
        const entry = { message, context: '', translation: own.get(id)?.translation ?? '' };
        faults.push(...faultsOf(language, entry).map((fault) => `${area}: "${message}" ${fault}`));
        // The page that was loaded last would decide.
        if ((translations.get(id) ?? entry.translation) !== entry.translation)
          faults.push(`${area}: "${message}" differs from another area`);
        translations.set(id, entry.translation);
      }
    }
    expect(faults).toEqual([]);
  });
});
