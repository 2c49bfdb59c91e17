import { pickTexts } from '@hub/ui/language.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

const en = {
  welcome: 'Welcome, ',
  welcomeBack: 'Welcome back, ',
  newRifts: (rifts: number) => `${rifts} new rifts opened today.`,
  someSolved: (solved: number, rifts: number) => `${solved} of today's ${rifts} rifts solved.`,
  allSolved: "All of today's rifts are solved.",
  streak: (streak: number) => `Your longest running streak: ${days(streak)}.`,
  resetIn: 'Rift reset in',
  games: 'Games',
  holdGames: 'Hold the games still',
  moveGames: 'Let the games move',
  play: {
    daily: "Play today's rift",
    score: 'Play',
    versus: 'Quick play',
  },
  noMatchesText: 'The rest of the page works.',
  /** Replaces "play" once all of today's rifts are solved. */
  seeResult: "See today's results",
  firstTry: 'First try',
  podium: {
    title: 'Top 3',
    choice: 'Ranking',
    loading: 'Loading the podium',
    broken: 'The podium could not be loaded',
    beFirst: (game: string) => `Play ${game}`,
    free: 'The podium is free',
    freeText: (game: string) => `The best three of ${game} will stand here.`,
    freePlace: (place: number) => `Place ${place} is free`,
    rank: (rank: string) => `Rank ${rank}`,
    points: (points: string) => `${points} ${points === '1' ? 'point' : 'points'}`,
  },
};

export const homeTexts = pickTexts({ en });
