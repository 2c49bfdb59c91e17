import { pickTexts } from '@hub/ui/language.ts';
import { countWord } from './count-word.ts';

const en = {
  bar: { label: 'Welcome', games: 'Games', about: 'About', start: 'Get Started' },
  hero: {
    title: (games: number) => `${countWord(games)} games. `,
    titleNext: 'One ',
    titleEnd: 'rift.',
    lead: 'It starts with a question. No name needed, no download, free in your browser.',
    stone: 'Your first stone',
    stoneText: 'Three answers earn it. It waits for a name, and a guest account needs nothing else.',
    name: 'Pick a name',
  },
  reasons: {
    texts: [
      { title: 'A new rift every midnight', text: 'Guess the champion, the item and the emoji of the day. ' },
      {
        title: 'Alone or at a table',
        text: 'Read the map, break the chain, beat the cooldown: by yourself, in a pair, or with friends and bots.',
      },
      {
        title: 'Earned, never bought',
        text: 'Blue Essence comes from playing and buys looks, nothing else.',
      },
    ],
    next: 'The next ones open in ',
  },
  ticker: {
    label: 'Recent games',
    games: 'What can be played here',
    pause: 'Pause the ticker',
    play: 'Run the ticker',
  },
  trial: {
    title: 'Try it now',
    text: 'Three questions, no name needed.',
    take: 'Take your first stone',
    failed: 'The game did not load. Please try again.',
    again: 'Try again',
  },
  login: {
    title: 'Pick a name and play',
    text: 'A guest account needs a username and nothing else. It stays on this device for as long as you do not log out.',
    chosenTitle: 'What shall we call you?',
    chosenText: (game: string) =>
      `${game} begins as soon as you have a name. A guest account needs nothing else.`,
    stoneTitle: 'Your first stone waits for a name',
    stoneText: (game: string, essence: number) =>
      `${essence} Blue Essence are yours as a guest. ${game} goes on with question four as soon as you have a name.`,
    membersTitle: 'For players of this hub',
    looks: 'Names with effects',
    sample: 'Kestrel',
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
