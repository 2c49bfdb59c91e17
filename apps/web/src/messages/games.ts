import { pickTexts } from '@hub/ui/language.ts';

/** Names and lines of the five games, by hue. */
const en = {
  daily: { name: 'Daily Rifts', line: 'Find the champion of the day from nine clues.' },
  moreless: { name: 'More or Less', line: 'Does the next item cost more gold, or less?' },
  rift: { name: 'Rift Guesser', line: 'Pin the zoomed section on the minimap in 15 seconds.' },
  chain: { name: 'Chain of Legends', line: 'Each name starts where the last one ended.' },
  cooldown: { name: 'Cooldown Clash', line: 'Call the ability cooldown. Closest guess scores.' },
};

export const gameTexts = pickTexts({ en });
