import type { AccountId } from '@hub/engine/wire/ids';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Db } from '@hub/server/hub.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import { sql } from 'kysely';

/** Which cases an administrator reads and decides. */
export type Reader = {
  /** Only those about open lobbies of these games; null for all. */
  readonly games: readonly string[] | null;
  /** Without those that this account has reported, is reported in or owns the lobby of, and without its own answers. */
  readonly notOf: AccountId | null;
};

/** Moderators do not judge their own cases. A host reads all, because there may be nobody else. */
export const readerOf = ({
  account,
  role,
  games,
}: Pick<Administrator, 'account' | 'role' | 'games'>): Reader => ({
  games,
  notOf: role === 'host' ? null : account,
});

/** Whether a case is about an open lobby of these games; null for all cases. */
const isOf = (games: readonly string[] | null) =>
  games === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`report_case.kind = 'lobby' and report_case.subject in
        (select room_id from room_snapshot where is_over = ${FALSE} and kind in (${sql.join(games)}))`;

/** Cases that an administrator reads and decides. */
export const isFor = ({ games, notOf }: Reader) =>
  notOf === null ? isOf(games) : sql<boolean>`${isOf(games)} and not ${isPartyIn(notOf)}`;

/** Cases of which an account is a party. Reports of versions before do not tell the owner of a lobby: all of its players are parties. */
export const isPartyIn = (account: AccountId) =>
  sql<boolean>`(report_case.subject = ${account} or coalesce(report_case.owner_id, '') = ${account}
    or exists (select 1 from report where report.case_id = report_case.id and report.account_id = ${account})
    or report_case.kind = 'lobby' and report_case.owner_id is null and exists (select 1 from room_snapshot
      where room_id = report_case.subject and seats like ${`%"${account}"%`}))`;

/** Answers that an administrator reads and replies to. */
export const answersFor = (db: Db, { notOf }: Reader) => {
  const answers = db.selectFrom('decision').where('answeredAt', 'is not', null);
  return notOf === null ? answers : answers.where('decision.accountId', '<>', notOf);
};
