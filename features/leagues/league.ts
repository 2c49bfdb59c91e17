import type { AccountId } from '@hub/engine/wire/ids';
import type { Db, HubTables } from '@hub/server/hub.ts';
import { shownColumns, shownPlayer } from '@hub/server/store/shown-player.ts';
import type { Selectable } from 'kysely';

export type League = Selectable<HubTables['league']>;
/** Those whom the owner has removed cannot return, and their runs do not count. */
export type Member = Awaited<ReturnType<typeof membersOf>>[number];

/** All members, also those who have left, in the order in which they joined. */
export async function membersOf(db: Db, league: string) {
  const rows = await db
    .selectFrom('leagueMember as member')
    .innerJoin('account', 'account.id', 'member.accountId')
    .select(['member.accountId as account', 'member.joinedAt', 'member.leftAt', 'member.isRemoved'])
    .select(shownColumns)
    .where('member.leagueId', '=', league)
    .orderBy('member.joinedAt')
    .orderBy('member.accountId')
    .execute();
  return rows.map(({ account, joinedAt, leftAt, isRemoved, ...row }) => ({
    account,
    joinedAt,
    leftAt,
    isRemoved: isRemoved === 1,
    player: shownPlayer(row),
  }));
}

export const isIn = (account: AccountId, members: readonly Member[]): boolean =>
  members.some((member) => member.account === account && member.leftAt === null);

/** Members with an open account. */
export const openOf = (members: readonly Member[]): readonly Member[] =>
  members.filter(({ leftAt, player }) => leftAt === null && player.id !== null);

/** The longest member acts for an owner whose account is closed; who opens it again is the owner again. */
export function ownerOf({ ownerId }: League, members: readonly Member[]): AccountId {
  const open = openOf(members);
  return (open.find(({ account }) => account === ownerId) ?? open[0])?.account ?? ownerId;
}
