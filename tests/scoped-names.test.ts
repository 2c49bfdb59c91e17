import { globSync } from 'node:fs';
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
    const names = files.map((file) => scopedName('frame', path.join(root, file)));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('name folder, file and class', () =>
    expect(scopedName('strip', '/src/pages/home/carousel.module.css?used')).toBe('home-carousel_strip'));
});
