import type { Character } from '@hub/engine/wire/bots';
import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

/** What a bot is like on a day; the day chooses. */
const moods: readonly string[] = [
  'Today it has eaten well.',
  'Today it hums while it thinks.',
  'Today it counts everything twice.',
  'Today it got up early.',
  'Today it wants to win one for a change.',
  'Today it has a new hat, and knows it.',
  'Today it is in no hurry.',
];

const en = {
  title: 'In sight',
  here: (count: number): string => `${count} here now`,
  strangers: 'You have met none of them yet.',
  findTable: 'Find a table',
  loading: 'Looking who is here',
  isHere: 'here now',
  isAway: 'not here',
  solved: (game: string, attempts: number): string => `${game} in ${attempts}`.trim(),
  /** Players who have no row. */
  more: (count: number): string => (count > 0 ? `and ${count} more you know` : ''),
  all: 'All',
  fewer: 'Fewer',
  hidden: 'You are hidden: others do not see you here.',
  show: 'Change',
  actions: (name: string): string => `What to do with ${isolated(name)}`,
  profile: 'See profile',
  challenge: 'Challenge',
  challengeHint: 'Play a run: at its end you send it.',
  invite: 'Invite to a lobby',
  inviteHint: 'Open a lobby: in its room you invite.',
  send: { challenge: 'Send this run', lobby: 'Invite here' },
  sent: { challenge: 'Sent', lobby: 'Invited' },
  failed: 'That did not work.',
  strip: 'Players you know',
  /** The same where there is less room. */
  players: 'Players',
  bot: {
    title: 'Bot of the day',
    until: 'Until midnight UTC',
    moods,
    play: (bot: string): string => `Play ${bot}`,
    likes: 'Likes',
    alone: 'One against one, expected.',
  },
  ghosts: {
    title: 'Your own runs',
    best: 'Best run:',
    last: 'Last run:',
    race: (game: string): string => `Beat your own runs in ${game}`,
    of: (game: string): string => `${game}: beat your own runs`,
  },
  company: {
    title: 'Better with company',
    text: 'Send friends this address: a name is all they need to play.',
    copy: 'Copy the address',
    copied: 'Copied!',
    label: 'Address of this hub',
  },
  switch: {
    title: 'People in sight',
    label: 'Show me to players I know',
    hint: 'Members of your leagues, opponents of the day and players of your challenges see whether you are here, which of the rifts that they have solved you found in how many guesses, and can invite you.',
    failed: 'Cannot change who sees you',
  },
};

export const peopleTexts = pickTexts({ en });

/** The mood of the bot of a day, whose number counts from 1970. */
export const moodOf = (day: number, of: Character): string =>
  peopleTexts.bot.moods[(day + of.length) % peopleTexts.bot.moods.length] ?? '';
