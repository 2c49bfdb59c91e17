import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

/** Texts of More or Less. Numbers are passed already formatted. */
const en = {
  title: 'More or Less',
  description:
    'Two items, one price. Does the next item cost more gold or less? Every right answer is a point, and the gap narrows as you climb.',
  reward: (essence: number): string => `${essence} BE for every right answer`,
  playSolo: 'Play Solo',
  continueSolo: (score: number): string => `Continue (${score})`,
  playCoop: 'Play Coop',
  coopHint: 'Coop is for two: you have to agree, and both are paid.',

  loading: 'Loading...',
  reconnecting: 'Reconnecting…',
  lostTitle: 'The game closed',
  replaced: {
    title: 'You are playing in another tab',
    text: 'A game can be played in one place at a time. Nothing is lost: take it up here whenever you like.',
    retryLabel: 'Play here',
  },
  closed: {
    title: 'The connection was closed',
    text: 'Your score is safe. Connect again to go on.',
    retryLabel: 'Try again',
  },
  refused: 'The game did not open',

  versus: 'VS',
  more: 'More',
  less: 'Less',
  score: 'Score',
  itIs: (word: string): string => `${word} it is`,
  byGold: (word: string, gold: string): string => `${word}, by ${gold}`,
  newBest: 'New best',
  toBest: (points: string): string => `Best ${points}`,
  toTier: (points: string, tier: string): string => `${points} to ${tier}`,
  topTier: 'Highest tier',
  gold: (price: string): string => `${price} gold`,
  keys: 'Arrow up means More, arrow down means Less.',

  tiers: {
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    diamond: 'Diamond',
    master: 'Master',
    challenger: 'Challenger',
  },
  gapUpTo: (gold: string): string => `Gap up to ${gold} gold`,
  gaps: 'Gold difference by tier',
  fromScore: (score: string): string => `from ${score}`,
  current: 'current',

  mustAgree: 'Both of you must pick the same.',
  disagree: (earlier: string): string => `At zero the earlier pick counts: ${earlier}.`,
  cord: { open: 'Pick the same', agreed: 'Agreed', torn: 'You disagree' },
  mates: 'Players',
  away: (seconds: number): string => `Away, ${seconds} s to return`,
  absent: 'away',
  secondsLeft: (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,

  waitingTitle: 'Waiting for Teammate',
  player: (number: number): string => `Player ${number}`,
  seatFree: 'Waiting…',
  seats: (taken: number, all: number): string => `${taken}/${all} Player`,
  invite: 'Invite link',
  copyInvite: 'Copy Team Invite',
  linkCopied: 'Link Copied!',
  copyFailed: 'The browser did not copy the link. Select it and copy it yourself.',
  starting: 'Both are here. The game begins…',

  joined: {
    title: 'Player Joined',
    message: (name: string): string => `${isolated(name)} has joined the game`,
  },
  left: { title: 'Player Left', message: (name: string): string => `${isolated(name)} has left the game` },

  /** Announced by screen readers. */
  roundBegins: (item: string, price: string, next: string): string =>
    `${item} costs ${price} gold. Does ${next} cost more or less?`,
  revealed: (isCorrect: boolean, item: string, price: string): string =>
    `${isCorrect ? 'Right' : 'Wrong'}: ${item} costs ${price} gold.`,
  matePicks: (name: string, pick: string): string => `${isolated(name)} picks ${pick}.`,
  mateAway: (name: string): string => `${isolated(name)} has lost the connection.`,

  trial: {
    number: (number: number): string => `Question ${number} of 3`,
    question: (item: string): string => `Does ${item} cost more or less?`,
    right: (price: string): string => `Right: it costs ${price} gold.`,
    wrong: (price: string): string => `Wrong: it costs ${price} gold.`,
    next: 'Next question',
    result: (right: number): string => `${right} of 3 right.`,
    play: 'Play More or Less',
    sending: 'Sending…',
    failed: 'The server did not answer.',
    again: 'Try again',
  },

  over: 'Game Over',
  inARow: 'right in a row',
  coop: 'Coop',
  tier: (tier: string): string => `${tier} tier`,
  youSaid: 'You said',
  bothSaid: 'You both said',
  onlyYouSaid: 'Only you picked',
  onlyMateSaid: (name: string): string => `Only ${isolated(name)} picked`,
  disagreed: (own: string, name: string, other: string): string =>
    `You said ${own}, ${isolated(name)} said ${other}. The earlier pick counts, so it was`,
  costs: (item: string): string => `: ${item} costs`,
  notOver: ', not over',
  notUnder: ', not under',
  ends: {
    noGuess: 'No answer in time.',
    noGuessAlone: 'Your teammate was away, and you did not pick in time.',
    playerLeft: 'Your teammate left the game.',
    nobodyJoined: 'No second player came in time.',
    expired: 'The game waited for a day and closed.',
  },
  highscore: 'Highscore',
  coopHighscore: 'Coop highscore',
  newHighscore: 'New highscore',
  dailyLimit: (essence: string): string =>
    `You have earned today's ${essence} Blue Essence from score games. Scores still count; a new day begins at 00:00 UTC.`,
  playAgain: 'Play Again',
  rematch: {
    waiting: (name: string, seconds: number): string => `Waiting for ${isolated(name)}… ${seconds}`,
    asked: (name: string): string => `${isolated(name)} wants to play again with you.`,
    left: (name: string): string =>
      `${isolated(name)} has left. Play Again opens a new game with a new invite link.`,
    unanswered: 'Nobody answered in time. Play Again opens a new game with a new invite link.',
  },
  home: 'Home',
};

export const moreOrLessTexts = pickTexts({ en });
