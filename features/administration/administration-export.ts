import type { AccountId } from '@hub/engine/wire/ids';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import type { AccountExport } from '../accounts/care-calls.ts';

type Part = Pick<AccountExport, 'role' | 'passkeys' | 'codeApp' | 'notices'>;

/** The administration's part of an account's export: without keys and secrets, which open its door. */
export async function exportAdministration(db: Kysely<Tables>, id: AccountId): Promise<Part> {
  const role = await db
    .selectFrom('administrator')
    .select(['role', 'games', 'granted_at as grantedAt'])
    .where('account_id', '=', id)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('admin_passkey')
    .select(['name', 'address', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  const codeApp = await db
    .selectFrom('admin_code')
    .select('since')
    .where('account_id', '=', id)
    .executeTakeFirst();
  const notices = await db
    .selectFrom('player_notice')
    .select(['kind', 'text', 'until', 'created_at as at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
  const games = role?.games == null ? null : (JSON.parse(role.games) as string[]);
  return {
    role: role === undefined ? null : { ...role, games },
    passkeys,
    codeApp: codeApp ?? null,
    notices,
  };
}
