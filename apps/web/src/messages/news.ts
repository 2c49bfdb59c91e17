import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the news and everything around them. */
const en = {
  usernameEffects: {
    category: 'Major Update',
    title: 'Your name, lit up',
    description:
      'Username effects have arrived. Earn Blue Essence in any PvE game, pick a look in the shop and wear it everywhere your name appears.',
    features: [
      'Six effects from 500 to 800 BE',
      'Paid with Blue Essence only',
      'Visible to every player',
      'Change it any time in your inventory',
    ],
    content: [
      'A name on a ranking says who played. From today it also says how. Every effect is drawn by the browser itself, stays readable on every screen and stands still when your device asks for less motion.',
      'Buy an effect once and it is yours. Switch it on in your inventory; one effect is equipped at a time.',
    ],
    effects: {
      title: 'Username effects',
      text: 'Six looks, priced from 500 to 800 Blue Essence, shown on your own name.',
      descriptions: {
        rainbow: 'A soft pan through six hues.',
        gold: 'Polished gold with a slow sweep.',
        frost: 'White over blue rime.',
        fire: 'Embers rising to pale yellow.',
        shadow: 'A stepped violet shadow.',
        toxic: 'Leaf green with a breath of light.',
      },
    },
    extras: {
      title: 'What comes with it',
      shop: { name: 'A shop', description: 'Preview an effect on your own name before you buy it.' },
      inventory: {
        name: 'An inventory',
        description: 'Everything you own in one place, with statistics by rarity.',
      },
      essence: { name: 'Blue Essence', description: 'Earned in Daily Rifts, More or Less and Rift Guesser.' },
      rankings: {
        name: 'Brighter rankings',
        description: 'Your look shows in every list, lobby and match card.',
      },
    },
    gallery: {
      title: 'Gallery',
      seam: {
        alt: 'Curtains of light over dark hills, with a glowing seam in the ground',
        title: 'The seam at night',
        description: 'The light every effect is mixed from.',
      },
      crests: {
        alt: 'A wall of champion crests in many colours',
        title: 'Profile crests',
        description: 'One for each champion.',
      },
      table: {
        alt: 'A map on a table with a pin standing in it',
        title: 'The arena table',
        description: 'Where Rift Guesser is played.',
      },
    },
  },
};

export const newsTexts = pickTexts({ en });
