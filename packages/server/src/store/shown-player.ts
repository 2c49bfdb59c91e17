import type { PlayerId } from '@hub/engine/wire/ids';
import { FORMER_PLAYER } from '@hub/protocol/former-player';
import { sql } from 'kysely';

/** The effect that an account wears on its name, for a query with the table `account`. No account wears two. */
const effect = sql<string | null>`(
  select item.css_class from owned_item as worn inner join item on item.id = worn.item_id
  where worn.account_id = account.id and worn.is_active = 1 and worn.type = 'username_effect'
)`;
export const wornEffect = effect.as('css_class');

/** What `shownPlayer` needs of an account. */
export const shownColumns = [
  'account.player_id',
  'account.name',
  'account.soft_deleted_at',
  wornEffect,
] as const;

interface Row {
  readonly player_id: PlayerId;
  readonly name: string;
  readonly soft_deleted_at: number | null;
  readonly css_class: string | null;
}

/** A player as others see them; a closed account is a former player without an id. */
export const shownPlayer = ({ player_id, name, soft_deleted_at, css_class }: Row) =>
  soft_deleted_at === null
    ? { id: player_id, name, usernameEffect: css_class }
    : { id: null, name: FORMER_PLAYER, usernameEffect: null };

/** As `wornEffect`, for queries of features, which name columns in camel case. */
export const wornEffectOf = effect.as('usernameEffect');

/** The same for queries of features, which name columns in camel case. */
export const shownAccount = [
  'account.playerId',
  'account.name',
  'account.softDeletedAt',
  wornEffectOf,
] as const;

/** As `shownPlayer`. */
export const shownPlayerOf = (row: {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly softDeletedAt: number | null;
  readonly usernameEffect: string | null;
}) =>
  row.softDeletedAt === null
    ? { id: row.playerId, name: row.name, usernameEffect: row.usernameEffect }
    : { id: null, name: FORMER_PLAYER, usernameEffect: null };
