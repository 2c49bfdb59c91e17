import type { AccountId } from '@hub/engine/wire/ids';
import { hubOf } from '@hub/server/hub.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Contract, OpenStore } from '../../../apps/server/src/store/testing/contract.ts';
import { accountId, addGuest, featuresOf, giveItem } from '../../../apps/server/src/store/testing/rows.ts';
import type { Article } from '../article.ts';

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

const asStored = (one: Article) => ({ ...one, isForSale: one.isForSale ? 1 : 0 });

const clock = new ManualClock(50);
/** The features at the time 50. */
const featuresNow = ({ store }: OpenStore) => featuresOf(store, clock);

const pay = (open: OpenStore, account: AccountId, amountEssence: number, reference = 'start') =>
  featuresNow(open).ledger.append({ accountId: account, amountEssence, reason: 'grant', reference, at: 1 });

const entriesOf = ({ engine }: OpenStore, account: AccountId) =>
  hubOf(engine, clock).db.selectFrom('ledger').selectAll().where('accountId', '=', account).execute();

export const shopContract: Contract = (opened) => {
  it('lists articles of a type that are for sale, by name, with all fields', async () => {
    const { shop } = featuresNow(opened());
    const icon = article('ahri', { type: 'profile_icon', cssClass: null, image: 'Ahri.png' });
    const sale = article('b', { name: 'Zeal', salePercentage: 20, subtitle: 'Now less' });
    await shop.stock([article('c'), icon, sale, article('a', { isForSale: false })]);
    expect(await shop.forSale('username_effect')).toEqual([article('c'), sale].map(asStored));
    expect(await shop.forSale('profile_icon')).toEqual([asStored(icon)]);
  });

  it('stocks by id: updates, adds, and leaves other articles unchanged', async () => {
    const open = opened();
    const { store } = open;
    const { shop } = featuresNow(open);
    const me = await addGuest(store);
    await pay(open, me, 1_000);
    await shop.stock([article('a'), article('of-the-host', { name: 'Of the host' })]);
    await shop.buy(me, 'a');
    const owned = await shop.ownedBy(me);
    await shop.stock([article('a', { price: 900, name: 'Article A' }), article('b')]);
    await shop.stock([article('a', { price: 900, name: 'Article A' }), article('b')]);
    expect((await shop.forSale('username_effect')).map(({ name, price }) => [name, price])).toEqual([
      ['Article A', 900],
      ['Article b', 600],
      ['Of the host', 600],
    ]);
    expect(await shop.ownedBy(me)).toEqual([{ ...owned[0], name: 'Article A', price: 900 }]);
    await shop.stock([]);
    expect(await shop.forSale('username_effect')).toHaveLength(3);
  });

  it('updates every field of an article', async () => {
    const { shop } = featuresNow(opened());
    await shop.stock([article('a', { type: 'profile_icon' })]);
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
    await shop.stock([changed]);
    expect(await shop.forSale('username_effect')).toEqual([asStored(changed)]);
    await shop.stock([{ ...changed, isForSale: false }]);
    expect(await shop.forSale('username_effect')).toEqual([]);
  });

  it('sells an item once: one debit, one owned item, one ledger entry', async () => {
    const open = opened();
    const { store } = open;
    const { ledger, shop } = featuresNow(open);
    const me = await addGuest(store);
    await pay(open, me, 1_000);
    await shop.stock([article('a', { salePercentage: 25 })]);
    expect(await shop.buy(me, 'a')).toEqual({ outcome: 'bought', name: 'Article a' });
    expect(await shop.buy(me, 'a')).toEqual({ outcome: 'already_owned' });
    expect(await ledger.balanceOf(me)).toBe(550);
    expect((await entriesOf(open, me)).at(-1)).toMatchObject({
      amount: -450,
      reason: 'purchase',
      reference: 'purchase:a',
      note: 'Article a',
      createdAt: 50,
    });
    expect(await shop.ownedBy(me)).toMatchObject([{ name: 'Article a', acquiredAt: 50, isActive: false }]);
  });

  it('refuses unknown, unsold, owned and unaffordable items, and changes nothing', async () => {
    const open = opened();
    const { store } = open;
    const { ledger, shop } = featuresNow(open);
    const me = await addGuest(store);
    await pay(open, me, 1_200);
    await shop.stock([article('a'), article('dear', { price: 601 }), article('old', { isForSale: false })]);
    await shop.buy(me, 'a');
    const items = await shop.ownedBy(me);
    for (const [itemId, outcome] of [
      ['nothing', 'unknown_item'],
      ['old', 'not_for_sale'],
      ['a', 'already_owned'],
      ['dear', 'insufficient'],
    ] as const) {
      expect(await shop.buy(me, itemId)).toEqual({ outcome });
    }
    expect(await ledger.balanceOf(me)).toBe(600);
    expect((await ledger.pageOf(me)).total).toBe(2);
    expect(await shop.ownedBy(me)).toEqual(items);
  });

  it('does not sell an item that was given, nor one again that was removed by hand', async () => {
    const open = opened();
    const { store, engine } = open;
    const { ledger, shop } = featuresNow(open);
    const me = await addGuest(store);
    await pay(open, me, 5_000);
    await giveItem(engine, me, { id: 'given' });
    await shop.stock([article('a'), article('given')]);
    expect(await shop.buy(me, 'given')).toEqual({ outcome: 'already_owned' });
    await shop.buy(me, 'a');
    await engine.db.deleteFrom('owned_item').where('item_id', '=', 'a').execute();
    expect(await shop.buy(me, 'a')).toEqual({ outcome: 'already_owned' });
    expect(await ledger.balanceOf(me)).toBe(4_400);
  });

  it('uses the price at the time of the order, down to a balance of 0', async () => {
    const open = opened();
    const { store } = open;
    const { ledger, shop } = featuresNow(open);
    const me = await addGuest(store);
    await pay(open, me, 480);
    await shop.stock([article('a')]);
    expect(await shop.buy(me, 'a')).toEqual({ outcome: 'insufficient' });
    await shop.stock([article('a', { salePercentage: 20 })]);
    expect(await shop.buy(me, 'a')).toMatchObject({ outcome: 'bought' });
    expect(await ledger.balanceOf(me)).toBe(0);
  });

  it('keeps sum and balance equal and never below 0 under a thousand random concurrent operations', async () => {
    const open = opened();
    const { store } = open;
    const { ledger, shop } = featuresNow(open);
    const accounts = await Promise.all([1, 2, 3, 4, 5].map((number) => addGuest(store, number)));
    const ids = Array.from({ length: 12 }, (_, number) => `item-${number}`);
    await shop.stock(
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
      if (kind === 'buy') await shop.buy(account, item);
      else if (kind === 'reward') await pay(open, account, amount, reference);
      else if (kind === 'wear') {
        const [owned] = await shop.ownedBy(account);
        if (owned !== undefined) await shop.toggle(account, owned.id);
      } else await shop.stock([article(item, { price: 10 * amount, salePercentage: amount % 100 })]);
    };
    // More at once would wait for a connection longer than the pool allows.
    for (let at = 0; at < work.length; at += 50) await Promise.all(work.slice(at, at + 50).map(run));
    let bought = 0;
    for (const account of accounts) {
      const balance = await ledger.balanceOf(account);
      expect(balance).toBeGreaterThanOrEqual(0);
      const lines = await entriesOf(open, account);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
      const items = await shop.ownedBy(account);
      expect(lines.filter(({ reason }) => reason === 'purchase')).toHaveLength(items.length);
      expect(lines.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
      bought += items.length;
    }
    // Ensures that the random operations include purchases.
    expect(bought).toBeGreaterThan(20);
  });

  it('refuses a purchase by an unknown account', async () => {
    const open = opened();
    const { shop } = featuresNow(open);
    await shop.stock([article('a', { price: 0 })]);
    await expect(shop.buy(accountId(99), 'a')).rejects.toThrow(/constraint/i);
    expect(await open.engine.db.selectFrom('owned_item').selectAll().execute()).toEqual([]);
  });
};
