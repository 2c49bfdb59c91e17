import { pickTexts } from '@hub/ui/language.ts';
import type { MatchFacts } from '@hub/ui/screens/screen.ts';

const players = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;
const guesses = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'}`;
const mate = ({ others }: MatchFacts) => others[0] ?? 'a friend';

const en = {
  title: 'Recent Activity',
  loading: 'Loading recent activity',
  offline: 'Offline',
  takesLong: 'This takes longer than usual',
  emptyTitle: 'Nothing played yet',
  emptyText: 'The first finished game will stand here.',
  streak: (days: number) => `Streak of ${days} days`,
  /** Shown below the player's name in a list. */
  dailyLine: (title: string, { attempts }: MatchFacts) => `${title} in ${attempts}`,
  scoreLine: (title: string, facts: MatchFacts) => {
    if (facts.isCoop) return `Coop with ${mate(facts)}`;
    return facts.isNewHighScore ? 'New highscore' : title;
  },
  versusLine: ({ others }: MatchFacts) => `Beat ${players(others.length)}`,
  /** Of a table that no player from its first round has won. */
  playedLine: ({ others }: MatchFacts) => `Played with ${players(others.length)}`,
  /** Follows the player's name in a sentence. */
  dailySentence: (title: string, { attempts }: MatchFacts) => `solved ${title} in ${guesses(attempts)}`,
  scoreSentence: (title: string, facts: MatchFacts) => {
    if (facts.isCoop) return `scored ${facts.score} in ${title} with ${mate(facts)}`;
    return facts.isNewHighScore
      ? `new highscore ${facts.score} in ${title}`
      : `scored ${facts.score} in ${title}`;
  },
  versusSentence: (title: string) => `won ${title}`,
  playedSentence: (title: string) => `played ${title}`,
  ago: {
    justNow: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} ago`,
  },
};

export const activityTexts = pickTexts({ en });
