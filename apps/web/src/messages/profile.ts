import { pickTexts } from '@hub/ui/language.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  loading: 'Loading profile...',
  loadingHint: 'Gathering scores and matches',
  notFound: 'Player not found',
  notFoundText: 'There is no player at this address.',
  tryAgain: 'Try again',
  brokenTitle: 'The profile could not be loaded',
  connected: 'Google Connected',
  wearing: (effect: string) => `Wearing ${effect}`,
  ownTitle: 'Only for you',
  ownText: 'Nobody else sees this part of your profile.',
  stats: 'Statistics',
  announced: { itemRift: 'Item Rift', emojiRift: 'Emoji Rift' },
  completed: 'completed',
  highscore: 'Highscore',
  coop: 'Coop',
  coopHighscore: 'Coop highscore',
  played: 'Played',
  rank: 'Rank',
  noRank: 'No rank yet',
  wins: 'Wins',
  losses: 'Losses',
  winRate: 'Win rate',
  matches: 'Recent Matches',
  lastMatches: (count: number) => `last ${count}`,
  noMatches: 'Nothing played yet',
  noMatchesOwn: 'Your first finished game will stand here.',
  noMatchesOther: 'The first finished game will stand here.',
  playRift: "Play today's rift",
  match: {
    solved: (attempts: number) => `Solved in ${counted(attempts, 'guess', 'guesses')}`,
    score: (score: string) => `Score ${score}`,
    solo: 'Solo',
    coop: (mate: string) => `Coop with ${mate}`,
    coopAlone: 'Coop',
    newHighScore: (line: string) => `${line}, new highscore`,
    players: (count: number) => counted(count, 'player', 'players'),
    points: (own: number, best: number) => `${own} to ${best} points`,
    best: 'Best',
    won: 'Won',
    lost: 'Lost',
  },
};

export const profileTexts = pickTexts({ en });
