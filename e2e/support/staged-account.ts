import type { Day } from '@hub/engine/wire/ids';
import { playerIdSchema } from '@hub/engine/wire/ids';
import type { ActiveUsernameEffect } from '@hub/protocol/cosmetics';
import { dailyGames } from '@hub/protocol/games';
import type { Account } from '@hub/protocol/http/accounts';
import type { Match } from '@hub/protocol/http/activity';
import { assembleStats } from '../../features/accounts/stats.ts';
import { NOW, PLAYER } from './stage.ts';

const HOUR_MS = 3_600_000;
/** The id of a player by name, the same everywhere: it determines the avatar. With this letter avatars of the pictures differ. */
export const idOf = (name: string) =>
  playerIdSchema.parse(
    name === PLAYER.name ? PLAYER.id : name.replaceAll(' ', '-').padEnd(12, 'q').slice(0, 12),
  );

const EFFECTS: Readonly<Record<string, string>> = {
  [PLAYER.name]: 'fx-gold',
  Tarn: 'fx-ice',
  Bramble: 'fx-fire',
  Juniper: 'fx-prism',
};
/** A player as others see them, the same everywhere. */
export const shown = (name: string) => ({ id: idOf(name), name, usernameEffect: EFFECTS[name] ?? null });

const NO_DAYS = { completed: 0, streak: 0, lastCompletedTime: null };
type DailyStats = Account['dailyRiftStats'];
const NO_DAILIES = Object.fromEntries(dailyGames.map(({ names }) => [names.stats, NO_DAYS])) as DailyStats;
const EFFECT: ActiveUsernameEffect = { id: 'effect-1', name: 'Golden Crown', cssClass: 'fx-gold' };

/** The account of a player who has not played yet. */
export const newcomer: Account = {
  id: PLAYER.accountId,
  player_id: idOf(PLAYER.name),
  name: PLAYER.name,
  googleConnected: false,
  softDeleted: false,
  activeUsernameEffect: null,
  activeProfileIcon: null,
  botWins: {},
  lastGames: [],
  ...assembleStats(NO_DAILIES, [], []),
};

const seat = { attempts: null, currentStreak: null, score: null, totalPoints: null };
const match = (game: Match['game'], hoursAgo: number, rest: Partial<Match>): Match => ({
  id: `match-${game}`,
  game,
  mode: 'single',
  winner: null,
  newHighScore: false,
  timestamp: NOW - hoursAgo * HOUR_MS,
  players: [],
  ...rest,
});

/** The newest games of all players. */
export const matches: readonly Match[] = [
  match('champion rift', 1, {
    players: [{ ...seat, ...shown('Moss'), attempts: 3, currentStreak: 12 }],
  }),
  match('more or less', 2, {
    newHighScore: true,
    players: [{ ...seat, ...shown('Bramble'), score: 14 }],
  }),
  match('rift guesser', 5, { players: [{ ...seat, ...shown('Wren'), score: 6 }] }),
  match('chain of legends', 9, {
    mode: 'multi',
    winner: idOf('Fenn'),
    players: [
      { ...seat, ...shown('Fenn') },
      { ...seat, ...shown('WWWWWWWWWWWW') },
    ],
  }),
  match('cooldown clash', 30, {
    mode: 'multi',
    winner: idOf('Tarn'),
    players: [
      { ...seat, ...shown('Tarn'), totalPoints: 520 },
      { ...seat, ...shown('Isla'), totalPoints: 410 },
    ],
  }),
];

const lastDay = { completed: 31, streak: 7, lastCompletedTime: NOW - 24 * HOUR_MS };
/** The account of a player who has played for a month. */
export const used: Account = {
  ...newcomer,
  activeUsernameEffect: EFFECT,
  botWins: { chainOfLegendsStats: 2 },
  botLosses: { chainOfLegendsStats: 3 },
  highlights: { joined: '2026-03-14' as Day, longestStreak: 19, favouriteGame: 'moreOrLess' },
  // The rift of today is still open.
  lastGames: [...matches.slice(1, 3), ...matches.slice(0, 1)].map((played) => ({
    ...played,
    timestamp: played.game === 'champion rift' ? NOW - 14 * HOUR_MS : played.timestamp,
    players: played.players.map((one) => ({
      ...one,
      ...shown(PLAYER.name),
      currentStreak: one.currentStreak && lastDay.streak,
      score: one.score && Math.min(one.score, 9),
    })),
  })),
  dailyRiftStats: {
    ...NO_DAILIES,
    championRift: { ...lastDay, hardDays: 12 },
    itemRift: { ...lastDay, completed: 26 },
    emojiRift: { ...lastDay, completed: 18 },
  },
  moreOrLessStats: { highscore: 9, playedGames: 42, rank: 4, coopHighscore: 5 },
  riftGuesserStats: { highscore: 9, playedGames: 17, rank: 4 },
  chainOfLegendsStats: { wins: 11, looses: 7 },
  cooldownGuesserStats: { wins: 3, looses: 9 },
};
