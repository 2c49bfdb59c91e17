import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Area, areas, PUBLIC_PART_NAMES } from './walls.ts';

type Pattern = { group?: string[]; regex?: string; message: string; allowTypeImports?: boolean };

/** One entry of the linter's `overrides`: which imports the files of one area may not have. */
export type WallOverride = {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
};

/** The linter's form of the table in walls.ts. `root` is the repository's folder. */
export function wallOverrides(root: string): WallOverride[] {
  return areas.flatMap((area) => {
    const folders =
      area.each === true
        ? subfolders(root, area.folder).filter((folder) => !isAreaItself(folder))
        : [area.folder];
    return folders.map((folder) => ({
      files: [`${folder}/**`],
      rules: {
        'no-restricted-imports': ['error', { patterns: patternsFor(root, area, folder) }] as [
          'error',
          { patterns: Pattern[] },
        ],
      },
    }));
  });
}

const PACKAGES = ['protocol', 'catalog', 'games'];

function patternsFor(root: string, area: Area, folder: string): Pattern[] {
  const message = `${folder} may not import this (see tools/walls.ts)`;
  const patterns: Pattern[] = [];
  for (const name of PACKAGES) {
    const source = `packages/${name}/src`;
    const allowed = area.may.filter((target) => target === source || target.startsWith(`${source}/`));
    if (folder.startsWith(`packages/${name}/`) || allowed.includes(source)) continue;
    const parts = allowed.map(
      (target) => `!@hub/${name}/${target.slice(source.length + 1).replace(/\.ts$/, '')}`,
    );
    patterns.push({
      group: [`@hub/${name}/**`, ...parts],
      message,
      allowTypeImports: area.mayTypes?.includes(source) ?? false,
    });
  }
  const forbidden = neighbours(root, area, folder);
  if (forbidden.length > 0)
    patterns.push({ regex: `^(\\.\\./)+(${forbidden.join('|')})(/|\\.tsx?$)`, message });
  if (area.each === true) patterns.push(...siblings(root, area, folder, message));
  return patterns;
}

/** Names in the same workspace that lie outside the area and are not allowed to it. */
function neighbours(root: string, area: Area, folder: string): string[] {
  const source = folder.split('/').slice(0, 3).join('/');
  if (source === folder) return [];
  const allowed = new Set(
    [...area.may, area.folder].map((target) => target.slice(source.length + 1).split('/')[0]),
  );
  return readdirSync(path.join(root, source))
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => !allowed.has(name) && source !== area.folder);
}

/** The other folders of an `each` area; their public parts stay open. */
function siblings(root: string, area: Area, folder: string, message: string): Pattern[] {
  const own = path.basename(folder);
  const others = subfolders(root, area.folder)
    .filter((other) => !area.may.includes(other))
    .map((other) => path.basename(other))
    .filter((name) => name !== own);
  if (others.length === 0) return [];
  const climbs = ['../', '../../', '../../../'];
  const paths = climbs.flatMap((climb) => others.map((name) => `${climb}${name}`));
  const open = paths.flatMap((sibling) => PUBLIC_PART_NAMES.map((part) => `!${sibling}/${part}`));
  return [{ group: [...paths.map((sibling) => `${sibling}/**`), ...open], message }];
}

/** The kernel lies among the games but has walls of its own. */
const isAreaItself = (folder: string): boolean => areas.some((area) => area.folder === folder);

function subfolders(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}
