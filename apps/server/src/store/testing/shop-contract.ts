import type { AccountId } from '@hub/engine/wire/ids';
import type { Article, Order } from '@hub/features/shop/ports.ts';
import { priceNow } from '@hub/features/shop/pricing.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from './contract.ts';
import { accountId, addGuest, giveItem } from './rows.ts';

const article = (id: string, changes: Partial<Article> = {}): Article => ({
  id,
  type: 'username_effect',
  name: `Article ${id}`,
  rarity: 'rare',
  subtitle: 'Finely made',
  description: 'Shines',
  price: 600,
  salePercentage: 0,
  isForSale: true,
  cssClass: `fx-${id}`,
  assetPath: null,
  image: null,
  ...changes,
});

let orders = 0;
const order = (account: AccountId, itemId: string): Order => ({
  accountId: account,
  itemId,
  ownedItemId: `owned-${(orders += 1)}`,
  at: 50,
  priceOf: priceNow,
});

const pay = ({ store }: OpenStore, account: AccountId, amountEssence: number, reference = 'start') =>
  store.ledger.append({ accountId: account, amountEssence, reason: 'grant', reference, at: 1 });

const sumOf = async ({ engine }: OpenStore, account: AccountId): Promise<number> => {
  const rows = await engine.db
    .selectFrom('ledger')
    .select('amount')
    .where('account_id', '=', account)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

export const shopContract: Contract = (opened) => {
  it('lists articles of a type that are for sale, by name, with all fields', async () => {
    const { store } = opened();
    const icon = article('ahri', { type: 'profile_icon', cssClass: null, image: 'Ahri.png' });
    const sale = article('b', { name: 'Zeal', salePercentage: 20, subtitle: 'Now less' });
    await store.shop.stock([article('c'), icon, sale, article('a', { isForSale: false })]);
    expect(await store.shop.forSale('username_effect')).toEqual([article('c'), sale]);
    expect(await store.shop.forSale('profile_icon')).toEqual([icon]);
  });

  it('stocks by id: updates, adds, and leaves other articles unchanged', async () => {
    const open = opened();
    const { store } = open;
    const me = await addGuest(store);
    await pay(open, me, 1_000);
    await store.shop.stock([article('a'), article('of-the-host', { name: 'Of the host' })]);
    await store.shop.buy(order(me, 'a'));
    const owned = await store.inventory.itemsOf(me);
    await store.shop.stock([article('a', { price: 900, name: 'Article A' }), article('b')]);
    await store.shop.stock([article('a', { price: 900, name: 'Article A' }), article('b')]);
    expect((await store.shop.forSale('username_effect')).map(({ name, price }) => [name, price])).toEqual([
      ['Article A', 900],
      ['Article b', 600],
      ['Of the host', 600],
    ]);
    expect(await store.inventory.itemsOf(me)).toEqual([{ ...owned[0], name: 'Article A', price: 900 }]);
    await store.shop.stock([]);
    expect(await store.shop.forSale('username_effect')).toHaveLength(3);
  });

  it('updates every field of an article', async () => {
    const { store } = opened();
    await store.shop.stock([article('a', { type: 'profile_icon' })]);
    const changed: Article = {
      id: 'a',
      type: 'username_effect',
      name: 'Other',
      rarity: 'mythic',
      subtitle: 'Other subtitle',
      description: 'Other description',
      price: 7,
      salePercentage: 8,
      isForSale: true,
      cssClass: 'fx-other',
      assetPath: '/other.svg',
      image: 'Other.png',
    };
    await store.shop.stock([changed]);
    expect(await store.shop.forSale('username_effect')).toEqual([changed]);
    await store.shop.stock([{ ...changed, isForSale: false }]);
    expect(await store.shop.forSale('username_effect')).toEqual([]);
  });

  it('sells an item once: one debit, one owned item, one ledger entry', async () => {
    const open = opened();
    const { store } = open;
    const me = await addGuest(store);
    await pay(open, me, 1_000);
    await store.shop.stock([article('a', { salePercentage: 25 })]);
    expect(await store.shop.buy(order(me, 'a'))).toEqual({ outcome: 'bought', name: 'Article a' });
    expect(await store.shop.buy(order(me, 'a'))).toEqual({ outcome: 'already_owned' });
    expect(await store.ledger.balanceOf(me)).toBe(550);
    const [line] = await store.ledger.newestOf(me, 1, undefined);
    expect(line).toMatchObject({
      amountEssence: -450,
      reason: 'purchase',
      reference: 'purchase:a',
      note: 'Article a',
      at: 50,
    });
    expect(await store.inventory.itemsOf(me)).toMatchObject([
      { name: 'Article a', acquiredAt: 50, isActive: false },
    ]);
  });

  it('refuses unknown, unsold, owned and unaffordable items, and changes nothing', async () => {
    const open = opened();
    const { store } = open;
    const me = await addGuest(store);
    await pay(open, me, 1_200);
    await store.shop.stock([
      article('a'),
      article('dear', { price: 601 }),
      article('old', { isForSale: false }),
    ]);
    await store.shop.buy(order(me, 'a'));
    const items = await store.inventory.itemsOf(me);
    for (const [itemId, outcome] of [
      ['nothing', 'unknown_item'],
      ['old', 'not_for_sale'],
      ['a', 'already_owned'],
      ['dear', 'insufficient'],
    ] as const) {
      expect(await store.shop.buy(order(me, itemId))).toEqual({ outcome });
    }
    expect(await store.ledger.balanceOf(me)).toBe(600);
    expect(await store.ledger.countOf(me)).toBe(2);
    expect(await store.inventory.itemsOf(me)).toEqual(items);
  });

  it('does not sell an item that was given, nor one again that was removed by hand', async () => {
    const open = opened();
    const { store, engine } = open;
    const me = await addGuest(store);
    await pay(open, me, 5_000);
    await giveItem(engine, me, { id: 'given' });
    await store.shop.stock([article('a'), article('given')]);
    expect(await store.shop.buy(order(me, 'given'))).toEqual({ outcome: 'already_owned' });
    await store.shop.buy(order(me, 'a'));
    await engine.db.deleteFrom('owned_item').where('item_id', '=', 'a').execute();
    expect(await store.shop.buy(order(me, 'a'))).toEqual({ outcome: 'already_owned' });
    expect(await store.ledger.balanceOf(me)).toBe(4_400);
  });

  it('uses the price at the time of the order, down to a balance of 0', async () => {
    const open = opened();
    const { store } = open;
    const me = await addGuest(store);
    await pay(open, me, 480);
    await store.shop.stock([article('a')]);
    expect(await store.shop.buy(order(me, 'a'))).toEqual({ outcome: 'insufficient' });
    await store.shop.stock([article('a', { salePercentage: 20 })]);
    expect(await store.shop.buy(order(me, 'a'))).toMatchObject({ outcome: 'bought' });
    expect(await store.ledger.balanceOf(me)).toBe(0);
  });

  it('keeps sum and balance equal and never below 0 under a thousand random concurrent operations', async () => {
    const open = opened();
    const { store } = open;
    const accounts = await Promise.all([1, 2, 3, 4, 5].map((number) => addGuest(store, number)));
    const ids = Array.from({ length: 12 }, (_, number) => `item-${number}`);
    await store.shop.stock(
      ids.map((id, number) => article(id, { price: 50 + 90 * number, salePercentage: 7 * number })),
    );
    const operation = fc.record({
      account: fc.constantFrom(...accounts),
      item: fc.constantFrom(...ids),
      kind: fc.constantFrom('buy', 'buy', 'reward', 'restock', 'wear'),
      amount: fc.integer({ min: 1, max: 120 }),
      // A few repeated references, mostly new ones.
      reference: fc.oneof(fc.nat({ max: 20 }), fc.nat()).map(String),
    });
    const work = fc.sample(operation, { numRuns: 1_000, seed: 4 });
    const run = async ({ account, item, kind, amount, reference }: (typeof work)[number]): Promise<void> => {
      if (kind === 'buy') await store.shop.buy(order(account, item));
      else if (kind === 'reward') await pay(open, account, amount, reference);
      else if (kind === 'wear') {
        const [owned] = await store.inventory.itemsOf(account);
        if (owned !== undefined) await store.inventory.toggle(account, owned.id);
      } else await store.shop.stock([article(item, { price: 10 * amount, salePercentage: amount % 100 })]);
    };
    // More at once would wait for a connection longer than the pool allows.
    for (let at = 0; at < work.length; at += 50) await Promise.all(work.slice(at, at + 50).map(run));
    let bought = 0;
    for (const account of accounts) {
      const balance = await store.ledger.balanceOf(account);
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(await sumOf(open, account)).toBe(balance);
      const lines = await store.ledger.newestOf(account, 10_000, undefined);
      const items = await store.inventory.itemsOf(account);
      expect(lines.filter(({ reason }) => reason === 'purchase')).toHaveLength(items.length);
      expect(lines.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
      bought += items.length;
    }
    // Ensures that the random operations include purchases.
    expect(bought).toBeGreaterThan(20);
  });

  it('refuses a purchase by an unknown account', async () => {
    const { store, engine } = opened();
    await store.shop.stock([article('a', { price: 0 })]);
    await expect(store.shop.buy(order(accountId(99), 'a'))).rejects.toThrow(/constraint/i);
    expect(await engine.db.selectFrom('owned_item').selectAll().execute()).toEqual([]);
  });
};
