import { type AccountId, type PlayerId, playerIdSchema } from '@hub/engine/wire/ids';
import { COMPARISON_RUNS, LEADERBOARD_PAGE } from '@hub/engine/wire/limits';
import { BOARD_SCORE_MAX } from '@hub/engine/wire/tiers';
import {
  type Board,
  boards,
  leaderboardOf,
  type PublicBoard,
  leaderboards as publicBoards,
} from '@hub/protocol/games';
import type { Caller } from '@hub/server/http/caller.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import { PageCache } from '@hub/server/http/page-cache.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { SerializedReply } from '@hub/server/http/serialized-reply.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { fold } from './best-scores.ts';
import { type BoardPage, boardQueries, type Span } from './board-queries.ts';
import { boardCalls, type LeaderboardPage, NO_PLAYER_TEXT, type Scope } from './calls.ts';
import { comparisonOf, percentOf } from './comparison.ts';
import './tables.ts';

/** The leaderboards of the games. */
export type Leaderboards = ReturnType<typeof leaderboards>;

export const leaderboards = ({ db, clock }: Hub) => {
  const stored = boardQueries(db);
  const versions = Object.fromEntries(boards.map(({ id }) => [id, 0])) as Record<Board, number>;
  const invalidateBests = (changed: readonly string[]): void => {
    for (const { id } of boards) if (changed.includes(id)) versions[id] += 1;
  };
  /** Rank among the players of a scope; null when the player is not in it. */
  const rankOf = async (board: PublicBoard, player: PlayerId | undefined, scope: Scope) =>
    (player && (await stored.scoreAndRank(board, player, spanOf(board, scope)))?.rank) ?? null;

  function mountBoard(mount: Mount, board: PublicBoard): void {
    const calls = boardCalls[board];
    const texts = new PageCache<SerializedReply<LeaderboardPage>>({
      clock,
      versionOf: () => versions[board],
    });
    mount(calls.list, ({ params: { offset, limit, scope } }) =>
      texts.get(`${scope}/${offset}/${limit}`, async () => {
        const page = await stored.page(board, spanOf(board, scope), { offset, limit });
        return new SerializedReply(calls.list.reply, toReply(page));
      }),
    );
    mount(calls.search, async ({ params, query: { text, offset = 0, limit = LEADERBOARD_PAGE } }) => {
      const needle = fold(text ?? params.query);
      if (needle === '') return { data: [], totalEntries: 0 };
      return toReply(await stored.search(board, needle, { offset, limit }));
    });
    mount(calls.globalRanking, async ({ params, caller }) => ({
      rank: await rankOf(
        board,
        playerOf(params.playerId ?? refuse('invalid_request', NO_PLAYER_TEXT), caller),
        'globe',
      ),
    }));
    mount(calls.rankingInList, async ({ params, caller }) => ({
      rank: await rankOf(board, playerOf(params.playerId, caller), params.scope),
    }));
    mount(calls.playerPage, async ({ params, caller }) => {
      const player = playerOf(params.playerId, caller);
      const ahead = player && (await stored.playersAhead(board, player));
      return { page: ahead === undefined ? null : Math.floor(ahead / LEADERBOARD_PAGE) };
    });
    mount(calls.playerScore, async ({ params, caller }) => {
      const player = playerOf(params.playerId, caller);
      return { score: (player && (await stored.scoreAndRank(board, player, GLOBE))?.score) ?? 0 };
    });
    mount(calls.percentile, async ({ params, caller }) => {
      const { all, below } = await stored.countOthers(board, caller.player.accountId, params.score);
      return { percentile: percentOf(below, all) };
    });
    mount(calls.comparison, async ({ params, caller }) => {
      const [others, runs] = await Promise.all([
        stored.othersByScore(board, caller.player.accountId),
        stored.newestScores(board, caller.player.accountId, COMPARISON_RUNS),
      ]);
      return comparisonOf(params.score, others, runs);
    });
    mount(calls.updateScore, async ({ body, caller }) => {
      const { accountId, playerId } = caller.player;
      if (body.playerId !== playerId && body.playerId !== accountId) refuse('forbidden');
      const highscore = await confirm(board, accountId, body.score);
      return { success: true, highscore };
    });
  }

  /** The account's best, if one of its finished games has that score. */
  async function confirm(board: PublicBoard, account: AccountId, score: number): Promise<number> {
    const best = (await stored.bestsOf(account)).find((one) => one.board === board)?.score ?? 0;
    const isProven = (score > 0 && score === best) || (await stored.hasScored(board, account, score));
    return isProven ? best : refuse('score_not_proven');
  }

  return {
    bestsOf: (account: AccountId) => stored.bestsOf(account),
    /** Increases when a best score or a player's cosmetics may have changed. */
    versionOf: (board: PublicBoard): number => versions[board],
    /** Called after every finished game with its settlement as stored. Returns the boards whose best scores changed. */
    onSettled({ newHighScore, scores = [] }: Settlement): readonly Board[] {
      const changed = newHighScore ? scores.map(({ board }) => board) : [];
      invalidateBests(changed);
      return changed;
    },
    /** Called when best scores of these boards changed on another node; it may know other boards. */
    invalidateBests,
    /** Called when an account changed its cosmetics, or was closed or reopened. */
    invalidateCosmetics() {
      for (const { id } of publicBoards) versions[id] += 1;
    },
    mount(mount: Mount) {
      for (const { id } of publicBoards) mountBoard(mount, id);
    },
  };
};

const GLOBE: Span = { min: 0, max: BOARD_SCORE_MAX };

const spanOf = (board: PublicBoard, scope: Scope): Span =>
  leaderboardOf(board).tiers.find(({ name }) => name === scope) ?? GLOBE;

/** The player of an id in a path; callers may use their own account id. */
function playerOf(id: string, { player }: Caller): PlayerId | undefined {
  if (id === player.accountId) return player.playerId;
  return playerIdSchema.safeParse(id).data;
}

const toReply = ({ entries, total }: BoardPage): LeaderboardPage => ({
  data: entries.map(({ playerId, name, score, rank, cssClass }) => ({
    id: playerId,
    rank,
    name,
    highscore: score,
    activeItem: cssClass === null ? null : { cssClass },
  })),
  totalEntries: total,
});
