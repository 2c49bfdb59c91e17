import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedName } from '../apps/web/scripts/scoped-name.ts';

const source = path.resolve(import.meta.dirname, '../apps/web/src');

describe('names of classes', () => {
  it('tell every style sheet from every other', () => {
    const files = globSync('**/*.module.css', { cwd: source });
    const names = files.map((file) => scopedName('frame', path.join(source, file)));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('name folder, file and class', () => {
    expect(scopedName('strip', '/src/pages/home/carousel.module.css?used')).toBe('home-carousel_strip');
  });
});
