import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Area, areas, FEATURE_LISTS, PUBLIC_PARTS, REMOVABLE } from '../tools/import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** A part that not every game has, so that the last game with it may be removed. */
const OF_SOME_GAMES = 'games/*/pictures';
/** What pages leave for features to fill. */
const PLACES = 'features/places/';
const WORKSPACES = ['packages/*/src', 'games/*', 'features/*', 'apps/*/src'];

type Import = { file: string; target: string; typeOnly: boolean };

const sourceFiles = WORKSPACES.flatMap((workspace) =>
  globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/.tsbuild/**'] }),
).filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && !file.includes('/testing/'));

function specifiers(file: string): { value: string; typeOnly: boolean }[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const { module } = parseSync(file, source);
  const fromImports = module.staticImports.map((statement) => ({
    value: statement.moduleRequest.value,
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
  }));
  const fromExports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest === null ? [] : [{ value: entry.moduleRequest.value, typeOnly: entry.isType }],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(text) ? [{ value: text.slice(1, -1), typeOnly: false }] : [];
  });
  return [...fromImports, ...fromExports, ...dynamic, ...fillersOf(file, source)];
}

/** The files that fill a place, which it finds by their name. */
const fillersOf = (file: string, source: string): { value: string; typeOnly: boolean }[] =>
  file.startsWith(PLACES)
    ? [...source.matchAll(/import\.meta\.glob[^']*'([^']+)'/g)].flatMap(([, pattern = '']) =>
        globSync(pattern, { cwd: path.join(ROOT, path.dirname(file)) }).map((value) => ({
          value,
          typeOnly: false,
        })),
      )
    : [];

/** Folder that each workspace package offers its files from. */
const folderOf = new Map(
  globSync(['packages/*/package.json', '{features,games}/package.json'], { cwd: ROOT }).map((file) => {
    const { name, exports } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as {
      name: string;
      exports: Record<string, string>;
    };
    const target = exports['./*'] ?? '';
    return [name, { folder: path.posix.join(path.dirname(file), target.replace(/\*.*$/, '')), target }];
  }),
);

/** Repository path of an import of ours, or the specifier itself of a foreign package. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const [, name = '', part = ''] = /^(@hub\/[\w-]+)\/(.+)$/.exec(specifier) ?? [];
  const found = folderOf.get(name);
  if (found === undefined) return specifier;
  return path.posix.join(found.folder, found.target.endsWith('.ts') ? `${part}.ts` : part);
}

const imports: Import[] = sourceFiles.flatMap((file) =>
  specifiers(file).map(({ value, typeOnly }) => ({ file, target: resolve(file, value), typeOnly })),
);

/** The part of a path that lies in a folder, whose `*` stands for one name; undefined when it does not. */
function matchIn(file: string, folder: string): { readonly own: string; readonly star: string } | undefined {
  const pattern = folder.replaceAll('.', '\\.').replace('*', '([^/]+)');
  const match = new RegExp(`^${pattern}(?=/|$)`).exec(file);
  return match === null ? undefined : { own: match[0], star: match[1] ?? '*' };
}

/** The most specific area of a file, and the part of it that the file may use freely. */
function areaOf(file: string): { area: Area; own: string; star: string } | undefined {
  for (const area of [...areas].sort((a, b) => b.folder.length - a.folder.length)) {
    const found = matchIn(file, area.folder);
    if (found !== undefined) return { area, ...found };
  }
  return undefined;
}

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const at = areaOf(file);
  if (at === undefined) return true;
  const { area, own, star } = at;
  if (!/^(packages|games|features|apps)\//.test(target))
    return (
      area.packages?.some(
        (name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`),
      ) ?? true
    );
  if (matchIn(target, own) !== undefined) return true;
  const isSibling = area.folder.includes('*') && matchIn(target, area.folder) !== undefined;
  if (isSibling && PUBLIC_PARTS.test(path.posix.basename(target))) return true;
  const may = [...area.may, ...(typeOnly ? (area.mayTypes ?? []) : [])];
  return may.some((folder) => matchIn(target, folder.replace('*', star)) !== undefined);
}

/** The folder of the pages that a file lies in: those of the app one by one, and those of the screens of features. */
const folderOfPage = (file: string): string | undefined =>
  /^(?:(?:apps|packages)\/web\/src\/(?:pages\/)?[^/]+|features\/[^/]+\/screen(?:\/[^/]+(?=\/))?)/.exec(
    file,
  )?.[0];

describe('import rules', () => {
  it('reads the imports of every workspace', () => {
    for (const workspace of WORKSPACES)
      for (const folder of globSync(workspace, { cwd: ROOT }).filter((name) => !/\.(?:json|ts)$/.test(name)))
        expect(imports.filter(({ file }) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0);
  });

  it('name only folders that exist', () => {
    const folders = areas.flatMap(({ folder, may }) => [folder, ...may]);
    const missing = folders.filter((folder) => globSync(folder, { cwd: ROOT }).length === 0);
    expect(missing.filter((folder) => folder !== OF_SOME_GAMES)).toEqual([]);
    expect(sourceFiles.every((file) => existsSync(path.join(ROOT, file)))).toBe(true);
  });

  it('hold for every import', () => {
    const broken = imports
      .filter((found) => !isAllowed(found))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(broken).toEqual([]);
  });

  it('hold for packages too: a workspace declares each one that it imports', () => {
    const undeclared = sourceFiles.flatMap((file) => {
      const folder = /^(?:games|features)(?=\/)/.exec(file)?.[0] ?? file.split('/').slice(0, 2).join('/');
      const { name, dependencies = {} } = JSON.parse(
        readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
      ) as { name: string; dependencies?: Record<string, string> };
      return specifiers(file)
        .filter(({ value }) => !isBuiltin(value))
        .map(({ value }) => /^(?:@[\w-]+\/)?\w[\w.-]*/.exec(value)?.[0] ?? name)
        .filter((found) => found !== name && !(found in dependencies))
        .map((found) => `${file}: ${found}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('keep a feature that a hub can do without out of other folders, save for the lists', () => {
    const users = imports.flatMap(({ file, target }) => {
      const [own, used] = [featureOf(file), featureOf(target)];
      const isFree = used === undefined || own === used || FEATURE_LISTS.includes(file) || isFiller(target);
      return isFree || (own !== undefined && REMOVABLE[own]?.includes(used)) ? [] : `${file} -> ${used}`;
    });
    expect(users).toEqual([]);
  });

  it('allow no cycles between files, type imports included', () => {
    // What fills a place takes from it the type that it is checked against.
    expect(
      firstCycle(imports.filter(({ target, typeOnly }) => !(typeOnly && target.startsWith(PLACES)))),
    ).toEqual([]);
  });

  it('know every file that fills a place, by a name that the place asks for', () => {
    const places = imports.filter(({ file }) => file.startsWith(PLACES));
    const fillers = sourceFiles.filter((file) => file.includes('/screen/places/'));
    expect(fillers.length).toBeGreaterThan(0);
    const unknown = fillers.filter((filler) => {
      const asked = places
        .filter(({ target }) => target === filler)
        .map(({ file }) => /import: '(\w+)'/.exec(readFileSync(path.join(ROOT, file), 'utf8'))?.[1] ?? '');
      const source = readFileSync(path.join(ROOT, filler), 'utf8');
      return !asked.some((name) => new RegExp(`export (?:const|function) ${name}\\b`).test(source));
    });
    expect(unknown).toEqual([]);
  });

  it('allow no cycles between the folders of the pages', () => {
    // A page that leaves a place has what fills it.
    const through = imports.flatMap((one) =>
      one.target.startsWith(PLACES) && !one.typeOnly
        ? imports.filter(({ file }) => file === one.target).map(({ target }) => ({ ...one, target }))
        : one,
    );
    const between = through.flatMap(({ file, target, typeOnly }) => {
      const [from, to] = [folderOfPage(file), folderOfPage(target)];
      // A folder and what lies in it are one.
      return from === undefined ||
        to === undefined ||
        `${from}/`.startsWith(`${to}/`) ||
        to.startsWith(`${from}/`)
        ? []
        : [{ file: from, target: to, typeOnly }];
    });
    expect(between.length).toBeGreaterThan(100);
    expect(firstCycle(between)).toEqual([]);
  });

  it.each([
    ['features/accounts/server.ts', 'packages/server/src/store/sqlite.ts', true],
    ['features/news/screen/a.ts', 'features/activity/screen/b.ts', false],
    ['features/news/server.ts', 'features/leagues/store.ts', false],
    ['packages/web/src/links/a.ts', 'features/news/calls.ts', true],
    ['games/champion-rift/rules/a.ts', 'packages/catalog/src/champions.ts', false],
    ['packages/ui/src/text/a.ts', 'packages/ui/src/daily/b.ts', false],
    ['games/champion-rift/screen/a.tsx', 'games/champion-rift/rules/rules.ts', true],
    ['games/champion-rift/server.ts', 'games/more-or-less/rules/rules.ts', true],
    ['packages/engine/src/wire/errors.ts', 'node:fs', false],
  ])('would find a planted import of %s: %s', (file, target, typeOnly) => {
    expect(isAllowed({ file, target, typeOnly })).toBe(false);
  });
});

/** The feature of a file, of those that a hub can do without. */
const featureOf = (file: string): string | undefined =>
  Object.keys(REMOVABLE).find((feature) => file.startsWith(`features/${feature}/`));

/** What fills a place of a page is found by its name. */
const isFiller = (file: string): boolean => file.includes('/screen/places/');

/** The files of one import cycle, in order, or nothing. */
function firstCycle(edges: readonly Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of edges) targets.set(file, [...(targets.get(file) ?? []), target]);
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
