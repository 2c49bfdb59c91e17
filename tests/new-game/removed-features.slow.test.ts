import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_LISTS, REMOVABLE } from '../../tools/import-rules.ts';
import { ProductCopy } from './product-copy.ts';

/** Each with the features that cannot do without it. */
const GROUPS = Object.keys(REMOVABLE).map((name) => [
  name,
  ...Object.keys(REMOVABLE).filter((other) => REMOVABLE[other]?.includes(name)),
]);

/** What is compiled of the product, without its tests: those of a feature go with it. */
const PRODUCT = ['apps/server', 'apps/web'];

type Answer = { readonly url: string; readonly status: number; readonly text: string };

/** Puts the folder of a feature aside, and takes its imports out of the lists, with the entries of what they bring; returns what undoes it. */
function takeOut(root: string, feature: string): () => void {
  const folder = path.join(root, 'features', feature);
  const aside = path.join(root, `without-${feature}`);
  const lists = FEATURE_LISTS.map((list) => path.join(root, list));
  const before = lists.map((file) => readFileSync(file, 'utf8'));
  const imports = new RegExp(
    `^import \\{ (\\w+) \\} from '(?:@hub/features|\\.)/${feature}/[^']*';\\n`,
    'gm',
  );
  renameSync(folder, aside);
  lists.forEach((file, at) => {
    const text = before[at] ?? '';
    const names = Array.from(text.matchAll(imports), ([, name]) => name);
    const entries = new RegExp(`^ *(?:\\w+: )?(?:\\.\\.\\.)?(?:${names.join('|')})\\b.*,\\n`, 'gm');
    if (names.length > 0) writeFileSync(file, text.replaceAll(imports, '').replaceAll(entries, ''));
  });
  return () => {
    renameSync(aside, folder);
    lists.forEach((file, at) => writeFileSync(file, before[at] ?? ''));
  };
}

/** What the server answers to the calls of a recorded day. */
const answersOf = async (copy: ProductCopy): Promise<readonly Answer[]> =>
  JSON.parse(await copy.run('node', 'tests/new-game/read-stored-data.ts')) as Answer[];

describe('a hub without', () => {
  let copy: ProductCopy;
  let before: readonly Answer[];
  let undo: readonly (() => void)[] = [];
  beforeAll(async () => {
    copy = new ProductCopy();
    before = await answersOf(copy);
  });
  afterEach(() => {
    for (const one of undo.toReversed()) one();
    undo = [];
  });
  afterAll(() => copy.remove());

  it.each(GROUPS)('%s compiles, and answers from stored data as before', async (...group) => {
    undo = group.map((feature) => takeOut(copy.folder, feature));
    await expect(copy.run('tsc', '-b', '--checkers', '1', ...PRODUCT)).resolves.toBe('');
    await expect(answersOf(copy)).resolves.toEqual(before);
  });

  it('all of them compiles, is built, and answers from stored data as before', async () => {
    undo = Object.keys(REMOVABLE).map((feature) => takeOut(copy.folder, feature));
    await expect(copy.run('tsc', '-b', '--checkers', '1', ...PRODUCT)).resolves.toBe('');
    await expect(answersOf(copy)).resolves.toEqual(before);
    await expect(copy.build()).resolves.toBeUndefined();
  });
});
