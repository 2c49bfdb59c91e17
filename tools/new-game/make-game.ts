import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addToRegistries, type Named } from './registries.ts';

/** The kinds of games, each with a folder of `templates` that is a whole game. */
export const KINDS = ['daily', 'score', 'lobby'] as const;
export type Kind = (typeof KINDS)[number];

/** What `npm run new-game` is told; `folder` is the id in kebab case. */
export type NewGame = { readonly kind: Kind; readonly folder: string; readonly title: string };

const words = (folder: string): string[] => folder.split('-');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** The id of a game in this folder. */
export const camelCase = (folder: string): string =>
  pascalCase(folder).replace(/^./, (first) => first.toLowerCase());
const pascalCase = (folder: string): string => words(folder).map(capital).join('');

/** The number of a new board: numbers are never used again. */
function nextBoardNumber(root: string): number {
  const numbers = globSync('games/*/descriptor.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bnumber: (\d+)/g)].map(([, one]) =>
      Number(one),
    ),
  );
  return Math.max(-1, ...numbers) + 1;
}

/** Replaces every form of the name of a template, such as `template-daily`. */
export function renamed(text: string, template: string, { folder, title }: NewGame): string {
  const forms: readonly (readonly [of: (folder: string) => string, wanted: string])[] = [
    [pascalCase, pascalCase(folder)],
    [camelCase, camelCase(folder)],
    [(name) => name.replaceAll('-', '_'), folder.replaceAll('-', '_')],
    [(name) => words(name).map(capital).join(' '), title],
    [(name) => words(name).join(' '), title.toLowerCase()],
    [(name) => name, folder],
  ];
  return forms.reduce((left, [of, wanted]) => left.replaceAll(of(template), () => wanted), text);
}

/**
 * Makes a game from the template of its kind: its folder, and an entry in each registry. Throws if the name cannot be used
 * or the folder is there.
 */
export function makeGame(root: string, game: NewGame): Named {
  const { kind, folder, title } = game;
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(folder))
    throw new Error(`"${folder}" is no name of a folder: write it like "skill-rift".`);
  if (!/^[\p{L}\d][\p{L}\d !?&-]*$/u.test(title))
    throw new Error(`"${title}" is no title: write it like "Skill Rift".`);
  const target = path.join(root, 'games', folder);
  if (existsSync(target)) throw new Error(`games/${folder} is there already.`);
  const source = path.join(root, 'templates', kind);
  for (const file of globSync('**/*.*', { cwd: source })) {
    const text = renamed(readFileSync(path.join(source, file), 'utf8'), `template-${kind}`, game);
    const to = path.join(target, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, text.replace(/\bnumber: 900\b/, `number: ${nextBoardNumber(root)}`));
  }
  const named = { folder, id: camelCase(folder) };
  addToRegistries(root, named);
  return named;
}
