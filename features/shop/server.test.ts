import type { ItemType } from '@hub/protocol/cosmetics';
import type { Account } from '@hub/protocol/http/accounts';
import type { Match } from '@hub/protocol/http/activity';
import { beforeEach, describe, expect, it } from 'vitest';
import { settlement, snapshot } from '../../apps/server/src/store/testing/rows.ts';
import { guests, me, open, setUpHub } from '../../apps/server/src/testing/each-hub.ts';
import type { Guest } from '../../apps/server/src/testing/open-hub.ts';
import type { InventoryItem, ShopItem } from './calls.ts';

let other: Guest;
setUpHub({ isShared: true, guest: 'Cassandra' });
beforeEach(async () => {
  [other] = await guests('Zed');
});

const get = <T>(url: string, guest = me) => open.call<T>(url, guest.token);
const post = (url: string, payload: object, guest = me) => open.ask(url, guest.token, payload);
const give = (guest: Guest, amountEssence: number) =>
  open.hub.features.ledger.append({
    accountId: guest.id,
    amountEssence,
    reason: 'grant',
    reference: `grant:${amountEssence}`,
    note: 'For the test',
    at: 5,
  });
const buy = (itemId: string, guest = me, accountId: string = guest.playerId) =>
  post('/shop/purchase', { itemId, accountId }, guest);
const items = (guest = me) => get<InventoryItem[]>(`/accounts/${guest.id}/items`, guest);
const balance = async (guest = me) =>
  (await get<{ blueEssence: number }>(`/accounts/${guest.id}/current-blue-essence`, guest)).blueEssence;
/** The effect of my name in my profile and in the feed, as another player sees them. */
const seen = async () => {
  const account = await get<Account>(`/accounts/${me.playerId}`, other);
  const [match] = await get<Match[]>('/lastMatches', other);
  return [account.activeUsernameEffect?.cssClass, match?.players[0]?.usernameEffect];
};
/** Everything about a player that a purchase can change. */
const assetsOf = async (guest: Guest) => ({
  items: await items(guest),
  balance: await balance(guest),
  ledger: await get(`/accounts/${guest.id}/ledger`, guest),
});

describe('the shop', () => {
  it.each<[ItemType, number]>([
    ['username_effect', 22],
    ['profile_icon', 60],
  ])('offers every %s (%d)', async (type, count) => {
    const list = await get<ShopItem[]>(`/shop/type/${type}`);
    expect(list).toHaveLength(count);
    expect(list.every((item) => item.type === type)).toBe(true);
  });

  it('returns the present price and the price before the sale', async () => {
    const list = await get<ShopItem[]>('/shop/type/username_effect');
    expect(list.find(({ name }) => name === 'Golden Crown')).toEqual({
      id: 'effect-gold',
      name: 'Golden Crown',
      type: 'username_effect',
      rarity: 'epic',
      subtitle: 'Fit for a throne',
      cssClass: 'fx-gold',
      imageUrl: null,
      price: 750,
      originalPrice: 750,
      salePrice: null,
      salePercentage: 0,
      isSale: false,
    });
    expect(list.find(({ name }) => name === 'Glacier Script')).toMatchObject({
      price: 360,
      originalPrice: 450,
      salePrice: 360,
      salePercentage: 20,
      isSale: true,
    });
  });
});

describe('a purchase', () => {
  it('debits the price, adds the item to the inventory and returns the text', async () => {
    await give(me, 1_000);
    expect(await buy('effect-gold')).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Successfully purchased Golden Crown! It has been added to your inventory.',
      },
    });
    expect(await balance()).toBe(250);
    expect(await items()).toMatchObject([
      { name: 'Golden Crown', cssClass: 'fx-gold', price: 750, accountItemIsActive: 0 },
    ]);
    expect(await get(`/accounts/${me.id}/owned-items`)).toEqual([
      { type: 'username_effect', name: 'Golden Crown' },
    ]);
  });

  it('debits the sale price', async () => {
    await give(me, 360);
    expect((await buy('effect-ice')).body).toMatchObject({ success: true });
    expect(await balance()).toBe(0);
  });

  it.each([
    ['too little Blue Essence', 'effect-cosmic', 'Insufficient Blue Essence'],
    ['an item that is owned already', 'effect-glow', 'You own this item already'],
    ['an item that is not for sale', 'effect-toxic', 'This item is not for sale'],
  ])('refuses %s with 200 and a text', async (_why, itemId, message) => {
    open.sql(`update item set is_for_sale = 0 where id = 'effect-toxic'`);
    await give(me, 1_000);
    await buy('effect-glow');
    const before = await assetsOf(me);
    expect(await buy(itemId)).toEqual({ status: 200, body: { success: false, message } });
    expect(await assetsOf(me)).toEqual(before);
    open.sql(`update item set is_for_sale = 1 where id = 'effect-toxic'`);
  });

  it('of an unknown item answers 404', async () => {
    expect(await buy('effect-nothing')).toEqual({
      status: 404,
      body: { error: 'item_not_found', message: 'There is no such item.' },
    });
  });

  it('ignores prices sent by the browser', async () => {
    await give(me, 100);
    const payload = { itemId: 'effect-gold', accountId: me.playerId, price: 1, salePrice: 1 };
    expect((await post('/shop/purchase', payload)).body).toMatchObject({ success: false });
    expect(await balance()).toBe(100);
  });
});

const owned = async (name: string, guest = me): Promise<InventoryItem> => {
  const item = (await items(guest)).find((one) => one.name === name);
  if (item === undefined) throw new Error(`${name} is not owned`);
  return item;
};
const toggle = async (name: string) => post(`/inventory/${(await owned(name)).id}/active`, {});
const active = async () =>
  (await items())
    .filter((item) => item.accountItemIsActive === 1)
    .map(({ name }) => name)
    .toSorted();

describe('toggling an item', () => {
  beforeEach(async () => {
    await give(me, 10_000);
    for (const item of ['effect-gold', 'effect-ice', 'icon-Ahri', 'icon-Braum']) await buy(item);
  });

  it('puts it on and takes it off, one of a type at a time', async () => {
    expect((await toggle('Golden Crown')).body).toEqual({
      success: true,
      message: 'Golden Crown is now active',
    });
    expect((await toggle('Ahri')).body).toMatchObject({ success: true });
    expect(await active()).toEqual(['Ahri', 'Golden Crown']);
    await toggle('Glacier Script');
    await toggle('Braum');
    expect(await active()).toEqual(['Braum', 'Glacier Script']);
    expect((await toggle('Glacier Script')).body).toEqual({
      success: true,
      message: 'Glacier Script is no longer active',
    });
    expect(await active()).toEqual(['Braum']);
  });

  it('changes the account, its public profile and the feed of old matches at once', async () => {
    await open.hub.store.rooms.save([{ snapshot: snapshot({ over: true }), settlement: settlement(me.id) }]);
    expect(await seen()).toEqual([undefined, null]);
    await toggle('Golden Crown');
    expect(await seen()).toEqual(['fx-gold', 'fx-gold']);
    await toggle('Glacier Script');
    expect(await seen()).toEqual(['fx-ice', 'fx-ice']);
    await toggle('Glacier Script');
    expect(await seen()).toEqual([undefined, null]);
  });

  it("answers 403 for another player's item and 404 for an unknown one, and changes nothing", async () => {
    await toggle('Golden Crown');
    const before = [await assetsOf(me), await assetsOf(other)];
    expect(await post(`/inventory/${(await owned('Golden Crown')).id}/active`, {}, other)).toMatchObject({
      status: 403,
      body: { error: 'forbidden' },
    });
    for (const id of ['effect-gold', 'nothing']) {
      expect(await post(`/inventory/${id}/active`, {})).toMatchObject({
        status: 404,
        body: { error: 'item_not_found' },
      });
    }
    expect([await assetsOf(me), await assetsOf(other)]).toEqual(before);
  });
});

it('owned items are listed with the spellings of the contract', async () => {
  open.sql(
    `insert into item (id, type, name, rarity, description, price, image)
       values ('i1', 'profile_icon', 'Ahri', 'rare', 'A fox', 500, 'ahri.png')`,
  );
  open.sql(
    `insert into owned_item (id, account_id, item_id, type, is_active, acquired_at)
       values ('o1', ?, 'i1', 'profile_icon', 1, 1234)`,
    me.id,
  );
  expect(await get(`/accounts/${me.playerId}/owned-items`)).toEqual([{ type: 'profile_icon', name: 'Ahri' }]);
  expect(await get(`/accounts/${me.playerId}/items`)).toEqual([
    {
      id: 'o1',
      name: 'Ahri',
      type: 'profile-icon',
      rarity: 'rare',
      description: 'A fox',
      price: 500,
      cssClass: null,
      assetPath: null,
      image: 'ahri.png',
      acquired_at: 1234,
      accountItemIsActive: 1,
    },
  ]);
});
