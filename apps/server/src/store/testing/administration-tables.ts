import type { Rows } from './every-table.ts';
import { accountId } from './rows.ts';

const ada = accountId(1);
const AT = 1_800_000_000_020;

/** The rows of `everyTable` for the administration and reports. */
export const administrationTables: Pick<
  Rows,
  | 'host_action'
  | 'administrator'
  | 'admin_link'
  | 'admin_session'
  | 'admin_passkey'
  | 'admin_challenge'
  | 'admin_code'
  | 'report_case'
  | 'report'
  | 'decision'
> = {
  host_action: [
    {
      id: 'a',
      kind: 'rename',
      subject: ada,
      actor: 'root',
      reason: 'Rude',
      created_at: 1_800_000_000_002,
      actor_account: ada,
      actor_role: 'host',
    },
  ],
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
  report_case: [
    {
      id: 'case',
      kind: 'player',
      subject: ada,
      name: 'Ada',
      first_at: AT,
      last_at: AT,
      decided_at: AT,
      outcome: 'renamed',
      rule: 'names',
      reason: 'Rude',
      decided_by: ada,
      owner_id: ada,
    },
  ],
  report: [
    {
      case_id: 'case',
      account_id: ada,
      reason: 'name',
      place: 'feed',
      words: 'Shouting',
      created_at: AT,
      seen_at: AT,
    },
  ],
  decision: [
    {
      id: 'decision',
      account_id: ada,
      act: 'suspended',
      rule: 'people',
      reason: 'Insults',
      until: AT,
      decided_by: ada,
      created_at: AT,
      seen_at: AT,
      answer: 'Sorry',
      answered_at: AT,
      reply: 'Thanks',
      replied_at: AT,
    },
  ],
};
