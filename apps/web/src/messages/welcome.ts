import { pickTexts } from '@hub/ui/language.ts';

const en = {
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
  },
};

export const welcomeTexts = pickTexts({ en });
