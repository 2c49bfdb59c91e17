import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Area, areas, PUBLIC_PART_NAMES } from '../tools/walls.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.includes('/testing/');

type Import = { file: string; target: string; typeOnly: boolean };

function sourceFiles(): string[] {
  return ['packages', 'apps']
    .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}/src`))
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file));
}

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
  return [...fromImports, ...fromExports, ...dynamic];
}

/** Repository path of an import of ours, or the specifier itself of a foreign package. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const ours = /^@hub\/(\w+)\/(.+)$/.exec(specifier);
  return ours ? `packages/${ours[1]}/src/${ours[2]}.ts` : specifier;
}

const imports: Import[] = sourceFiles().flatMap((file) =>
  specifiers(file).map(({ value, typeOnly }) => ({ file, target: resolve(file, value), typeOnly })),
);

const inside = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The area a file lies in, and the folder that it may use freely: its own. */
function home(file: string): { area: Area; own: string } | undefined {
  const area = [...areas]
    .sort((a, b) => b.folder.length - a.folder.length)
    .find(({ folder }) => inside(file, folder));
  if (area === undefined) return undefined;
  const own =
    area.each === true
      ? file
          .split('/')
          .slice(0, area.folder.split('/').length + 1)
          .join('/')
      : area.folder;
  return { area, own };
}

function isAllowed({ file, target, typeOnly }: Import): boolean {
  const at = home(file);
  if (at === undefined) return true;
  const { area, own } = at;
  const isOurs = target.startsWith('packages/') || target.startsWith('apps/');
  if (!isOurs)
    return (
      area.packages?.some(
        (name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`),
      ) ?? true
    );
  if (inside(target, own)) return true;
  if (
    area.each === true &&
    inside(target, area.folder) &&
    PUBLIC_PART_NAMES.includes(path.posix.basename(target))
  )
    return true;
  return (
    area.may.some((folder) => inside(target, folder)) ||
    (typeOnly && (area.mayTypes ?? []).some((folder) => inside(target, folder)))
  );
}

describe('the walls of the house', () => {
  it('reads the imports of every workspace', () => {
    for (const folder of [
      'packages/protocol',
      'packages/catalog',
      'packages/games',
      'apps/server',
      'apps/web',
    ]) {
      expect(imports.filter(({ file }) => file.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(0);
    }
  });

  it('names only folders that exist', () => {
    const folders = areas.flatMap(({ folder, may }) => [folder, ...may]);
    expect(folders.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
  });

  it('lets nobody import across a wall', () => {
    const across = imports
      .filter((found) => !isAllowed(found))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(across).toEqual([]);
  });

  it('has no import cycles, type imports included', () => {
    expect(firstCycle(imports)).toEqual([]);
  });

  it.each([
    [{ file: 'apps/server/src/http/accounts.ts', target: 'apps/server/src/store/sqlite.ts', typeOnly: true }],
    [
      {
        file: 'apps/server/src/domain/daily/a.ts',
        target: 'apps/server/src/domain/accounts/tokens.ts',
        typeOnly: true,
      },
    ],
    [
      {
        file: 'apps/web/src/features/session/a.ts',
        target: 'apps/web/src/features/currency/b.ts',
        typeOnly: false,
      },
    ],
    [
      {
        file: 'packages/games/src/champion-rift/a.ts',
        target: 'packages/catalog/src/champions.ts',
        typeOnly: false,
      },
    ],
    [
      {
        file: 'packages/games/src/champion-rift/a.ts',
        target: 'packages/protocol/src/errors.ts',
        typeOnly: true,
      },
    ],
    [{ file: 'packages/protocol/src/errors.ts', target: 'node:fs', typeOnly: false }],
  ])('would find a planted %o', (planted) => {
    expect(isAllowed(planted)).toBe(false);
  });
});

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
