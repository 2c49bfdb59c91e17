import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { Reader } from './ports.ts';

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
export const answersFor = (db: Kysely<Tables>, { notOf }: Reader) => {
  const answers = db.selectFrom('decision').where('answered_at', 'is not', null);
  return notOf === null ? answers : answers.where('decision.account_id', '<>', notOf);
};

/** The account that controls a lobby, as its room was stored last. */
export async function ownerOfLobby(tx: Kysely<Tables>, id: string): Promise<AccountId | null> {
  const room = await tx
    .selectFrom('room_snapshot')
    .select(['seats', 'state'])
    .where('room_id', '=', id as GameId)
    .executeTakeFirst();
  if (room === undefined) return null;
  const { owner } = JSON.parse(room.state) as { readonly owner?: number };
  return (JSON.parse(room.seats) as AccountId[])[owner ?? -1] ?? null;
}
