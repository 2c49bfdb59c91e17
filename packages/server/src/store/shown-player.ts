import type { PlayerId } from '@hub/engine/wire/ids';
import { FORMER_PLAYER } from '@hub/protocol/former-player';
import { sql } from 'kysely';

/** The effect that an account wears on its name, for a query with the table `account`. No account wears two. */
export const wornEffect = sql<string | null>`(
  select item.css_class from owned_item as worn inner join item on item.id = worn.item_id
  where worn.account_id = account.id and worn.is_active = 1 and worn.type = 'username_effect'
)`.as('usernameEffect');

/** What `shownPlayer` needs of an account. */
export const shownColumns = [
  'account.playerId',
  'account.name',
  'account.softDeletedAt',
  wornEffect,
] as const;

interface Row {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly softDeletedAt: number | null;
  readonly usernameEffect: string | null;
}

/** A player as others see them; a closed account is a former player without an id. */
export const shownPlayer = ({ playerId, name, softDeletedAt, usernameEffect }: Row) =>
  softDeletedAt === null
    ? { id: playerId, name, usernameEffect }
    : { id: null, name: FORMER_PLAYER, usernameEffect: null };
