import { accountId } from '../../../apps/server/src/store/testing/rows.ts';
import type { Rows } from '../../../apps/server/src/store/testing/table-rows.ts';
import type { Words } from '../../accounts/testing/words-columns.ts';

const ada = accountId(1);
const AT = 1_800_000_000_020;

/** Rows of every table of this feature; every column has a value in at least one of them. */
export const samples = {
  administrator: [{ account_id: ada, role: 'host', granted_at: AT, opened_at: AT, games: '[]' }],
  admin_link: [{ hash: 'ab', account_id: ada, expires_at: AT }],
  admin_session: [{ hash: 'ab', key_hash: 'cd', account_id: ada, token_version: 3, expires_at: AT }],
  admin_passkey: [
    {
      id: 'key',
      account_id: ada,
      name: 'Laptop',
      address: 'hub.example',
      public_key: 'pk',
      counter: 4,
      created_at: AT,
      used_at: AT,
    },
  ],
  admin_challenge: [{ challenge: 'c', account_id: ada, purpose: 'open', expires_at: AT }],
  admin_code: [
    {
      account_id: ada,
      sealed: 's',
      pending: 'p',
      since: AT,
      last_step: 60_000_000,
      tries: 2,
      rests_until: AT,
    },
  ],
} satisfies Partial<Rows>;

/** What their columns of text hold. */
export const words: Words = {
  ownNames: ['admin_passkey.address', 'admin_passkey.name'],
  codeWords: ['admin_challenge.purpose', 'administrator.games', 'administrator.role'],
  secrets: [
    'admin_challenge.challenge',
    'admin_code.pending',
    'admin_code.sealed',
    'admin_link.hash',
    'admin_passkey.id',
    'admin_passkey.public_key',
    'admin_session.hash',
    'admin_session.key_hash',
  ],
};
