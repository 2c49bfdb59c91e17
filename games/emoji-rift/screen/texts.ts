import { pickTexts } from '@hub/ui/language.ts';

/** Texts of Emoji Rift. */
const en = {
  line: "Six emoji describe today's champion. Each wrong guess shows one more.",

  emoji: 'Emoji',
  shown: (shown: number, all: number): string => `${shown} of ${all} shown`,
  hidden: 'not shown yet',

  noGuesses: 'A wrong guess opens the next stone.',
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
  middle: 'Mid',
  blueEssence: 'Blue Essence',

  /** Announced by screen readers after a guess. */
  wrong: (name: string): string => `${name} is wrong.`,
  correct: (name: string): string => `${name} is correct.`,
  nextEmoji: (emoji: string): string => `Next emoji: ${emoji}`,
  nextAttribute: (attribute: string, value: string): string => `${attribute}: ${value}.`,
};

export const emojiRiftTexts = pickTexts({ en });
