import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGES = globSync(
  [
    'apps/web/src/**/*.{ts,tsx}',
    'packages/{ui,web}/src/**/*.{ts,tsx}',
    '{features,games}/*/screen/**/*.{ts,tsx}',
  ],
  { cwd: ROOT },
).filter((file) => !file.includes('.test.'));
const FILES = globSync(
  [
    '{apps,packages}/web/src/messages/*.ts',
    '{features,games}/*/screen/texts.ts',
    'packages/ui/src/**/*texts.ts',
  ],
  { cwd: ROOT },
).filter((file) => !file.endsWith('.test.ts'));

/** Parameters and values of messages that are names which players wrote: of themselves, of leagues and of lobbies. Others are called what they name. */
const WRITTEN = /^(?:name|names|player|owner|mate|winner|league|lobby|inviter|rival|friend)$/;

/** Texts that become names themselves, and so must hold no characters for their direction. */
const NAMES_THEMSELVES: ReadonlySet<string> = new Set([
  'features/lobbies/screen/lobby-form-dialog.tsx: ${player}',
  'features/lobbies/screen/shown-name.ts: ${player}',
  'features/accounts/screen/account-care.tsx: ${name}',
  'features/lobbies/screen/texts.ts lobbyTexts.create.nameOf',
  'apps/web/src/messages/account-care.ts accountCareTexts.export.file',
]);

/** All functions below a value, with their paths. */
function functionsIn(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === 'function') return [[at, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => functionsIn(part, `${at}.${key}`));
}

/** How a parameter comes into a text as it is: in a template, as an entry or joined, added, or returned. */
const bareUseOf = (parameter: string): RegExp =>
  new RegExp(
    String.raw`\$\{\s*${parameter}\b(?!\.(?:length|map)\b)|\b${parameter}(?:\.join\(|\[|\.map\((?!.{0,40}\bisolated\)))|[+]\s*${parameter}\b|=>\s*${parameter}\b`,
  );

/** The parameters that stand in a text of the function without being isolated. */
function bareNames(source: string): readonly string[] {
  const [, parameters = ''] = /^(?:async\s*)?\(?(?<parameters>[^)=]*)\)?\s*=>/.exec(source) ?? [];
  const body = source.slice(source.indexOf('=>'));
  return parameters
    .split(',')
    .map((parameter) => parameter.trim())
    .filter((parameter) => WRITTEN.test(parameter) && bareUseOf(parameter).test(body));
}

it('would find a name in every form', () => {
  for (const bare of [
    (name: string) => `${name} wins`,
    (names: readonly string[]) => `${names.join(', ')} win`,
    (names: readonly string[]) => `${names[0]} wins`,
    (name: string) => 'Hello, ' + name,
    (name: string) => name,
  ])
    expect(bareNames(String(bare))).toHaveLength(1);
  expect(bareNames('(name) => `The name ${isolated(name)}`')).toEqual([]);
});

it.each(FILES)('isolates names that players wrote: %s', async (file) => {
  const texts = functionsIn(await import(path.join(ROOT, file)), file).map(
    ([at, source]) => [at.replace(`${file}.`, `${file} `), source] as const,
  );
  const bare = texts.flatMap(([at, source]) =>
    NAMES_THEMSELVES.has(at) ? [] : bareNames(source).map((parameter) => `${at}: ${parameter}`),
  );
  expect(bare).toEqual([]);
});

/** The values of a source's messages that are names without being isolated: `${name}`, `${{ name: player.name }}`. */
const bareValues = (source: string): readonly string[] =>
  [...source.matchAll(/\bt`((?:[^`\\]|\\.|\$\{[^`]*?\})*)`/g)].flatMap(([, message = '']) =>
    [...message.matchAll(/\$\{(?:\{\s*(\w+)\s*(?::(.*?))?\}|\s*(\w+)\s*)\}/g)].flatMap(
      ([written, label = '', value = '', bare = label]) =>
        WRITTEN.test(bare) && !/\bisolated\b/.test(value) ? [written] : [],
    ),
  );

it('would find a name in every form of a value', () => {
  expect(bareValues('t`${name} wins`')).toEqual(['${name}']);
  expect(bareValues('t`${{ name }} wins`')).toEqual(['${{ name }}']);
  expect(bareValues('t`Join ${{ name: lobby.name }}`')).toEqual(['${{ name: lobby.name }}']);
  expect(bareValues('t`Join ${{ name: isolated(lobby.name) }}, ${count}`')).toEqual([]);
});

it('isolates names that players wrote in every message', () => {
  const bare = PAGES.flatMap((file) =>
    bareValues(readFileSync(path.join(ROOT, file), 'utf8')).map((value) => `${file}: ${value}`),
  ).filter((value) => !NAMES_THEMSELVES.has(value));
  expect(PAGES.length).toBeGreaterThan(300);
  expect(bare).toEqual([]);
});
