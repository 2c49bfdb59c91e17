import { pickTexts } from '@hub/ui/language.ts';
export interface MatchFacts {
  readonly attempts: number;
  readonly score: number;
  readonly points: number;
  /** Names of the other players. */
  readonly others: readonly string[];
  readonly isNewHighScore: boolean;
  readonly isCoop: boolean;
}
type Say = (facts: MatchFacts) => string;

const guesses = (count: number) => `${count} ${count === 1 ? 'guess' : 'guesses'}`;
const players = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;
const mate = ({ others }: MatchFacts) => others[0] ?? 'a friend';
const wonAgainst: Say = ({ others }) => `Won against ${players(others.length)}`;
const scored =
  (game: string): Say =>
  (facts) => {
    if (facts.isCoop) return `scored ${facts.score} in ${game} with ${mate(facts)}`;
    return facts.isNewHighScore
      ? `new highscore ${facts.score} in ${game}`
      : `scored ${facts.score} in ${game}`;
  };
const scoreLine =
  (game: string): Say =>
  (facts) => {
    if (facts.isCoop) return `Coop with ${mate(facts)}`;
    return facts.isNewHighScore ? 'New highscore' : game;
  };

export interface ByGame {
  readonly daily: Say;
  readonly moreless: Say;
  readonly rift: Say;
  readonly chain: Say;
  readonly cooldown: Say;
}

/** Under the name, in a list. */
const line: ByGame = {
  daily: ({ attempts }) => `Champion Rift in ${guesses(attempts)}`,
  moreless: scoreLine('More or Less'),
  rift: scoreLine('Rift Guesser'),
  chain: wonAgainst,
  cooldown: wonAgainst,
};

/** After the name, in a sentence. */
const deed: ByGame = {
  daily: ({ attempts }) => `solved Champion Rift in ${guesses(attempts)}`,
  moreless: scored('More or Less'),
  rift: scored('Rift Guesser'),
  chain: () => 'won Chain of Legends',
  cooldown: ({ points }) => `won Cooldown Clash with ${points} points`,
};

const en = {
  title: 'Recent Activity',
  loading: 'Loading recent activity',
  emptyTitle: 'Nothing played yet',
  emptyText: 'The first finished game will stand here.',
  emptyAction: "Play today's rift",
  streak: (days: number) => `Streak of ${days} days`,
  line,
  deed,
  ago: {
    justNow: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} ago`,
  },
};

export const activityTexts = pickTexts({ en });
