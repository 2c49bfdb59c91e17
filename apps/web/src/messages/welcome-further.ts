import { pickTexts } from '@hub/ui/language.ts';

/** Of the part of the welcome page that comes after its first paint. */
const en = {
  modes: {
    title: 'Choose your way in',
    text: 'Solo, in a pair or against a full lobby. Every PvE round earns Blue Essence for the shop.',
  },
  about: {
    title: 'Made by players, for players',
    text: (product: string) =>
      `${product} is a free fan project. No pay to win: Blue Essence is earned by playing and buys looks, nothing else.`,
    games: 'games, with a new daily rift every midnight UTC',
    players: 'players so far',
    global: 'Global',
    leaderboards: 'leaderboards in six tiers, bronze to challenger',
  },
};

export const furtherTexts = pickTexts({ en });
