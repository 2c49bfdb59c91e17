import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';
import '../tables.ts';

const [ada, grace] = [accountId(1), accountId(2)];

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  player_invite: [
    {
      from_id: grace,
      account_id: ada,
      game: 'cooldownClash',
      kind: 'lobby',
      target: 'ABCDEF',
      created_at: 1_800_000_000_017,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ids: ['player_invite.from_id', 'player_invite.target'],
  codeWords: ['player_invite.game', 'player_invite.kind'],
};
