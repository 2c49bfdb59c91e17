import type { AccountId } from '@hub/engine/wire/ids';
import { toInventoryItemType } from '@hub/protocol/cosmetics';
import { groupBy } from './group-by.ts';
import type { Expected, KnownAccount, ObservationLog } from './observation-log.ts';
import type { Stored } from './stored-data.ts';

/** Rows of one account. */
interface Rows {
  readonly ledger: Stored['ledger'];
  readonly owned: Stored['owned_item'];
  readonly likes: Stored['news_like'];
  readonly codes: Stored['recovery_code'];
}

/** Finds acknowledged accounts, purchases, equipped items, likes and recovery codes that are not stored. */
export function lostFromAccounts({ accounts }: Pick<ObservationLog, 'accounts'>, stored: Stored): string[] {
  const names = new Map(stored.account.map(({ id, name }) => [id, name]));
  const ledger = groupBy(stored.ledger, ({ account_id }) => account_id);
  const owned = groupBy(stored.owned_item, ({ account_id }) => account_id);
  const likes = groupBy(stored.news_like, ({ account_id }) => account_id);
  const codes = groupBy(stored.recovery_code, ({ account_id }) => account_id);
  return [...accounts].flatMap(([id, known]) => {
    if (names.get(id) !== known.name) return [`lost: account ${id} of ${known.name}`];
    return lostFrom(id, known, {
      ledger: ledger.get(id) ?? [],
      owned: owned.get(id) ?? [],
      likes: likes.get(id) ?? [],
      codes: codes.get(id) ?? [],
    });
  });
}

function lostFrom(id: AccountId, known: KnownAccount, rows: Rows): string[] {
  const codes = rows.codes.filter(({ used_at, is_kept }) => used_at === null && is_kept === 1).length;
  return [
    ...lostPurchases(known, rows).map((item) => `lost: purchase of ${item} by ${id}`),
    ...[...known.worn].flatMap(([type, settled]) => {
      const worn =
        rows.owned.find((item) => toInventoryItemType(item.type) === type && item.is_active === 1)?.id ??
        null;
      return isPossible(settled, worn) ? [] : [`lost: ${id} wears ${worn} instead of ${settled.confirmed}`];
    }),
    ...[...known.likes].flatMap(([news, settled]) => {
      const isLiked = rows.likes.some(({ news_id }) => news_id === news);
      return isPossible(settled, isLiked) ? [] : [`lost: like of ${news} by ${id}`];
    }),
    ...(known.codes === 0 || codes === known.codes ? [] : [`lost: recovery codes of ${id}`]),
  ];
}

const lostPurchases = ({ purchases }: KnownAccount, { ledger, owned }: Rows): string[] =>
  [...purchases]
    .filter(([item, { price, isConfirmed }]) => {
      const isOwned = owned.some(({ item_id }) => item_id === item);
      const isPaid = ledger.some(
        ({ reference, amount }) => reference === `purchase:${item}` && amount === -price,
      );
      return isConfirmed ? !(isOwned && isPaid) : isOwned !== isPaid;
    })
    .map(([item]) => item);

const isPossible = <Value>({ confirmed, possible }: Expected<Value>, actual: Value): boolean =>
  actual === confirmed || possible.includes(actual);
