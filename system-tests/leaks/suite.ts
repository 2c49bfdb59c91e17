import { startIdentityProvider } from '../../apps/server/src/testing/identity-provider.ts';
import { SeededRandom } from '../players/seeded-random.ts';
import { type PlayedKind, playedKinds } from './random-games.ts';
import { Tallies } from './scan.ts';
import { GameSession } from './scanned-game.ts';
import type { SecretKind } from './secrets.ts';
import { TestHub, type TestHubOptions } from './test-hub.ts';

export type SuiteOptions = TestHubOptions & {
  readonly seed: number;
  /** Games of each kind. */
  readonly count: number;
  readonly kinds?: readonly PlayedKind[];
  /** Ends the suite once this is found. */
  readonly until?: SecretKind;
  /** Called after each game. */
  readonly progress?: (kind: string, games: number) => void;
};

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
        if (tallies.findings.some((finding) => finding.kind === until)) return tallies;
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
  { name, endpoint, play }: PlayedKind,
  random: SeededRandom,
  tallies: Tallies,
): Promise<void> {
  const session = new GameSession({ testHub, endpoint, random, kind: name, tallies });
  await play(session);
  await session.ends();
}
