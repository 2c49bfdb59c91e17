import type { Day } from '@hub/engine/wire/ids';
import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const [ada, grace] = [accountId(1), accountId(2)];
const day = '2026-11-20' as Day;

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  league: [
    {
      id: 'league',
      code: 'ABCDEF',
      name: 'Lanterns',
      owner_id: ada,
      first_day: day,
      created_at: 1_800_000_000_014,
      closed_at: 1_800_000_000_015,
      previous_id: 'before',
      founder_id: grace,
    },
  ],
  league_member: [
    {
      league_id: 'league',
      account_id: ada,
      joined_at: 1_800_000_000_014,
      left_at: 1_800_000_000_016,
      is_removed: 1,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  own: ['league.name'],
  ids: [
    'league.code',
    'league.founder_id',
    'league.id',
    'league.owner_id',
    'league.previous_id',
    'league_member.league_id',
  ],
  days: ['league.first_day'],
};
