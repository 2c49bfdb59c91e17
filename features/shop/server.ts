import type { AccountId } from '@hub/engine/wire/ids';
import { type ItemType, toInventoryItemType } from '@hub/protocol/cosmetics';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub, Tx } from '@hub/server/hub.ts';
import { v7 } from 'uuid';
import { appendEntry } from '../ledger/server.ts';
import { type Article, priceNow } from './article.ts';
import { accountItems, ownedItems, purchase, type ShopItem, shopByType, toggleItem } from './calls.ts';
import './tables.ts';

/** Message for the shop's toast when a purchase is refused. */
const REFUSALS = {
  insufficient: 'Insufficient Blue Essence',
  already_owned: 'You own this item already',
  not_for_sale: 'This item is not for sale',
} as const;
/** What a start changes of an article that is stored. */
const UPDATED = [
  'type',
  'name',
  'rarity',
  'subtitle',
  'description',
  'price',
  'salePercentage',
  'isForSale',
  'cssClass',
  'assetPath',
  'image',
] as const satisfies readonly (keyof Article)[];

/** Cosmetic items: those for sale, and those that accounts own and wear. */
export type Shop = ReturnType<typeof shop>;

export const shop = ({ db, transaction, clock }: Hub) => {
  let onWorn: ((account: AccountId) => Promise<void>) | undefined;
  const buy = (account: AccountId, itemId: string) => {
    const order = { id: v7(), account, itemId, at: clock.now() };
    return transaction('power', (tx) => buyIn(tx, order));
  };
  const toggle = async (account: AccountId, ownedItemId: string) => {
    const toggled = await transaction('process', (tx) => toggleIn(tx, account, ownedItemId));
    if (toggled.outcome === 'put_on' || toggled.outcome === 'taken_off') await onWorn?.(account);
    return toggled;
  };
  /** Articles of a type that are for sale, by name. */
  const forSale = (type: ItemType) =>
    db
      .selectFrom('item')
      .selectAll()
      .where('type', '=', type)
      .where('isForSale', '=', 1)
      .orderBy('name')
      .orderBy('id')
      .execute();
  /** All items of the account, newest first. */
  async function ownedBy(account: AccountId) {
    const rows = await db
      .selectFrom('ownedItem as owned')
      .innerJoin('item', 'item.id', 'owned.itemId')
      .select(['owned.id', 'owned.acquiredAt', 'owned.isActive'])
      .select(['item.name', 'item.type', 'item.rarity', 'item.description', 'item.price'])
      .select(['item.cssClass', 'item.assetPath', 'item.image'])
      .where('owned.accountId', '=', account)
      .orderBy('owned.acquiredAt', 'desc')
      .orderBy('owned.id')
      .execute();
    return rows.map((row) => ({ ...row, isActive: row.isActive === 1 }));
  }
  return {
    buy,
    toggle,
    forSale,
    /** Calls back, and waits, when an account has put an item on or taken one off. */
    onWorn(listener: NonNullable<typeof onWorn>) {
      onWorn = listener;
    },
    /**
     * Adds or updates these articles by id; others and owned items stay as they are. One statement, because this runs at every
     * start; after a power cut the next start writes it again.
     */
    stock: (articles: readonly Article[]) =>
      transaction('process', async (tx) => {
        if (articles.length === 0) return;
        await tx
          .insertInto('item')
          .values(articles.map((article) => ({ ...article, isForSale: article.isForSale ? 1 : 0 })))
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet((of) =>
                Object.fromEntries(UPDATED.map((name) => [name, of.ref(`excluded.${name}`)])),
              ),
          )
          .execute();
      }),
    ownedBy,
    mount(mount: Mount) {
      mount(accountItems, async ({ caller }) =>
        (await ownedBy(caller.player.accountId)).map(({ type, acquiredAt, isActive, ...item }) => ({
          ...item,
          type: toInventoryItemType(type),
          acquired_at: acquiredAt,
          accountItemIsActive: isActive ? 1 : 0,
        })),
      );
      mount(ownedItems, ({ caller }) => ownedBy(caller.player.accountId));
      mount(shopByType, async ({ params }) => (await forSale(params.type)).map(shown));
      mount(purchase, async ({ body, caller }) => {
        const { accountId, playerId } = caller.player;
        if (body.accountId !== accountId && body.accountId !== playerId) return refuse('forbidden');
        const bought = await buy(accountId, body.itemId);
        if (bought.outcome === 'unknown_item') return refuse('item_not_found');
        if (bought.outcome !== 'bought') return { success: false, message: REFUSALS[bought.outcome] };
        return {
          success: true,
          message: `Successfully purchased ${bought.name}! It has been added to your inventory.`,
        };
      });
      mount(toggleItem, async ({ params, caller }) => {
        const toggled = await toggle(caller.player.accountId, params.itemId);
        if (toggled.outcome === 'unknown_item') return refuse('item_not_found');
        if (toggled.outcome === 'not_theirs') return refuse('forbidden');
        const state = toggled.outcome === 'put_on' ? 'now' : 'no longer';
        return { success: true, message: `${toggled.name} is ${state} active` };
      });
    },
  };
};

const shown = (article: Omit<Article, 'isForSale'>): ShopItem => {
  const { id, name, type, rarity, subtitle, cssClass, salePercentage } = article;
  const price = priceNow(article);
  const isSale = salePercentage > 0;
  return {
    id,
    name,
    type,
    rarity,
    subtitle,
    cssClass,
    imageUrl: article.assetPath,
    price,
    originalPrice: article.price,
    salePrice: isSale ? price : null,
    salePercentage,
    isSale,
  };
};

/** `id`: that of the new owned item. */
type Order = {
  readonly id: string;
  readonly account: AccountId;
  readonly itemId: string;
  readonly at: number;
};

/**
 * Buys an item at its present price, or changes nothing: ownership check, ledger entry and owned item are one transaction. The
 * ledger reference prevents a second purchase even if the owned item was removed.
 */
async function buyIn(tx: Tx, { id, account, itemId, at }: Order) {
  const item = await tx.selectFrom('item').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (item === undefined) return { outcome: 'unknown_item' } as const;
  const owned = await tx
    .selectFrom('ownedItem')
    .select('id')
    .where('accountId', '=', account)
    .where('itemId', '=', itemId)
    .executeTakeFirst();
  if (owned !== undefined) return { outcome: 'already_owned' } as const;
  if (item.isForSale === 0) return { outcome: 'not_for_sale' } as const;
  const paid = await appendEntry(tx, {
    accountId: account,
    amountEssence: -priceNow(item),
    reason: 'purchase',
    reference: `purchase:${itemId}`,
    note: item.name,
    at,
  });
  if (paid === 'insufficient') return { outcome: 'insufficient' } as const;
  if (paid === 'already_written') return { outcome: 'already_owned' } as const;
  await tx
    .insertInto('ownedItem')
    .values({ id, accountId: account, itemId, type: item.type, isActive: 0, acquiredAt: at })
    .execute();
  return { outcome: 'bought', name: item.name } as const;
}

/** Takes an active item off, or puts it on and takes off the active item of the same type. */
async function toggleIn(tx: Tx, account: AccountId, ownedItemId: string) {
  const owned = await tx
    .selectFrom('ownedItem as owned')
    .innerJoin('item', 'item.id', 'owned.itemId')
    .select(['owned.accountId', 'owned.type', 'owned.isActive', 'item.name'])
    .where('owned.id', '=', ownedItemId)
    .executeTakeFirst();
  if (owned === undefined) return { outcome: 'unknown_item' } as const;
  if (owned.accountId !== account) return { outcome: 'not_theirs' } as const;
  const { type, name } = owned;
  const setActive = (isActive: number) => tx.updateTable('ownedItem').set({ isActive });
  await setActive(0).where('accountId', '=', account).where('type', '=', type).execute();
  if (owned.isActive === 1) return { outcome: 'taken_off', name } as const;
  await setActive(1).where('id', '=', ownedItemId).execute();
  return { outcome: 'put_on', name } as const;
}
