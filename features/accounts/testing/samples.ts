import { accountId, playerId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from './words-columns.ts';

const [ada, grace] = [accountId(1), accountId(2)];

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  account: [
    {
      id: ada,
      player_id: playerId(1),
      name: 'Ädä "🦊" \\ \'x\'',
      token_version: 3,
      created_at: 1_800_000_000_001,
      soft_deleted_at: null,
      erase_at: null,
      erased_at: null,
      suspended_at: 1_800_000_000_008,
      suspended_until: 1_800_000_000_009,
      is_hidden: 1,
      language: 'ko_KR',
    },
    {
      id: grace,
      player_id: playerId(2),
      name: 'Grace',
      token_version: 0,
      created_at: 2,
      soft_deleted_at: 4,
      erase_at: 5,
      erased_at: 6,
      suspended_at: null,
      suspended_until: null,
      is_hidden: 0,
      language: null,
    },
  ],
  player_notice: [{ account_id: ada, kind: 'suspended', text: 'Bots', until: 9, created_at: 8 }],
  former_name: [{ account_id: ada, name: 'Ada "1"', until: 1_800_000_000_012 }],
  guest_address: [{ account_id: ada, digest: 'ab', created_at: 1_800_000_000_001 }],
  identity: [{ provider: 'google', subject: 'ada', account_id: ada, linked_at: 7 }],
  used_sign_in_flow: [{ id: 'flow', expires_at: 1_800_000_000_002 }],
  recovery_code: [
    { hash: 'a', account_id: ada, made_at: 8, used_at: null, is_kept: 0 },
    { hash: 'b', account_id: ada, made_at: 8, used_at: 9, is_kept: 1 },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  own: ['player_notice.text'],
  ownNames: [
    'account.name',
    'account.player_id',
    'former_name.name',
    'guest_address.digest',
    'identity.provider',
    'identity.subject',
  ],
  ids: ['account.id', 'used_sign_in_flow.id'],
  codeWords: ['account.language', 'player_notice.kind'],
  secrets: ['recovery_code.hash'],
};
