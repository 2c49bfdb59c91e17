import { defineGame } from '@hub/engine/define-game';

/** Number of emoji of every champion. */
export const EMOJI_COUNT = 6;

/** Emoji Rift: guess the champion of the day from up to six emoji. */
export const descriptor = defineGame({
  id: 'emojiRift',
  kind: 'daily',
  names: { title: 'Emoji Rift', feed: 'emoji rift', stats: 'emojiRift' },
  route: '/dailyRifts/emojiRift',
  hue: '#d07ad8',
  tags: ['PvE', 'New'],
  ledgerReasons: ['emoji_rift'],
});
