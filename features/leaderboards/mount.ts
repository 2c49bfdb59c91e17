import { type PlayerId, playerIdSchema } from '@hub/engine/wire/ids';
import { LEADERBOARD_PAGE } from '@hub/engine/wire/limits';
import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import {
  type BoardCalls,
  boardCalls,
  type LeaderboardPage,
  NO_PLAYER_TEXT,
} from '@hub/protocol/http/leaderboards';
import type { Caller } from '@hub/server/http/caller.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import { PageCache } from '@hub/server/http/page-cache.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { SerializedReply } from '@hub/server/http/serialized-reply.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Leaderboards } from './leaderboards.ts';
import type { BoardPage } from './ports.ts';

export type LeaderboardsArea = { readonly leaderboards: Leaderboards; readonly clock: Clock };

/** Mounts the calls of every leaderboard. */
export function mountLeaderboards(mount: Mount, area: LeaderboardsArea): void {
  for (const { id } of leaderboards) mountBoard(mount, area, boardCalls[id], id);
}

function mountBoard(
  mount: Mount,
  { leaderboards: service, clock }: LeaderboardsArea,
  calls: BoardCalls,
  board: PublicBoard,
): void {
  const texts = new PageCache<SerializedReply<LeaderboardPage>>({
    clock,
    versionOf: () => service.versionOf(board),
  });
  mount(calls.list, async ({ params: { offset, limit, scope } }) => {
    const read = async () => toReply(await service.page(board, scope, { offset, limit }));
    return texts.get(
      `${scope}/${offset}/${limit}`,
      async () => new SerializedReply(calls.list.reply, await read()),
    );
  });
  mount(calls.search, async ({ params, query: { text, offset = 0, limit = LEADERBOARD_PAGE } }) =>
    toReply(await service.search(board, text ?? params.query, { offset, limit })),
  );
  mount(calls.globalRanking, async ({ params, caller }) => {
    if (params.playerId === undefined) return refuse('invalid_request', NO_PLAYER_TEXT);
    const player = playerOf(params.playerId, caller);
    return { rank: (player && (await service.rankOf(board, player, 'globe'))) ?? null };
  });
  mount(calls.rankingInList, async ({ params, caller }) => {
    const player = playerOf(params.playerId, caller);
    return { rank: (player && (await service.rankOf(board, player, params.scope))) ?? null };
  });
  mount(calls.playerPage, async ({ params, caller }) => {
    const player = playerOf(params.playerId, caller);
    return { page: (player && (await service.pageOf(board, player))) ?? null };
  });
  mount(calls.playerScore, async ({ params, caller }) => {
    const player = playerOf(params.playerId, caller);
    return { score: player === undefined ? 0 : await service.scoreOf(board, player) };
  });
  mount(calls.percentile, async ({ params, caller }) => ({
    percentile: await service.percentile(board, caller.player.accountId, params.score),
  }));
  mount(calls.comparison, ({ params, caller }) =>
    service.compare(board, caller.player.accountId, params.score),
  );
  mount(calls.updateScore, async ({ body, caller }) => {
    const { accountId, playerId } = caller.player;
    if (body.playerId !== playerId && body.playerId !== accountId) return refuse('forbidden');
    const highscore = await service.confirm(board, accountId, body.score);
    return highscore === undefined ? refuse('score_not_proven') : { success: true, highscore };
  });
}

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
