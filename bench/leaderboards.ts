import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureCachedPage } from './leaderboards/cached-page.ts';
import { type Crowd, calls, openCrowd } from './leaderboards/calls.ts';
import { numbersFrom } from './leaderboards/crowd.ts';
import { median, timed } from './leaderboards/measure.ts';

/**
 * What the calls of a board cost at a million players, as a ratio to ten thousand in the same run. Rounds alternate
 * between both, so that a busy moment of the machine hits both. Then a cached page over HTTP, against a text that was
 * there before. Prints medians; exits with 1 when an aim is missed.
 */
const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 301;
const WARM_UP = 30;

let missed = 0;

/** One line of a table; a line without an aim is there to be read. */
function report(name: string, base: number, cost: number, aim: number | undefined): void {
  const ratio = cost / base;
  if (aim !== undefined && !(ratio <= aim)) missed += 1;
  const figures = [base, cost].map((ms) => `${ms.toFixed(3)} ms`.padStart(12)).join('');
  console.log(`${name.padEnd(24)}${figures}${ratio.toFixed(2).padStart(8)}${String(aim ?? '').padStart(6)}`);
}

const title = (name: string, base: string, cost: string): void =>
  console.log(`\n${name.padEnd(24)}${base.padStart(12)}${cost.padStart(12)}   ratio   aim`);

async function costs(call: (typeof calls)[number]['call'], crowds: readonly Crowd[]): Promise<number[]> {
  const next = numbersFrom(7);
  const taken = crowds.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, crowd] of crowds.entries()) {
      const ms = await timed(() => call(crowd, next));
      if (round >= 0) taken[index]?.push(ms);
    }
  }
  return taken.map(median);
}

const folder = mkdtempSync(path.join(tmpdir(), 'hub-boards-'));
try {
  const crowds = [await openCrowd(FEW, folder), await openCrowd(MANY, folder)];
  title('median cost', '10,000', '1,000,000');
  for (const { name, aim, call } of calls) {
    const [few = NaN, many = NaN] = await costs(call, crowds);
    report(name, few, many, aim);
  }
  for (const { engine } of crowds) await engine.close();
  title('over HTTP', 'prebuilt', 'cached page');
  const { bare, guarded, cached } = await measureCachedPage(path.join(folder, `${MANY}.sqlite`));
  report('same kind of server', guarded, cached, 1.3);
  report('nothing but the text', bare, cached, undefined);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
