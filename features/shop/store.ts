import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { appendEntry } from '../ledger/store.ts';
import type { Article, Order, OrderOutcome, ShopStore } from './ports.ts';

export const shopStore = (engine: Engine): ShopStore => ({
  // After a power cut the next start writes it again.
  stock: (articles) => engine.transaction('process', (tx) => put(tx, articles)),
  async forSale(type) {
    const rows = await engine.db
      .selectFrom('item')
      .selectAll()
      .where('type', '=', type)
      .where('is_for_sale', '=', 1)
      .orderBy('name')
      .orderBy('id')
      .execute();
    return rows.map(toArticle);
  },
  buy: (order) => engine.transaction('power', (tx) => buy(tx, order)),
});

/** One statement for all articles, because this runs at every start. */
async function put(tx: Kysely<Tables>, articles: readonly Article[]): Promise<void> {
  if (articles.length === 0) return;
  await tx
    .insertInto('item')
    .values(articles.map(toRow))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((of) => ({
        type: of.ref('excluded.type'),
        name: of.ref('excluded.name'),
        rarity: of.ref('excluded.rarity'),
        subtitle: of.ref('excluded.subtitle'),
        description: of.ref('excluded.description'),
        price: of.ref('excluded.price'),
        sale_percentage: of.ref('excluded.sale_percentage'),
        is_for_sale: of.ref('excluded.is_for_sale'),
        css_class: of.ref('excluded.css_class'),
        asset_path: of.ref('excluded.asset_path'),
        image: of.ref('excluded.image'),
      })),
    )
    .execute();
}

type ItemRow = Selectable<Tables['item']>;

const toRow = ({ salePercentage, isForSale, cssClass, assetPath, ...article }: Article): ItemRow => ({
  ...article,
  sale_percentage: salePercentage,
  is_for_sale: isForSale ? 1 : 0,
  css_class: cssClass,
  asset_path: assetPath,
});

const toArticle = ({ sale_percentage, is_for_sale, css_class, asset_path, ...row }: ItemRow): Article => ({
  ...row,
  salePercentage: sale_percentage,
  isForSale: is_for_sale === 1,
  cssClass: css_class,
  assetPath: asset_path,
});

/** Buys an item. The ledger reference prevents a second purchase even if the owned item was removed. */
async function buy(tx: Transaction<Tables>, order: Order): Promise<OrderOutcome> {
  const { accountId, itemId, at } = order;
  const row = await tx.selectFrom('item').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (row === undefined) return { outcome: 'unknown_item' };
  if (await isOwned(tx, order)) return { outcome: 'already_owned' };
  if (row.is_for_sale === 0) return { outcome: 'not_for_sale' };
  const paid = await appendEntry(tx, {
    accountId,
    amountEssence: -order.priceOf(toArticle(row)),
    reason: 'purchase',
    reference: `purchase:${itemId}`,
    note: row.name,
    at,
  });
  if (paid === 'insufficient') return { outcome: 'insufficient' };
  if (paid === 'already_written') return { outcome: 'already_owned' };
  await tx
    .insertInto('owned_item')
    .values({
      id: order.ownedItemId,
      account_id: accountId,
      item_id: itemId,
      type: row.type,
      is_active: 0,
      acquired_at: at,
    })
    .execute();
  return { outcome: 'bought', name: row.name };
}

async function isOwned(tx: Kysely<Tables>, { accountId, itemId }: Order): Promise<boolean> {
  const owned = await tx
    .selectFrom('owned_item')
    .select('id')
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return owned !== undefined;
}
