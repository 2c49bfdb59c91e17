import type { AccountId } from '@hub/engine/wire/ids';
import { LEAGUE_MEMBERS } from '@hub/engine/wire/limits';
import type { Clock } from '@hub/server/platform/clock.ts';
import { openOf } from './owner.ts';
import type { LeagueStore, StoredLeague } from './ports.ts';
import { endOf } from './table.ts';

export type LeagueInvitations = {
  /** Whether a code leads to a running league that the account is not in and was not removed from. */
  readonly mayJoin: (account: AccountId, code: string) => Promise<boolean>;
  /** The code of a league that one account is in and that the other may join; undefined otherwise. */
  readonly codeFor: (id: string, from: AccountId, to: AccountId) => Promise<string | undefined>;
};

type Deps = {
  readonly store: Pick<LeagueStore, 'find' | 'findByCode' | 'members'>;
  readonly clock: Clock;
};

/** Which leagues a player can be invited to by name. */
export function createLeagueInvitations({ store, clock }: Deps): LeagueInvitations {
  const openCode = async (
    league: StoredLeague | undefined,
    to: AccountId,
    from?: AccountId,
  ): Promise<string | undefined> => {
    if (league === undefined || league.closedAt !== null || clock.now() >= endOf(league.firstDay))
      return undefined;
    const members = await store.members(league.id);
    const open = openOf(members);
    const isKept = members.some((one) => one.account === to && (one.leftAt === null || one.isRemoved));
    const isMember = from === undefined || open.some(({ account }) => account === from);
    return isKept || !isMember || open.length >= LEAGUE_MEMBERS ? undefined : league.code;
  };
  return {
    mayJoin: async (account, code) => (await openCode(await store.findByCode(code), account)) !== undefined,
    codeFor: async (id, from, to) => openCode(await store.find(id), to, from),
  };
}
