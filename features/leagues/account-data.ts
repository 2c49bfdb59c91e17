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
  // The name of a league is the text of its founder, also in another week, which members begin; versions before did not store founders.
  erase: async (tx, account) => {
    await tx
      .withRecursive('named', (db) =>
        db
          .selectFrom('league')
          .select('id')
          .where((of) =>
            of.or([
              of('founderId', '=', account),
              of.and([of('founderId', 'is', null), of('ownerId', '=', account)]),
            ]),
          )
          .union(
            db.selectFrom('league').innerJoin('named', 'named.id', 'league.previousId').select('league.id'),
          ),
      )
      .updateTable('league')
      .set({ name: FORMER_LEAGUE })
      .where('id', 'in', (of) => of.selectFrom('named').select('named.id'))
      .execute();
  },
} satisfies AccountData<typeof leaguesExport>;
