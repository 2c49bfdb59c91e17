import { NOW, type Stage } from '../../../e2e/support/stage.ts';
import { used } from '../../../e2e/support/staged-account.ts';
import { articles } from '../articles.ts';
import { accountItems, ownedItems, type ShopItem, shopByType } from '../calls.ts';

const HOUR_MS = 3_600_000;

const forSale: readonly ShopItem[] = articles
  .filter(({ isForSale }) => isForSale)
  .map(({ name, type, rarity, subtitle, cssClass, price, salePercentage }, index) => ({
    id: `article-${index}`,
    name,
    type,
    rarity,
    subtitle,
    cssClass,
    imageUrl: null,
    originalPrice: price,
    salePrice: salePercentage > 0 ? Math.round((price * (100 - salePercentage)) / 100) : null,
    price: Math.round((price * (100 - salePercentage)) / 100),
    salePercentage,
    isSale: salePercentage > 0,
  }));

/** What the player wears. */
export const WORN = used.activeUsernameEffect?.name ?? '';
const owned = articles.filter(({ type }, index) => (type === 'profile_icon' ? index % 9 === 0 : index < 3));

/** What is for sale. */
export const replyShop = (stage: Stage): void =>
  stage.reply(shopByType, ({ params }) => forSale.filter(({ type }) => type === params['type']));

/** The items of a player who has some. */
export function replyItems(stage: Stage): void {
  stage.reply(
    ownedItems,
    owned.map(({ type, name }) => ({ type, name })),
  );
  stage.reply(
    accountItems,
    owned.map(({ name, type, rarity, description, price, cssClass }, index) => ({
      id: `owned-${index}`,
      name,
      type: type === 'profile_icon' ? 'profile-icon' : type,
      rarity,
      description,
      price,
      cssClass,
      assetPath: null,
      image: null,
      // Worn since it was bought, as the ledger says.
      acquired_at: NOW - (name === WORN ? 10 : (index + 2) * 24) * HOUR_MS,
      accountItemIsActive: name === WORN ? 1 : 0,
    })),
  );
}

/** A player without any. */
export function replyNoItems(stage: Stage): void {
  stage.reply(ownedItems, []);
  stage.reply(accountItems, []);
}
