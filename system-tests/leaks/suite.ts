import { startIdentityProvider } from '../../apps/server/src/testing/identity-provider.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import { type PlayedKind, playedKinds } from './random-games.ts';
import { type Finding, Tallies } from './scan.ts';
import { GameSession } from './scanned-game.ts';
import { TestHub, type TestHubOptions } from './test-hub.ts';

export type SuiteOptions = TestHubOptions & {
  readonly seed: number;
  /** Games of each kind. */
  readonly count: number;
  readonly kinds?: readonly PlayedKind[];
  /** Ends the suite once these are found. */
  readonly until?: ReadonlySet<string>;
  /** Called after each game. */
  readonly progress?: (kind: string, games: number) => void;
};

/** Whether there are findings of all these kinds; false without kinds. */
export const isComplete = (kinds: ReadonlySet<string>, findings: readonly Finding[]): boolean =>
  kinds.size > 0 && [...kinds].every((kind) => findings.some((finding) => finding.kind === kind));

/** Plays random games of each kind and scans all output for secrets. */
export async function playAndScan({
  seed,
  count,
  kinds = playedKinds,
  until,
  progress,
  ...testHub
}: SuiteOptions): Promise<Tallies> {
  const tallies = new Tallies();
  const provider = kinds.some(({ name }) => name === 'Sign-in') ? await startIdentityProvider() : undefined;
  const open = await TestHub.open({ ...testHub, ...(provider === undefined ? {} : { provider }) });
  try {
    for (const kind of kinds) {
      for (let number = 1; number <= count; number += 1) {
        await playOne(open, kind, new SeededRandom(`${seed} ${kind.name} ${number}`), tallies);
        progress?.(kind.name, number);
        if (until !== undefined && isComplete(until, tallies.findings)) return tallies;
      }
    }
  } finally {
    await open.close();
    await provider?.stop();
  }
  return tallies;
}

async function playOne(
  testHub: TestHub,
  { name, gameId, play }: PlayedKind,
  random: SeededRandom,
  tallies: Tallies,
): Promise<void> {
  const session = new GameSession({ testHub, gameId, random, kind: name, tallies });
  await play(session);
  await session.ends();
}
