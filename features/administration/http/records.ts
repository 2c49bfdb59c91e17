import { playerIdSchema } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import { refuse } from '@hub/server/http/refusal.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { listAudit, listBoardRows, listSuspiciousRuns, removeBoardRow } from '../calls/records.ts';
import type { AdminMount } from './mount.ts';
import { type PlayersArea, pageOf } from './players.ts';

export type RecordsArea = PlayersArea & {
  /** Called when a best score is gone, so that every node shows the board anew. */
  readonly onBestRemoved: (board: Board) => void;
};

/** Mounts the calls about what was recorded. */
export function mountRecords(admin: AdminMount, area: RecordsArea): void {
  const { lists, author } = area;
  admin(listAudit, async ({ query: { player, since, until, kind, by, ...page } }) => {
    const id = playerIdSchema.safeParse(player);
    const account = id.success ? (await lists.player(id.data))?.account : undefined;
    return lists.audit({
      ...pageOf(page),
      kind,
      by,
      subject: account ?? player,
      since: since === undefined ? undefined : Number(since),
      until: until === undefined ? undefined : Number(until),
    });
  });
  admin(listBoardRows, ({ params, query }) => lists.boardRows(params.board, pageOf(query)));
  admin(removeBoardRow, async ({ params: { board, player }, body }, by) => {
    const found = await lists.player(player);
    if (found === undefined) return refuse('account_not_found');
    const made = logLines(author(by, body.reason))('remove score', found.account);
    const action = { ...made, reason: `${board}: ${body.reason}` };
    if (!(await lists.removeScore(board, found.account, action))) return refuse('not_found');
    area.onBestRemoved(board);
    return { done: true as const };
  });
  admin(listSuspiciousRuns, async ({ query }) => {
    const { limit, offset } = pageOf(query);
    const found = await lists.suspiciousRuns(limit, offset);
    return {
      rows: found.map(({ playerId: id, name, finishedAt: at, ...run }) => ({
        ...run,
        player: { id, name },
        at,
      })),
      total: await lists.suspiciousRunCount(),
    };
  });
}
