import { TRIAL_ESSENCE } from '@hub/engine/wire/limits';
import { TRUE } from '@hub/server/store/boolean-column.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { appendEntry } from '../ledger/server.ts';
import { takeInvitation } from '../settings/invitations.ts';
import type { AccountStore, NewAccount, StoredAccount } from './ports.ts';

/** Accounts per query; a statement has a limited number of parameters. */
const MAX_PARAMETERS = 500;
/** The provider shown as `googleConnected`. */
export const GOOGLE = 'google';

export const accountStore = ({ db, transaction }: Pick<Engine, 'db' | 'transaction'>): AccountStore => ({
  create: (account) =>
    transaction(
      'process',
      async (tx) => {
        if (!(await mayCreate(tx, account))) return 'not_invited' as const;
        await insertAccount(tx, account);
        return 'created' as const;
      },
      'read committed',
    ),
  byId: (id) => one(accounts(db).where('account.id', '=', id)),
  async byIds(ids) {
    const found: StoredAccount[] = [];
    for (let at = 0; at < ids.length; at += MAX_PARAMETERS) {
      const some = ids.slice(at, at + MAX_PARAMETERS);
      const rows: readonly Row[] = await accounts(db).where('account.id', 'in', some).execute();
      found.push(...rows.map(toAccount));
    }
    return found;
  },
  byPlayerId: (id) => one(accounts(db).where('account.player_id', '=', id)),
  async keepLanguage(id, language) {
    await db
      .updateTable('account')
      .set({ language })
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .execute();
  },
  count: () => countRows(db.selectFrom('account').where('soft_deleted_at', 'is', null)),
});

/** Uses the invitation of a new account, if it has one. */
export const mayCreate = async (
  tx: Kysely<Tables>,
  { invitation, createdAt }: Pick<NewAccount, 'invitation' | 'createdAt'>,
): Promise<boolean> => invitation === undefined || takeInvitation(tx, invitation, createdAt);

/** Inserts a new account, also inside the caller's transaction. */
export async function insertAccount(
  db: Kysely<Tables>,
  { id, playerId, name, createdAt, addressDigest, hasPlayedTrial = false }: NewAccount,
): Promise<void> {
  await db
    .insertInto('account')
    .values({
      id,
      player_id: playerId,
      name,
      token_version: 0,
      created_at: createdAt,
      soft_deleted_at: null,
      erase_at: null,
      erased_at: null,
    })
    .execute();
  if (hasPlayedTrial)
    await appendEntry(db, {
      accountId: id,
      amountEssence: TRIAL_ESSENCE,
      reason: 'trial',
      reference: 'trial',
      at: createdAt,
    });
  if (addressDigest === undefined) return;
  await db
    .insertInto('guest_address')
    .values({ account_id: id, digest: addressDigest, created_at: createdAt })
    .execute();
}

/** Accounts with their linked sign-in and active cosmetics. */
const accounts = (db: Kysely<Tables>) =>
  db
    .selectFrom('account')
    .leftJoin('identity', (on) =>
      on.onRef('identity.account_id', '=', 'account.id').on('identity.provider', '=', GOOGLE),
    )
    .leftJoin('owned_item as worn_effect', (on) =>
      on
        .onRef('worn_effect.account_id', '=', 'account.id')
        .on('worn_effect.is_active', '=', TRUE)
        .on('worn_effect.type', '=', 'username_effect'),
    )
    .leftJoin('item as effect', 'effect.id', 'worn_effect.item_id')
    .leftJoin('owned_item as worn_icon', (on) =>
      on
        .onRef('worn_icon.account_id', '=', 'account.id')
        .on('worn_icon.is_active', '=', TRUE)
        .on('worn_icon.type', '=', 'profile_icon'),
    )
    .leftJoin('item as icon', 'icon.id', 'worn_icon.item_id')
    .select([
      'account.id',
      'account.player_id',
      'account.name',
      'account.token_version',
      'account.created_at',
      'account.soft_deleted_at',
      'account.erase_at',
      'account.erased_at',
      'account.suspended_until',
      'account.is_hidden',
      'account.language',
      'identity.subject',
      'worn_effect.id as effect_id',
      'effect.name as effect_name',
      'effect.css_class as effect_class',
      'worn_icon.id as icon_id',
      'icon.name as icon_name',
      'icon.image as icon_image',
    ]);

type Row = ReturnType<typeof accounts> extends SelectQueryBuilder<infer _D, infer _T, infer R> ? R : never;

async function one(query: ReturnType<typeof accounts>): Promise<StoredAccount | undefined> {
  const row: Row | undefined = await query.executeTakeFirst();
  return row && toAccount(row);
}

const toAccount = (row: Row): StoredAccount => ({
  id: row.id,
  playerId: row.player_id,
  name: row.name,
  googleSub: row.subject ?? undefined,
  tokenVersion: row.token_version,
  createdAt: row.created_at,
  isDeleted: row.soft_deleted_at !== null,
  isHidden: row.is_hidden === 1,
  language: row.language ?? undefined,
  eraseAt: row.erased_at === null ? (row.erase_at ?? undefined) : undefined,
  suspendedUntil: row.suspended_until ?? undefined,
  activeUsernameEffect:
    row.effect_id === null || row.effect_name === null
      ? undefined
      : { id: row.effect_id, name: row.effect_name, cssClass: row.effect_class ?? '' },
  activeProfileIcon:
    row.icon_id === null || row.icon_name === null
      ? undefined
      : { id: row.icon_id, name: row.icon_name, image: row.icon_image ?? '' },
});
