import { pickTexts } from '@hub/ui/language.ts';
import { countWord } from './count-word.ts';

const en = {
  bar: { label: 'Welcome', games: 'Games', about: 'About', start: 'Get Started' },
  hero: {
    title: (games: number) => `${countWord(games)} games. `,
    titleNext: 'One ',
    titleEnd: 'rift.',
    lead: 'Guess the champion, price the item, read the map, break the chain, beat the cooldown. Free in your browser, no download.',
    start: 'Get Started',
    see: 'See the games',
    players: 'players',
    games: 'games',
    nextRift: 'to the next rift',
  },
  ticker: {
    label: 'Recent games',
    quiet: 'No game has been played here yet. The first one to finish will run along this line.',
    pause: 'Pause the ticker',
    play: 'Run the ticker',
  },
  trial: {
    title: 'Try it now',
    text: 'Three questions, no name needed.',
    start: 'Play three questions',
    failed: 'The game did not load. Please try again.',
  },
  login: {
    title: 'Pick a name and play',
    text: 'A guest account needs a username and nothing else. It stays on this device for as long as you do not log out.',
    chosenTitle: 'What shall we call you?',
    chosenText: (game: string) =>
      `${game} begins as soon as you have a name. A guest account needs nothing else.`,
    looks: 'Names with effects',
    sample: 'Kestrel',
  },
  modes: {
    title: 'Five ways in',
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
  footer: {
    faq: 'FAQ',
    provable: 'Provable dailies',
    terms: 'Terms & Policies',
    privacy: 'Privacy Settings',
    legal: 'Publisher legal page',
    imprint: 'Imprint',
    contact: 'Contact',
    disclaimer: (product: string) =>
      `${product} is an unofficial fan project. It is not endorsed by the publisher of the game it is about and does not reflect the views of anyone involved in producing or managing it.`,
  },
};

export const welcomeTexts = pickTexts({ en });
