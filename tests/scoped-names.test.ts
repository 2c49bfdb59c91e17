import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedName } from '../apps/web/scripts/scoped-name.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('names of classes', () => {
  it('tell every style sheet from every other', () => {
    const files = globSync(
      [
        'apps/web/src/**/*.module.css',
        'packages/{ui,web}/src/**/*.module.css',
        '{features,games}/*/screen/**/*.module.css',
      ],
      { cwd: root },
    );
    const names = files.flatMap((file) => {
      const classes = readFileSync(path.join(root, file), 'utf8').match(/(?<=\.)[a-z][\w-]*/gi);
      return [...new Set(classes)].map((name) => scopedName(name, path.join(root, file)));
    });
    expect(names.length).toBeGreaterThan(1_000);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('stand for folder, file and class', () => {
    const name = scopedName('strip', '/src/pages/home/carousel.module.css?used');
    expect(name).toMatch(/^[a-z][a-z\d]{2}_strip$/);
    expect(name).not.toBe(scopedName('strip', '/src/pages/shop/carousel.module.css'));
    expect(scopedName('strip', '/games/item-rift/screen/board.module.css')).not.toBe(
      scopedName('strip', '/games/emoji-rift/screen/board.module.css'),
    );
  });
});
