import { startIdentityProvider } from '../../apps/server/src/testing/identity-provider.ts';
import { Dice } from '../players/seeded-random.ts';
import { type PlayedKind, playedKinds } from './random-games.ts';
import { Tallies } from './scan.ts';
import { Table } from './scanned-game.ts';
import { House, type HouseOptions } from './test-hub.ts';

export type SuiteOptions = HouseOptions & {
  readonly seed: number;
  /** Games of each kind. */
  readonly count: number;
  readonly kinds?: readonly PlayedKind[];
  /** Told after every game. */
  readonly progress?: (kind: string, games: number) => void;
};

/** Plays random games of each kind and holds every byte that went out against what was secret. */
export async function playAndScan({
  seed,
  count,
  kinds = playedKinds,
  progress,
  ...house
}: SuiteOptions): Promise<Tallies> {
  const tallies = new Tallies();
  const provider = kinds.some(({ name }) => name === 'Sign-in') ? await startIdentityProvider() : undefined;
  const open = await House.open({ ...house, ...(provider === undefined ? {} : { provider }) });
  try {
    for (const kind of kinds) {
      for (let number = 1; number <= count; number += 1) {
        await playOne(open, kind, new Dice(`${seed} ${kind.name} ${number}`), tallies);
        progress?.(kind.name, number);
      }
    }
  } finally {
    await open.close();
    await provider?.stop();
  }
  return tallies;
}

async function playOne(
  house: House,
  { name, endpoint, play }: PlayedKind,
  dice: Dice,
  tallies: Tallies,
): Promise<void> {
  const table = new Table({ house, endpoint, dice, kind: name, tallies });
  await play(table);
  await table.ends();
}
