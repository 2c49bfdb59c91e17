import { descriptor as chainOfLegends } from '@hub/chain-of-legends/descriptor.ts';
import { descriptor as championRift } from '@hub/champion-rift/descriptor.ts';
import { descriptor as cooldownClash } from '@hub/cooldown-clash/descriptor.ts';
import type { BoardSpec, DailyGame, GameDescriptor, ScoreGame, VersusGame } from '@hub/engine/define-game';
import type { Tier } from '@hub/engine/wire/tiers';
import { descriptor as moreOrLess } from '@hub/more-or-less/descriptor.ts';
import { descriptor as riftGuesser } from '@hub/rift-guesser/descriptor.ts';

/** Every game of the product, in the order of the menu. Everything that names games is derived from this list. */
export const games = [championRift, moreOrLess, riftGuesser, chainOfLegends, cooldownClash] as const;

/** Any game of this product, with its literal types. */
export type AnyGame = (typeof games)[number];
type Score = Extract<AnyGame, { kind: 'score' }>;

/** A game's name in the activity feed and in stored matches. */
export type GameName = AnyGame['names']['feed'];
export type Board = Score['boards'][number]['id'];
export type DailyMode = Extract<AnyGame, { kind: 'daily' }>['id'];
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
/** Best scores with a leaderboard that all players see. */
export type PublicBoard = Extract<BoardOf<Score>, { calls: string }>['id'];

/** A best score that is kept, with the game that it is of. */
export type KnownBoard = BoardSpec & { readonly id: Board; readonly game: ScoreGame };

/** Every best score that is kept, those that only their player sees included. */
export const boards: readonly KnownBoard[] = scoreGames.flatMap((game) =>
  game.boards.map((board) => ({ ...board, id: board.id as Board, game })),
);

/** A leaderboard: what its calls are named, and its tiers, lowest first. */
export type Leaderboard = {
  readonly id: PublicBoard;
  readonly calls: string;
  readonly tiers: readonly Tier[];
  readonly game: ScoreGame;
};

export const leaderboards: readonly Leaderboard[] = boards.flatMap(({ id, calls, tiers, game }) =>
  calls === undefined || tiers === undefined ? [] : { id: id as PublicBoard, calls, tiers, game },
);

/** The leaderboard of that id. */
export const leaderboardOf = (board: PublicBoard): Leaderboard =>
  leaderboards.find(({ id }) => id === board) as Leaderboard;

/** The game of a name in the feed; undefined for one that was removed. */
export const gameByName = (name: string): AnyGame | undefined =>
  games.find(({ names }) => names.feed === name);
