import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { daysLeft } from './days-left.ts';

const en = {
  label: 'What waits for you',
  turn: 'Your turn',
  more: (count: number): string => `${count} more`,
  fewer: 'Fewer',
  notNow: 'Not now',
  goOn: 'Return',
  play: 'Play',
  join: 'Join',
  look: 'Look',
  joined: 'You are in the league.',
  notJoined: 'Cannot join the league',
  table: (game: string, isPlaying: boolean): string =>
    isPlaying ? `Your game of ${game} goes on.` : `Your lobby of ${game} is open.`,
  yourMove: (game: string): string => `It is your turn in ${game}.`,
  coop: (game: string, isPlaying: boolean): string =>
    isPlaying ? `Your game for two of ${game} goes on.` : `You wait for a second player in ${game}.`,
  solo: (game: string, right: number): string => `Your run in ${game} goes on: ${right} right so far.`,
  rift: (game: string, guesses: number): string =>
    `${game} is open: ${guesses === 1 ? '1 guess' : `${guesses} guesses`} so far.`,
  run: (game: string): string => `Your run of a challenge in ${game} goes on.`,
  duelRun: (game: string): string => `Your duel in ${game} goes on.`,
  rematch: (game: string): string => `The others play ${game} again.`,
  invite: {
    lobby: (name: string, game: string): string => `${isolated(name)} invites you to a lobby of ${game}.`,
    challenge: (name: string, game: string): string => `${isolated(name)} challenges you in ${game}.`,
    league: (name: string): string => `${isolated(name)} invites you to a league.`,
  },
  answered: (name: string, game: string, others: number): string =>
    others === 0
      ? `${isolated(name)} has played your challenge in ${game}.`
      : `${isolated(name)} and ${others} more have played your challenge in ${game}.`,
  open: (game: string, taken: number, timeLeft: number): string =>
    taken === 0
      ? `Your challenge in ${game} is open, ${daysLeft(timeLeft)} left. Nobody has taken it yet.`
      : `Your challenge in ${game} is being played by ${taken === 1 ? 'one player' : `${taken} players`}.`,
  duel: (league: string): string => `The duel of ${isolated(league)} closes today.`,
  waiting: (count: number): string =>
    count === 1 ? 'One thing waits for you.' : `${count} things wait for you.`,
};

export const waitingTexts = pickTexts({ en });
