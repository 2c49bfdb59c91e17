import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { suites } from './areas.ts';
import { sampled, tryMutants } from './campaign.ts';
import { isEquivalent } from './equivalent.ts';
import { grouped, type Judged, scoreOf, scoreTable, survivorsOf } from './score.ts';

/**
 * Changes the rules, the matcher and what handles money in every small way, one at a time, and looks whether a unit test
 * notices. Prints the scores and where the list of survivors is. `--sample` tries so many mutants of each suite, drawn by
 * `--seed`; `--suite` only that one, `--files` only files with that in their path. Exits with 1 below 85 % in any area.
 */
const AIM_PERCENT = 85;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    suite: { type: 'string' },
    files: { type: 'string', default: '' },
    survivors: { type: 'string', default: path.join(tmpdir(), 'hub-survivors.txt') },
  },
});

const begun = performance.now();
const seconds = (): string => `${Math.round((performance.now() - begun) / 1000)} s`;
const judged: Judged[] = [];
for (const suite of suites.filter(({ name }) => values.suite === undefined || name === values.suite)) {
  let tried = 0;
  const found = await tryMutants(
    suite,
    (mutants) =>
      sampled(
        mutants.filter(({ file }) => file.includes(values.files)),
        Number(values.sample),
        Number(values.seed),
      ),
    () => {
      tried += 1;
      if (tried % 250 === 0) console.log(`${seconds()}  ${suite.name}: ${tried}`);
    },
  );
  judged.push(...found);
}

writeFileSync(values.survivors, `${survivorsOf(judged, isEquivalent).join('\n')}\n`);
console.log(`\n${new Date().toISOString()}  seed ${values.seed}  ${seconds()}`);
console.log(scoreTable(judged, ({ mutant }) => mutant.file, isEquivalent));
console.log(`\n${scoreTable(judged, ({ area }) => area, isEquivalent)}`);
console.log(`survivors: ${values.survivors}`);
const areas = grouped(judged, ({ area }) => area);
const missed = [...areas].filter(([, group]) => scoreOf(group, isEquivalent).percent < AIM_PERCENT);
for (const [area] of missed) console.error(`${area} is below ${AIM_PERCENT} %`);
process.exitCode = missed.length === 0 ? 0 : 1;
