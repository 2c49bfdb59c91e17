import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { champions } from './champions.ts';
import { emblemById, emblemByImage, emblems } from './emblem-facts.ts';
import { FACTS_VERSION } from './facts-version.ts';

describe('emblem facts', () => {
  it('contain only name, region and main role of every champion', () => {
    expect(emblems).toEqual(
      champions.map(({ id, name, region, roles }) => ({ id, name, region, role: roles[0] })),
    );
  });

  it('have at most 4 kB compressed', () => {
    const file = path.resolve(import.meta.dirname, '../data', FACTS_VERSION, 'emblems.json');
    expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(4096);
  });

  it('are found by id and by the file name of the portrait', () => {
    expect(emblemById('MonkeyKing')).toEqual({
      id: 'MonkeyKing',
      name: 'Wukong',
      region: 'Ionia',
      role: 'Fighter',
    });
    for (const { id, image } of champions) expect(emblemByImage(image)).toBe(emblemById(id));
    expect(emblemById('Nobody')).toBeUndefined();
    expect(emblemByImage('1001.png')).toBeUndefined();
    expect(emblemByImage('')).toBeUndefined();
  });
});
