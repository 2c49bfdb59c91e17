import { NEWS_INITIAL_LIKES } from '@hub/protocol/http/news';
import { expect, it } from 'vitest';
import { newsItems } from './news-items.ts';

it('is one item, a major update with its dates and figures', () => {
  expect(newsItems).toHaveLength(1);
  expect(newsItems[0]).toMatchObject({ category: 'Major Update', date: '2024-08-04', readTimeMinutes: 8 });
  expect(newsItems.map(({ id }) => NEWS_INITIAL_LIKES[id])).toEqual([1247]);
});

it('has a section of every type', () => {
  expect(newsItems[0]?.sections.map(({ type }) => type)).toEqual(['usernameEffects', 'features', 'gallery']);
});

it('names the six effects at their prices', () => {
  const effects = newsItems[0]?.sections.flatMap((section) =>
    section.type === 'usernameEffects' ? section.examples.map(({ name, price }) => [name, price]) : [],
  );
  expect(effects).toEqual([
    ['Rainbow Glow', 500],
    ['Golden Crown', 750],
    ['Frost Effect', 600],
    ['Fire Warrior', 650],
    ['Shadow Assassin', 800],
    ['Nature Spirit', 550],
  ]);
});
