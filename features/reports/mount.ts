import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { answerDecision, ownDecisions, seeDecision, sendReport } from './calls.ts';
import type { Reports } from './reports.ts';

export type ReportCallsArea = { readonly reports: Reports };

/** Mounts the calls with which players reach the moderators. Suspended players read why, and answer. */
export function mountReports(mount: Mount, { reports }: ReportCallsArea): void {
  const suspendedToo = { admits: ['suspended'] } as const;
  mount(sendReport, async ({ body, caller }) => {
    const sent = await reports.send(caller.player, body);
    return sent.ok ? { isJoined: sent.isJoined } : refuse(sent.code);
  });
  mount(
    ownDecisions,
    async ({ caller }) => {
      const { answered, received } = await reports.decisionsOf(caller.player.accountId);
      return { answered: [...answered], received: [...received] };
    },
    suspendedToo,
  );
  mount(
    seeDecision,
    async ({ params, caller }) => {
      await reports.see(caller.player.accountId, params.id);
      return { seen: true as const };
    },
    suspendedToo,
  );
  mount(
    answerDecision,
    async ({ params, body, caller }) => {
      const at = await reports.answer(caller.player.accountId, params.id, body.text);
      return at === undefined ? refuse('not_now', 'There is nothing to answer any more.') : { at };
    },
    suspendedToo,
  );
}
