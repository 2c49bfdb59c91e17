import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Emoji Rift. */
const en = {
  line: "Six emoji describe today's champion. Each wrong guess shows one more.",

  emoji: 'Emoji',
  shown: (shown: number, all: number): string => `${shown} of ${all} shown`,
  hidden: 'not shown yet',

  noGuesses: 'Guess as often as you like: a wrong guess opens the next stone.',
  opened: (stone: number): string => `Opened stone ${stone}`,

  revealed: 'Revealed attributes',
  revealedHint: 'All emoji are shown. From now on each guess tells one attribute.',
  attributes: {
    range: 'Range',
    damage: 'Damage',
    role: 'Role',
    resource: 'Resource',
    position: 'Position',
    price: 'Price',
    release: 'Release',
    region: 'Region',
  },
  meanings: {
    range: 'Melee attacks from close by, Ranged from afar.',
    damage: 'The kind of damage that the champion mostly deals.',
    role: 'What the champion does in a fight, such as Mage, Tank or Assassin; some have two.',
    resource: 'What the champion pays for abilities with, such as Mana or Energy.',
    position: 'Where on the map the champion is usually played, such as Top or Jungle.',
    price: 'What the champion costs in the original game, in Blue Essence.',
    release: 'The year in which the champion appeared in the original game.',
    region: 'Where the champion comes from in the stories.',
  },
  middle: 'Mid',
  blueEssence: 'Blue Essence',

  /** Announced by screen readers after a guess. */
  wrong: (champion: string): string => `${champion} is wrong.`,
  correct: (champion: string): string => `${champion} is correct.`,
  nextEmoji: (emoji: string): string => `Next emoji: ${emoji}`,
  nextAttribute: (attribute: string, value: string): string => `${attribute}: ${value}.`,
};

export const emojiRiftTexts = pickTexts({ en });
