import { champions } from '@hub/catalog/champions';
import { RARITIES } from '@hub/protocol/cosmetics';
import { USERNAME_EFFECTS } from '@hub/protocol/username-effects';
import { describe, expect, it } from 'vitest';
import { priceNow } from './article.ts';
import { articles } from './articles.ts';
import { effectArticles } from './effects.ts';
import { ICON_PRICES, iconArticles } from './icons.ts';

describe('articles', () => {
  it('have one effect per style (22)', () => {
    expect(new Set(effectArticles.map(({ cssClass }) => cssClass))).toEqual(
      new Set(USERNAME_EFFECTS.map((style) => `fx-${style}`)),
    );
    expect(effectArticles).toHaveLength(22);
  });

  it.each([
    ['Rainbow Glow', 'fx-rainbow', 500],
    ['Golden Crown', 'fx-gold', 750],
    ['Frost Effect', 'fx-frost', 600],
    ['Fire Warrior', 'fx-fire', 650],
    ['Shadow Assassin', 'fx-shadow', 800],
    ['Nature Spirit', 'fx-toxic', 550],
  ])('contain %s, %s, for %d', (name, cssClass, price) => {
    const article = effectArticles.find((one) => one.name === name);
    expect(article).toMatchObject({ cssClass });
    expect(article && priceNow(article)).toBe(price);
  });

  it('price effects from 250 to 2,000 without overlap between rarities', () => {
    const prices = RARITIES.map((rarity) =>
      effectArticles.filter((one) => one.rarity === rarity).map(({ price }) => price),
    );
    expect(Math.min(...prices.flat())).toBe(250);
    expect(Math.max(...prices.flat())).toBe(2_000);
    for (const [index, dearer] of prices.entries()) {
      expect(dearer.length).toBeGreaterThan(0);
      expect(Math.max(...(prices[index - 1] ?? [0]))).toBeLessThan(Math.min(...dearer));
    }
  });

  it('have 60 champion icons priced by rarity', () => {
    expect(iconArticles).toHaveLength(60);
    const portraits = new Map(champions.map(({ name, image }) => [name, image]));
    for (const { name, image, rarity, price } of iconArticles) {
      expect(image, name).toBe(portraits.get(name));
      expect(price, name).toBe(ICON_PRICES[rarity]);
    }
    const ladder = RARITIES.map((rarity) => ICON_PRICES[rarity]);
    expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  });

  it('include discounted effects and icons', () => {
    for (const stock of [effectArticles, iconArticles]) {
      const onSale = stock.filter(({ salePercentage }) => salePercentage > 0);
      expect(onSale.length).toBeGreaterThanOrEqual(2);
      expect(onSale.length).toBeLessThanOrEqual(stock.length / 5);
    }
  });

  it('have unique ids and texts', () => {
    for (const key of ['id', 'name', 'subtitle'] as const) {
      expect(new Set(articles.map((article) => article[key])).size, key).toBe(articles.length);
    }
    expect(articles.filter(({ subtitle, description }) => subtitle === '' || description === '')).toEqual([]);
    expect(articles.filter(({ salePercentage }) => salePercentage < 0 || salePercentage > 99)).toEqual([]);
  });
});
