import { pickTexts } from '@hub/ui/language.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

const en = {
  welcomeBack: 'Welcome back, ',
  newRift: 'A new rift opened today. Find its champion.',
  newRiftWithStreak: (streak: number) =>
    `A new rift opened today. Your Champion Rift streak stands at ${days(streak)}.`,
  solved: (streak: number) => `Today's rift is solved. Your Champion Rift streak stands at ${days(streak)}.`,
  resetIn: 'Rift reset in',
  games: 'Games',
  holdGames: 'Hold the games still',
  moveGames: 'Let the games move',
  play: {
    daily: "Play today's rift",
    score: 'Play',
    versus: 'Find a lobby',
  },
  /** Replaces "play" once today's rift is solved. */
  seeResult: "See today's result",
  podium: {
    title: 'Top 3',
    choice: 'Ranking',
    loading: 'Loading the podium',
    broken: 'The podium could not be loaded',
    tryAgain: 'Try again',
    free: 'The podium is free',
    freeText: (game: string) => `The best three of ${game} will stand here.`,
    freePlace: (place: number) => `Place ${place} is free`,
    rank: (rank: string) => `Rank ${rank}`,
    points: (points: string) => `${points} ${points === '1' ? 'point' : 'points'}`,
  },
};

export const homeTexts = pickTexts({ en });
