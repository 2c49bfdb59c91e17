import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { champions } from './champions.ts';
import { emblemById, emblems } from './emblem-facts.ts';
import { FACTS_VERSION } from './facts-version.ts';
import { sigils } from './sigils.ts';

describe('emblem facts', () => {
  it('contain only the name of every champion and the region of its sigil', () => {
    const regions = new Map(sigils.map(({ id, region }) => [id, region]));
    expect(emblems).toEqual(champions.map(({ id, name }) => ({ id, name, region: regions.get(id) })));
  });

  it('have at most 3 kB compressed', () => {
    const file = path.resolve(import.meta.dirname, '../data', FACTS_VERSION, 'emblems.json');
    expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(3072);
  });

  it('are found by id', () => {
    expect(emblemById('MonkeyKing')).toEqual({ id: 'MonkeyKing', name: 'Wukong', region: 'Ionia' });
    expect(emblemById('Nobody')).toBeUndefined();
  });
});
