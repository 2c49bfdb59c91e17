import path from 'node:path';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import {
  createLeaderboards,
  type Leaderboards,
} from '../../apps/server/src/domain/leaderboards/leaderboards.ts';
import type { Engine } from '../../apps/server/src/store/engine.ts';
import { leaderboardStore } from '../../apps/server/src/store/leaderboards.ts';
import { openSqlite } from '../../apps/server/src/store/sqlite.ts';
import { accountIdOf, fillBoard, playerIdOf, someNames } from './crowd.ts';

const BOARD = 'more_or_less';
const PAGE = { offset: 0, limit: 50 };

/** A board with that many players. */
export type Crowd = {
  readonly players: number;
  readonly names: readonly string[];
  readonly boards: Leaderboards;
  readonly engine: Engine;
};

export async function openCrowd(players: number, folder: string): Promise<Crowd> {
  const file = path.join(folder, `${players}.sqlite`);
  await fillBoard(file, players);
  const names = someNames(file, players / 1_000);
  const engine = await openSqlite(file);
  return { players, names, engine, boards: createLeaderboards(leaderboardStore(engine.db)) };
}

type Call = (crowd: Crowd, next: () => number) => Promise<unknown>;

const anyPlayer = ({ players }: Crowd, next: () => number): number => Math.floor(next() * players);
const player = (crowd: Crowd, next: () => number) => playerIdOf(anyPlayer(crowd, next)) as PlayerId;
const account = (crowd: Crowd, next: () => number) => accountIdOf(anyPlayer(crowd, next)) as AccountId;
const name = ({ names }: Crowd, next: () => number) => names[Math.floor(next() * names.length)] ?? '';
const page = ({ boards }: Crowd, offset: number) => boards.page(BOARD, 'globe', { ...PAGE, offset });

/** Searches for the start of a player's name. */
const searchFor =
  (cut: (name: string) => string): Call =>
  (crowd, next) =>
    crowd.boards.search(BOARD, cut(name(crowd, next)), PAGE);

const searches = {
  'whole name': searchFor((whole) => whole),
  'five letters': searchFor((whole) => whole.slice(0, 5)),
  'three letters': searchFor((whole) => whole.slice(0, 3)),
  'two letters': searchFor((whole) => whole.slice(0, 2)),
  'one letter': searchFor((whole) => whole.slice(0, 1)),
  'no player of that name': searchFor((whole) => `${whole.slice(0, 6)}qq`),
};
const kinds = Object.values(searches);

const anySearch: Call = async (crowd, next) => kinds[Math.floor(next() * kinds.length)]?.(crowd, next);

/** The measured calls, with the largest allowed ratio of a million players to ten thousand; each kind of search has its own row. */
export const calls: readonly { readonly name: string; readonly aim?: number; readonly call: Call }[] = [
  { name: 'rank', aim: 1.5, call: (crowd, next) => crowd.boards.rankOf(BOARD, player(crowd, next), 'globe') },
  {
    name: 'rank in a tier',
    aim: 1.5,
    call: (crowd, next) => crowd.boards.rankOf(BOARD, player(crowd, next), 'bronze'),
  },
  {
    name: 'percentile',
    aim: 1.5,
    call: (crowd, next) => crowd.boards.percentile(BOARD, account(crowd, next), Math.floor(next() * 40)),
  },
  { name: 'page, first', aim: 1.5, call: (crowd) => page(crowd, 0) },
  { name: 'page, middle', aim: 1.5, call: (crowd) => page(crowd, crowd.players / 2) },
  { name: 'page, last', aim: 1.5, call: (crowd) => page(crowd, crowd.players - PAGE.limit) },
  { name: 'page, anywhere', aim: 1.5, call: (crowd, next) => page(crowd, anyPlayer(crowd, next)) },
  { name: 'own page', aim: 1.5, call: (crowd, next) => crowd.boards.pageOf(BOARD, player(crowd, next)) },
  { name: 'search, any of these', aim: 3, call: anySearch },
  ...Object.entries(searches).map(([kind, call]) => ({ name: `  ${kind}`, call })),
];
