import { refuse } from '@hub/server/http/refusal.ts';
import type { Tx } from '@hub/server/hub.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { perform } from '../administration/actions.ts';
import type { AdminArea } from '../administration/http/area.ts';
import { type AdminMount, pageOf } from '../administration/http/mount.ts';
import { suggestedName, targetOf } from '../administration/http/target.ts';
import { playerActions } from '../administration/player-actions.ts';
import { decideReport, listAnswers, listReports, replyToAnswer, showReport } from './admin-calls.ts';
import { caseWaits, type ReportCase, type ReportCases } from './cases.ts';
import { readerOf } from './readers.ts';

const done = { done: true } as const;
const refuseDecided = () => refuse('not_now', 'Another moderator has decided that.');

const shown = ({ account: _account, ...one }: ReportCase) => one;

/** Mounts the calls about reports and answers to decisions. */
export function mountReportDesk(admin: AdminMount, area: AdminArea, reports: ReportCases): void {
  const { administration, tools, author } = area;
  const lobbyIsOpen = async (id: string) => (await administration.lobby(id, area.lobbies)) !== undefined;
  admin(listReports, async ({ query: { state, ...page } }, by) => {
    const { rows, total } = await reports.cases(state, readerOf(by), pageOf(page));
    return { rows: rows.map(shown), total };
  });
  admin(showReport, async ({ params }, by) => {
    const found = await reports.case(params.id, readerOf(by));
    if (found === undefined) return refuse('not_found');
    const { about, account } = found.case;
    const player = about.player === null ? undefined : await administration.player(about.player.id);
    const facts = account === undefined ? undefined : await administration.factsOf(account);
    return {
      ...shown(found.case),
      reports: found.reports,
      player:
        player === undefined || facts === undefined
          ? null
          : {
              since: player.createdAt,
              games: player.games,
              decidedReports: facts.decidedReports,
              renamings: facts.renamings,
              suspensions: facts.suspensions,
              suggestedName: suggestedName(player.id),
            },
      isOpen: about.lobby !== null && (await lobbyIsOpen(about.lobby)),
    };
  });
  admin(decideReport, async ({ params, body: { outcome, rule, reason, name, until } }, by) => {
    const found = await reports.case(params.id, readerOf(by));
    if (found === undefined) return refuse('not_found');
    const { about, decision } = found.case;
    if (decision !== null) return refuseDecided();
    const isAnswerOnly = outcome === 'no breach' || outcome === 'lobby gone';
    if (!isAnswerOnly && reason.trim() === '') return refuse('invalid_request', 'reason: must not be blank');
    if (about.kind === 'player') {
      if (about.player === null) return refuse('account_not_found');
      const player = await targetOf(area, by, about.player.id);
      // Two moderators may decide at once.
      const check = async (tx: Tx) => void ((await caseWaits(tx, params.id)) || refuseDecided());
      const deciding = { tools, author: author(by, reason), check };
      if (outcome === 'renamed') {
        await perform(playerActions.rename, player, { name: name ?? '', rule }, deciding);
        return done;
      }
      if (outcome === 'suspended') {
        await perform(playerActions.suspend, player, { until: until ?? 0, rule }, deciding);
        return done;
      }
    } else if (outcome === 'lobby closed' && about.lobby !== null) {
      await administration.closeLobby(author(by, reason), about.lobby);
      return done;
    }
    const isGone = about.lobby !== null && !(await lobbyIsOpen(about.lobby));
    if (!isAnswerOnly || (outcome === 'lobby gone' && !isGone))
      return refuse('invalid_request', 'outcome: does not fit what was reported');
    const action = logLines(author(by, `${outcome}${reason === '' ? '' : `: ${reason}`}`))(
      'decide report',
      found.case.account ?? about.lobby ?? '',
    );
    const ending = { outcome, rule, reason, by: by.account, at: action.at };
    return (await reports.end(params.id, ending, action)) ? done : refuseDecided();
  });
  admin(listAnswers, async ({ query }, by) => {
    const { rows, total } = await reports.answers(readerOf(by), pageOf(query));
    return { rows: [...rows], total };
  });
  admin(replyToAnswer, async ({ params, body }, by) => {
    const line = logLines(author(by, body.text));
    const to = await reports.reply(
      readerOf(by),
      params.id,
      body.text.trim(),
      tools.hub.clock.now(),
      (account) => line('reply', account),
    );
    return to === undefined ? refuse('not_now', 'There is no answer that waits.') : done;
  });
}
