import type { NamesOf, ScoreGame } from '../define-game.ts';
import type { GameTypes } from '../kernel/rules.ts';
import type { PaceFigures, PaceLimit, Suspicion } from '../kernel/suspicion.ts';
import type { AccountId } from '../wire/ids.ts';
import type { FinishedGame } from './binding.ts';
import type { Settlement } from './settlement.ts';

/** What a score game settles. */
type ScoredGame = {
  readonly mode: 'single' | 'multi';
  readonly score: number;
  readonly suspicion?: Suspicion | undefined;
  readonly players: readonly { readonly accountId: AccountId; readonly rewardEssence: number }[];
  /** How the answers were given, for games that look for programs. */
  readonly pace?: { readonly figures: PaceFigures; readonly limits: readonly PaceLimit[] };
};

/** The settlement of a score game: the score on the board of its mode, and the reward under the board's own reason. */
export function scoreSettlement<Game extends ScoreGame, T extends GameTypes>(
  { id, names, boards, ledgerReasons }: Game,
  { matchId, finishedAt }: FinishedGame<T>,
  { mode, score, suspicion, players, pace }: ScoredGame,
): Settlement<NamesOf<Game>> {
  const place = boards.findIndex((board) => board.mode === mode);
  const board = boards[place]?.id;
  const reason = ledgerReasons[place];
  if (board === undefined || reason === undefined) throw new RangeError(`${id} has no board of mode ${mode}`);
  const settlement: Settlement = {
    gameId: matchId,
    game: names.feed,
    mode,
    finishedAt,
    winner: null,
    newHighScore: false,
    players: players.map(({ accountId }) => ({
      accountId,
      attempts: null,
      currentStreak: null,
      score,
      totalPoints: null,
    })),
    scores: players.map(({ accountId }) => ({ accountId, board, score })),
    suspicions: suspicion === undefined ? [] : players.map(({ accountId }) => ({ accountId, ...suspicion })),
    ...(pace !== undefined && { pace: { accounts: players.map(({ accountId }) => accountId), ...pace } }),
    rewards: players
      .filter(({ rewardEssence }) => rewardEssence > 0)
      .map(({ accountId, rewardEssence: amountEssence }) => ({
        accountId,
        amountEssence,
        reason,
        reference: `${id}:${matchId}`,
      })),
  };
  // All names come from the game's descriptor.
  return settlement as Settlement<NamesOf<Game>>;
}
