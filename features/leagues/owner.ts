import type { AccountId } from '@hub/engine/wire/ids';
import type { LeagueMember, StoredLeague } from './ports.ts';

/** Members with an open account. */
export const openOf = (members: readonly LeagueMember[]): readonly LeagueMember[] =>
  members.filter(({ leftAt, player }) => leftAt === null && player.id !== null);

/** The longest member acts for an owner whose account is closed; who opens it again is the owner again. */
export function ownerOf(league: StoredLeague, members: readonly LeagueMember[]): AccountId {
  const open = openOf(members);
  const first = open.find(({ account }) => account === league.owner) ?? open[0];
  return first?.account ?? league.owner;
}
