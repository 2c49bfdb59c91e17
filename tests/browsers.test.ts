import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The oldest browsers in which a hub is played: those of three years before. README.md and the FAQ name them. */
const OLDEST = { chrome: 120, edge: 120, firefox: 121, safari: 17.2, safari_ios: 17.2 } as const;

/** Newer interfaces that pages and their libraries use, since they do without, and methods of the same name. */
const WITH_ANOTHER_WAY: ReadonlySet<string> = new Set([
  // Added by older-browsers.ts.
  'AbortSignal.any',
  'Element.checkVisibility',
  // Asked for before use.
  'ClipboardItem.ClipboardItem',
  'Document.startViewTransition',
  'Element.startViewTransition',
  'HTMLElement.hidePopover',
  'HTMLElement.showPopover',
  'Intl.Segmenter',
  'Navigator.canShare',
  'Navigator.share',
  'PublicKeyCredential.getClientCapabilities',
  'PublicKeyCredential.signalAllAcceptedCredentials',
  'PublicKeyCredential.signalCurrentUserDetails',
  'PublicKeyCredential.signalUnknownCredential',
  // Methods of zod and of our own.
  'EventTarget.when',
  'Notification.actions',
  'Set.union',
]);

interface Support {
  readonly version_added: string | boolean | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}
interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}
/** The members below a feature, and what supports the feature itself. */
type Feature = { readonly __compat?: Compat } & { readonly [name: string]: unknown };
interface Data {
  readonly api: Readonly<Record<string, Feature>>;
  readonly javascript: { readonly builtins: Readonly<Record<string, Feature>> };
}
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Data;

function isIn(support: Support | readonly Support[] | undefined, oldest: number): boolean {
  return [support ?? []].flat().some(({ version_added: added, flags, prefix, alternative_name: other }) => {
    if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
    return typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) <= oldest : added === true;
  });
}

const isSupported = ({ __compat }: Feature): boolean =>
  __compat === undefined ||
  Object.entries(OLDEST).every(([browser, version]) => isIn(__compat.support[browser], version));

/** `Interface.member` of every interface, and whether all browsers know it. */
const members = [data.api, data.javascript.builtins].flatMap((interfaces) =>
  Object.entries(interfaces).flatMap(([owner, feature]) =>
    Object.entries(feature)
      .filter(([name]) => /^[a-zA-Z]+(?:_static)?$/.test(name))
      .map(([name, member]) => ({
        owner,
        name: name.replace('_static', ''),
        isStatic: name.endsWith('_static') || owner === 'Intl' || owner === name,
        /** Of what only a newer interface creates, the interface is found. */
        isReached: isSupported(feature) || name.endsWith('_static') || owner === name,
        isKnown: isSupported(feature) && isSupported(member as Feature),
      })),
  ),
);
const knownNames = new Set(members.filter(({ isKnown }) => isKnown).map(({ name }) => name));
const missing = members.filter(({ isKnown, isReached }) => isReached && !isKnown);

/** Interfaces in this code that one of the oldest browsers does not know. */
function newInterfacesIn(code: string): readonly string[] {
  const used = new Set(code.match(/[\w$]+\.[\w$]+/g));
  const called = new Set(code.match(/(?<=\.)[\w$]+(?=\??\.?\()/g));
  const created = new Set(code.match(/(?<=new )[\w$]+/g));
  return missing
    .filter(({ owner, name, isStatic }) => {
      if (owner === name) return created.has(name);
      return isStatic ? used.has(`${owner}.${name}`) : !knownNames.has(name) && called.has(name);
    })
    .map(({ owner, name }) => `${owner}.${name}`);
}

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const codeOf = (pattern: string[]): string =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => /\.test\.|testing|\/node_modules\//.test(name) })
    .map((file) => withoutComments(readFileSync(path.join(ROOT, file), 'utf8')))
    .join('\n');

describe('interfaces of browsers', () => {
  it('in the sources of the pages are those of the last three years', () => {
    const sources = codeOf([
      'apps/web/src/**/*.{ts,tsx}',
      'packages/{catalog,engine,protocol,ui,web}/src/**/*.{ts,tsx}',
      '{features,games}/*/screen/**/*.{ts,tsx}',
    ]);
    expect(newInterfacesIn(sources).filter((found) => !WITH_ANOTHER_WAY.has(found))).toEqual([]);
  });

  // Reads what the build of the whole run has made, see `npm test`.
  it.skipIf(process.env['TEST_SERVER'] !== 'built')(
    'in the built pages are those of the last three years',
    () => {
      const found = newInterfacesIn(codeOf(['apps/web/dist/**/*.js']));
      expect(found.filter((each) => !WITH_ANOTHER_WAY.has(each))).toEqual([]);
    },
  );

  it.each([
    ['AbortSignal.any([one])', 'AbortSignal.any'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['element.showPopover()', 'HTMLElement.showPopover'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['new Set().symmetricDifference(other)', 'Set.symmetricDifference'],
  ])('finds %s', (code, found) => expect([...newInterfacesIn(code)]).toContain(found));
});
