import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { absolute, type Suite, suites } from './areas.ts';
import { sampled, tryMutants } from './campaign.ts';
import { equivalents, isEquivalent } from './equivalent.ts';
import { instrument, type Mutant, SWITCH } from './instrument.ts';
import { type Judged, scoreOf, survivorsOf } from './score.ts';

const all = (mutants: readonly Mutant[]): readonly Mutant[] => mutants;
const ignore = (): void => {};
const none = (): boolean => false;

const sampleSuite = (cases: string): Suite => ({
  name: 'sample',
  sources: ['proof/mutation/sample/rule.ts'],
  tests: [`proof/mutation/sample/${cases}.cases.ts`],
});

describe('tests that notice everything', () => {
  it('kill every mutant, also what is endless, computed while loading, or remembered', async () => {
    const judged = await tryMutants(sampleSuite('strong'), all, ignore);
    expect(judged.length).toBeGreaterThan(20);
    expect(survivorsOf(judged, none)).toEqual([]);
    expect(judged.some(({ mutant, by }) => mutant.context.startsWith('while') && by !== undefined)).toBe(
      true,
    );
  });
});

describe('tests that notice little', () => {
  it('leave the others alive, and below the aim', async () => {
    const judged = await tryMutants(sampleSuite('weak'), all, ignore);
    const { percent, unreached } = scoreOf(judged, none);
    expect(percent).toBeLessThan(60);
    expect(unreached).toBeGreaterThan(5);
    const survivors = survivorsOf(judged, none);
    expect(survivors.filter((line) => line.includes('(count) > (MANY)'))).toHaveLength(1);
    expect(survivors.filter((line) => line.includes('(count) < (MANY)'))).toEqual([]);
  });
});

describe('a source with its mutants', () => {
  const source = [
    "export const greet = (name?: { first?: string }) => `Hello ${name?.first ?? 'you'}` as string;",
    'export function sign(value: number): -1 | 0 | 1 {',
    '  if (value > 0) return 1;',
    '  else if (value === 0) return 0;',
    '  return -1;',
    '}',
    "type Kind = 'a' | 'b';",
  ].join('\n');
  const { code, mutants } = instrument(source, 'some.ts', 1);

  /** What the instrumented source exports, with that mutant on. */
  async function loaded(id: number): Promise<{ greet(name?: object): string; sign(value: number): number }> {
    const plain = stripTypeScriptTypes(`const ${SWITCH} = (id: number) => id === ${id};\n${code}`);
    return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(plain)}`);
  }
  const shown = async (id: number): Promise<string> => {
    const some = await loaded(id);
    const greeted = (name?: object): string => {
      try {
        return some.greet(name);
      } catch {
        return 'threw';
      }
    };
    return [greeted(), greeted({ first: 'Ahri' }), some.sign(1), some.sign(0), some.sign(-5)].join();
  };

  it('does as before with none of them on', async () => {
    expect(await shown(0)).toBe('Hello you,Hello Ahri,1,0,-1');
  });

  it('does otherwise with any of them on', async () => {
    const same: string[] = [];
    for (const { id, original, replacement } of mutants)
      if ((await shown(id)) === (await shown(0))) same.push(`${original} -> ${replacement}`);
    expect(same).toEqual([]);
  });

  it('leaves types alone, and says where each one stands', () => {
    expect(mutants.map(({ line }) => Math.max(line, 0)).every((line) => line <= 5)).toBe(true);
    expect(mutants.map(({ operator }) => operator)).toEqual(
      expect.arrayContaining([
        'optional chaining',
        'logical',
        'text',
        'boundary',
        'equality',
        'sign',
        'block',
      ]),
    );
    expect(mutants.find(({ operator }) => operator === 'boundary')).toMatchObject({
      line: 3,
      original: 'value > 0',
      context: 'if (value > 0) return 1;',
    });
  });
});

const readLines = (file: string): string[] =>
  readFileSync(absolute(file), 'utf8')
    .split('\n')
    .map((line) => line.trim());

describe('a score', () => {
  const mutant = {
    id: 1,
    file: 'f.ts',
    line: 1,
    context: 'a',
    operator: 'text',
    original: 'a',
    replacement: 'b',
  };
  const judged = (...fates: Judged['fate'][]): Judged[] => fates.map((fate) => ({ mutant, area: 'x', fate }));

  it('counts what was noticed, and what was never reached as not noticed', () => {
    expect(scoreOf(judged('killed', 'timeout', 'survived', 'unreached'), none)).toEqual({
      noticed: 2,
      survived: 1,
      unreached: 1,
      percent: 50,
    });
  });

  it('leaves out what changes nothing, unless it was noticed after all', () => {
    expect(scoreOf(judged('killed', 'survived'), () => true)).toMatchObject({ noticed: 1, percent: 100 });
  });
});

describe('the rules, the matcher and what handles money', () => {
  // The rules' own tests take longer than there is time for here.
  it('are noticed to change in at least 85 of 100 cases: a sample of the matcher', async () => {
    const matcher = suites.find(({ name }) => name === 'matcher');
    if (matcher === undefined) throw new Error('no such suite');
    const judged = await tryMutants(matcher, (mutants) => sampled(mutants, 40, 7), ignore);
    expect(judged).toHaveLength(40);
    expect(scoreOf(judged, isEquivalent).percent).toBeGreaterThanOrEqual(85);
  });

  it('have lines with changes that nobody can see, which are still there', () => {
    const lost: string[] = [];
    for (const { file, line } of equivalents)
      if (!readLines(file).includes(line)) lost.push(`${file}: ${line}`);
    expect(lost).toEqual([]);
  });
});
