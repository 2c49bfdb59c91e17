import type { Player } from '@hub/engine/binding/player';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Language } from '@hub/protocol/languages';
import type { Db, Hub } from '@hub/server/hub.ts';
import { TRUE } from '@hub/server/store/boolean-column.ts';
import { countRows } from '@hub/server/store/count-rows.ts';
import type { SelectQueryBuilder } from 'kysely';

/** Accounts per query; a statement has a limited number of parameters. */
const MAX_PARAMETERS = 500;
/** Stands for the id in a query that is built once. */
const NO_ID = '' as AccountId;
/** The provider shown as `googleConnected`. */
export const GOOGLE = 'google';

/** An account with its linked sign-in and the items that it wears. */
export type StoredAccount = ReturnType<typeof toAccount>;
export type AccountQueries = ReturnType<typeof accountQueries>;

/** What is asked of accounts. */
export const accountQueries = ({ db }: Pick<Hub, 'db'>) => {
  // Every call of a player asks for the account, and to build the query takes longer than to answer it.
  const ofId = accounts(db).where('account.id', '=', NO_ID).compile();
  async function byId(id: AccountId): Promise<StoredAccount | undefined> {
    const parameters = ofId.parameters.map((value) => (value === NO_ID ? id : value));
    const [row] = (await db.executeQuery<Row>({ ...ofId, parameters })).rows;
    return row && toAccount(row);
  }
  /** Those of these accounts that exist, in any order. */
  async function byIds(ids: readonly AccountId[]): Promise<readonly StoredAccount[]> {
    const found: StoredAccount[] = [];
    for (let at = 0; at < ids.length; at += MAX_PARAMETERS) {
      const some = ids.slice(at, at + MAX_PARAMETERS);
      const rows: readonly Row[] = await accounts(db).where('account.id', 'in', some).execute();
      found.push(...rows.map(toAccount));
    }
    return found;
  }
  /** The account of a proven id. Rejects when it does not exist. */
  async function known(id: AccountId): Promise<StoredAccount> {
    const account = await byId(id);
    if (account === undefined) throw new Error('the account does not exist');
    return account;
  }
  /** The players of these accounts, in the same order. Rejects when an account does not exist. */
  async function playersOf(ids: readonly AccountId[]): Promise<readonly Player[]> {
    const stored = new Map((await byIds(ids)).map((account) => [account.id, account]));
    return ids.map((id) => {
      const account = stored.get(id);
      if (account === undefined) throw new Error('the player has no account');
      return toPlayer(account);
    });
  }
  /** The current token versions of those of these accounts that exist; tokens of earlier versions are revoked. */
  async function tokenVersions(ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, number>> {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'tokenVersion'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, tokenVersion }) => [id, tokenVersion]));
  }
  return {
    byId,
    byIds,
    known,
    playersOf,
    tokenVersions,
    byPlayerId: (id: PlayerId) => one(accounts(db).where('account.playerId', '=', id)),
    /** Number of accounts that are not deleted. */
    count: () => countRows(db.selectFrom('account').where('softDeletedAt', 'is', null)),
    /** Keeps the chosen language with an account that is not erased. */
    async keepLanguage(id: AccountId, language: Language): Promise<void> {
      const kept = db.updateTable('account').set({ language }).where('id', '=', id);
      await kept.where('erasedAt', 'is', null).execute();
    },
  };
};

export const toPlayer = ({ id, playerId, name, activeUsernameEffect }: StoredAccount): Player => ({
  accountId: id,
  playerId,
  name,
  usernameEffect: activeUsernameEffect?.cssClass ?? null,
});

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('identity', (on) =>
      on.onRef('identity.accountId', '=', 'account.id').on('identity.provider', '=', GOOGLE),
    )
    .leftJoin('ownedItem as wornEffect', (on) =>
      on
        .onRef('wornEffect.accountId', '=', 'account.id')
        .on('wornEffect.isActive', '=', TRUE)
        .on('wornEffect.type', '=', 'username_effect'),
    )
    .leftJoin('item as effect', 'effect.id', 'wornEffect.itemId')
    .leftJoin('ownedItem as wornIcon', (on) =>
      on
        .onRef('wornIcon.accountId', '=', 'account.id')
        .on('wornIcon.isActive', '=', TRUE)
        .on('wornIcon.type', '=', 'profile_icon'),
    )
    .leftJoin('item as icon', 'icon.id', 'wornIcon.itemId')
    .select(['account.id', 'account.playerId', 'account.name', 'account.tokenVersion', 'account.createdAt'])
    .select(['account.softDeletedAt', 'account.eraseAt', 'account.erasedAt', 'account.suspendedUntil'])
    .select(['account.isHidden', 'account.language', 'identity.subject'])
    .select(['wornEffect.id as effectId', 'effect.name as effectName', 'effect.cssClass as effectClass'])
    .select(['wornIcon.id as iconId', 'icon.name as iconName', 'icon.image as iconImage']);

type Row = ReturnType<typeof accounts> extends SelectQueryBuilder<infer _D, infer _T, infer R> ? R : never;

async function one(query: ReturnType<typeof accounts>): Promise<StoredAccount | undefined> {
  const row: Row | undefined = await query.executeTakeFirst();
  return row && toAccount(row);
}

const toAccount = (row: Row) => {
  const { id, playerId, name, tokenVersion, createdAt, suspendedUntil, language } = row;
  const { effectId, effectName, iconId, iconName } = row;
  return {
    id,
    playerId,
    name,
    tokenVersion,
    createdAt,
    /** The end of the newest suspension (ms since 1970), which may be over. */
    suspendedUntil,
    /** Code of the chosen language. */
    language,
    /** Subject of the linked sign-in; undefined for a guest. */
    googleSub: row.subject ?? undefined,
    isDeleted: row.softDeletedAt !== null,
    /** Whether the player is not shown to others among people in sight. */
    isHidden: row.isHidden === 1,
    /** When it will be erased (ms since 1970), if its owner deleted it and can still keep it. */
    eraseAt: row.erasedAt === null ? row.eraseAt : null,
    activeUsernameEffect:
      effectId === null || effectName === null
        ? null
        : { id: effectId, name: effectName, cssClass: row.effectClass ?? '' },
    activeProfileIcon:
      iconId === null || iconName === null
        ? null
        : { id: iconId, name: iconName, image: row.iconImage ?? '' },
  };
};
