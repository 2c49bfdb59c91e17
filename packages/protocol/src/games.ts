import type { BoardSpec, DailyGame, GameDescriptor, ScoreGame, VersusGame } from '@hub/engine/define-game';
import type { Tier } from '@hub/engine/wire/tiers';
import { descriptor as chainOfLegends } from '@hub/games/chain-of-legends/descriptor.ts';
import { descriptor as championRift } from '@hub/games/champion-rift/descriptor.ts';
import { descriptor as cooldownClash } from '@hub/games/cooldown-clash/descriptor.ts';
import { descriptor as emojiRift } from '@hub/games/emoji-rift/descriptor.ts';
import { descriptor as itemRift } from '@hub/games/item-rift/descriptor.ts';
import { descriptor as moreOrLess } from '@hub/games/more-or-less/descriptor.ts';
import { descriptor as riftGuesser } from '@hub/games/rift-guesser/descriptor.ts';

/** All games, in menu order. Everything else that lists games is derived from this list. */
export const games = [
  championRift,
  itemRift,
  emojiRift,
  moreOrLess,
  riftGuesser,
  chainOfLegends,
  cooldownClash,
] as const;

/** Any game, with its literal types. */
export type AnyGame = (typeof games)[number];
type Score = Extract<AnyGame, { kind: 'score' }>;

/** A game's name in the activity feed and in stored matches. */
export type GameName = AnyGame['names']['feed'];
export type Board = Score['boards'][number]['id'];
type Daily = Extract<AnyGame, { kind: 'daily' }>;
export type DailyMode = Daily['id'];
export type DailyStatsName = Daily['names']['stats'];
/** Reasons of the ledger entries that games pay with. */
export type GameLedgerReason = AnyGame['ledgerReasons'][number];
export const gameLedgerReasons: readonly GameLedgerReason[] = games.flatMap(
  (game): readonly GameLedgerReason[] => game.ledgerReasons,
);

const all: readonly GameDescriptor[] = games;
export const dailyGames: readonly DailyGame[] = all.filter((game) => game.kind === 'daily');
export const scoreGames: readonly ScoreGame[] = all.filter((game) => game.kind === 'score');
export const versusGames: readonly VersusGame[] = all.filter((game) => game.kind === 'versus');

type BoardOf<Game extends Score> = Game['boards'][number];
/** Boards with a leaderboard, visible to all players. */
export type PublicBoard = Extract<BoardOf<Score>, { calls: string }>['id'];

/** A board with its game. */
type KnownBoard = BoardSpec & { readonly id: Board; readonly game: ScoreGame };

/** All boards, including those that only their player sees. */
export const boards: readonly KnownBoard[] = scoreGames.flatMap((game) =>
  game.boards.map((board) => ({ ...board, id: board.id as Board, game })),
);

/** A leaderboard. `calls` is the first part of its paths; tiers are in ascending order. */
export type Leaderboard = {
  readonly id: PublicBoard;
  readonly calls: string;
  readonly tiers: readonly Tier[];
  readonly game: ScoreGame;
};

export const leaderboards: readonly Leaderboard[] = boards.flatMap(({ id, calls, tiers, game }) =>
  calls === undefined || tiers === undefined ? [] : { id: id as PublicBoard, calls, tiers, game },
);

/** The leaderboard with this id. */
export const leaderboardOf = (board: PublicBoard): Leaderboard =>
  leaderboards.find(({ id }) => id === board) as Leaderboard;
