import { pickTexts } from '@hub/ui/language.ts';

const tiers = {
  globe: 'All',
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  diamond: 'Diamond',
  master: 'Master',
  challenger: 'Challenger',
};

const en = {
  title: 'Global Rankings',
  line: 'Compete with players worldwide',
  searchLabel: 'Search for a player',
  searchPlaceholder: 'Search for a player...',
  clearSearch: 'Clear the search',
  tabs: 'Rank tiers',
  tiers,
  list: (tier: string) => `Ranking, ${tier}`,
  results: 'Search results',
  players: (count: string) => `${count} ${count === '1' ? 'player' : 'players'}`,
  found: (count: string) => `${count} ${count === '1' ? 'player' : 'players'} found`,
  loading: 'Loading the ranking',
  you: 'You',
  highscore: 'Highscore',
  emptyBoardTitle: 'The board is free',
  emptyBoardText: 'The first score will stand here.',
  emptyTierTitle: (tier: string) => `No players in ${tier} yet`,
  emptyTierText: (score: string) => `A score of ${score} gets you there.`,
  emptySearchTitle: 'No players found',
  emptySearchText: (text: string) => `No ranked player has “${text}” in their name.`,
  brokenTitle: 'The ranking could not be loaded',
  tryAgain: 'Try again',
  moreFailed: 'More players could not be loaded.',
  progress: (tier: string, score: string) => `${tier}, ${score}`,
  nextTier: (tier: string, score: string) => `${tier} at ${score}`,
  topTier: 'Highest tier',
  progressLabel: (tier: string) => `Progress to ${tier}`,
  progressValue: (score: string, goal: string) => `${score} of ${goal}`,
  globalRank: 'Your global rank ',
  noRank: 'Your first score above 0 gives you a global rank.',
};

export const leaderboardTexts = pickTexts({ en });
