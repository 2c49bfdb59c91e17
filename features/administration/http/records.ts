import { playerIdSchema } from '@hub/engine/wire/ids';
import { refuse } from '@hub/server/http/refusal.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { listAudit, listBoardRows, listSuspiciousRuns, removeBoardRow } from '../calls/records.ts';
import type { AdminArea } from './area.ts';
import { type AdminMount, pageOf } from './mount.ts';

/** Mounts the calls about what was recorded. */
export function mountRecords(admin: AdminMount, area: AdminArea): void {
  const { administration, author } = area;
  admin(listAudit, async ({ query: { player, since, until, kind, by, ...page } }) => {
    const id = playerIdSchema.safeParse(player);
    const account = id.success ? (await administration.player(id.data))?.account : undefined;
    return administration.audit({
      ...pageOf(page),
      kind,
      by,
      subject: account ?? player,
      since: since === undefined ? undefined : Number(since),
      until: until === undefined ? undefined : Number(until),
    });
  });
  admin(listBoardRows, ({ params, query }) => administration.boardRows(params.board, pageOf(query)));
  admin(removeBoardRow, async ({ params: { board, player }, body }, by) => {
    const found = await administration.player(player);
    if (found === undefined) return refuse('account_not_found');
    const made = logLines(author(by, body.reason))('remove score', found.account);
    const action = { ...made, reason: `${board}: ${body.reason}` };
    if (!(await administration.removeScore(board, found.account, action))) return refuse('not_found');
    area.onBestRemoved(board);
    return { done: true as const };
  });
  admin(listSuspiciousRuns, async ({ query }) => {
    const { limit, offset } = pageOf(query);
    const found = await administration.suspiciousRuns(limit, offset);
    return {
      rows: found.map(({ playerId: id, name, finishedAt: at, ...run }) => ({
        ...run,
        player: { id, name },
        at,
      })),
      total: await administration.suspiciousRunCount(),
    };
  });
}
