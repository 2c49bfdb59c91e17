import { type AccountData, isOwner } from '../accounts/owned.ts';
import type { leaguesExport } from './exported.ts';

const LEAGUE = 'league.id league.name league.firstDay league.ownerId:isOwner joinedAt leftAt';

const FORMER_LEAGUE = 'League';

/** What of leagues belongs to an account. */
export const leaguesData = {
  tables: {
    leagueMember: {
      as: 'leagues',
      shows: LEAGUE,
      joins: ['league', 'leagueId'],
      by: 'joinedAt',
      read: { isOwner },
    },
  },
  texts: ['league.name'],
  // The name of a league is its founder's text; versions before did not store founders.
  erase: async (tx, account) => {
    await tx
      .updateTable('league')
      .set({ name: FORMER_LEAGUE })
      .where((of) =>
        of.or([
          of('founderId', '=', account),
          of.and([of('founderId', 'is', null), of('ownerId', '=', account)]),
        ]),
      )
      .execute();
  },
} satisfies AccountData<typeof leaguesExport>;
