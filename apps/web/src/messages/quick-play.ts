import type { Character, QuickBots } from '@hub/engine/wire/bots';
import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

/** The manner of a bot in one sentence, and what it likes. */
type Temper = { readonly temper: string; readonly likes: string };

const tempers: Readonly<Record<Character, Temper>> = {
  nubbin: { temper: 'Glad you came. Guesses with its whole heart.', likes: 'The obvious' },
  sidestep: { temper: 'Walks around every question before it answers.', likes: 'Detours' },
  gurg: { temper: 'Sits, waits, swallows. Rather too much than too little.', likes: 'Long ones' },
  skree: { temper: 'First to shout, right more often than you hope.', likes: 'Short ones' },
  halve: { temper: 'Splits a problem in two until it is small.', likes: 'The middle' },
  hush: { temper: 'Says nothing all game. Forgets nothing.', likes: 'The hard ones' },
};

const bots: Readonly<Record<QuickBots, string>> = {
  weaker: 'Weaker',
  alike: 'Like you',
  stronger: 'Stronger',
};

const en = {
  play: 'Quick play',
  promise: 'You are playing in three seconds',
  seeking: 'Looking for a table...',
  botsOfNext: 'Bots of your next game',
  bots,
  tempers,
  /** Expected wins in games against one bot alone. */
  wins: { own: 'You win', ofNew: 'New players win', ofTen: (wins: number) => `${wins} of 10` },
  table: {
    with: (lobby: string) => `Quick play, ${isolated(lobby)}`,
    title: 'Bots take the free seats',
    begins: 'Nothing to press. The game begins by itself.',
    players: 'At the table',
    you: 'You',
    person: 'Player',
    bot: 'Bot',
    wins: (wins: number) => `You win ${wins} of 10 games against these bots.`,
    newWins: (wins: number) => `New players win ${wins} of 10 games against these bots.`,
    leave: 'Leave the table',
  },
  six: {
    title: 'The six at the table',
    intro: 'None of them adapts while you play.',
    strength: 'Rating (average 1,000)',
    likes: 'Likes',
  },
  setting: 'Quick play may bring players',
  settingHint:
    'Once all here are ready, strangers may join, and two seconds later the game starts with bots on the free seats.',
};

export const quickPlayTexts = pickTexts({ en });
