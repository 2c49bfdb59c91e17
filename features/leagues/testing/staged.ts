import { challengeIdSchema, type Day, leagueIdSchema } from '@hub/engine/wire/ids';
import { dailyGames } from '@hub/protocol/games';
import { NOW, PLAYER, type Stage, TODAY } from '../../../e2e/support/stage.ts';
import { shown } from '../../../e2e/support/staged-account.ts';
import { answersOf } from '../../../e2e/support/staged-answers.ts';
import { type LeagueReply, leagueById, ownLeagues } from '../calls.ts';
import { type DuelLine, leagueDuel } from '../duel-calls.ts';
import { leagueTable } from '../table.ts';

const DAY_MS = 86_400_000;
export const LEAGUE = leagueIdSchema.parse('abcdefghijklmnop');
export const DUEL = challengeIdSchema.parse('duelduelduelduel');
const duelIdOf = (day: Day) => challengeIdSchema.parse(`duelof${day}`);
const dayFrom = (first: Day, days: number) =>
  new Date(Date.parse(first) + days * DAY_MS).toISOString().slice(0, 10) as Day;

const FRIENDS = ['Tarn', 'Fenn', PLAYER.name, 'Moss', 'Juniper', 'Wren', 'Lark', 'Sedge'];

/** Names of a league with this many members; longer ones than friends have, too. */
const namesOf = (members: number): readonly string[] => [
  ...FRIENDS.slice(0, members),
  ...Array.from({ length: Math.max(0, members - FRIENDS.length) }, (_, at) =>
    at % 7 === 3 ? `WWWWWWWWWW${at}` : `Friend ${at + 1}`,
  ),
];

interface Week {
  readonly members?: number;
  /** Days of the league that have begun, from 1 to 7; 8 is over. */
  readonly day?: number;
  readonly game?: string;
  readonly own?: NonNullable<LeagueReply['duel']>['own'];
}

/** A league whose table the server's own function computes, from runs that follow from names and days. */
export function leagueOf({
  members = 8,
  day = 4,
  game = 'riftGuesser',
  own = 'none',
}: Week = {}): LeagueReply {
  const firstDay = dayFrom(TODAY, 1 - day);
  const names = namesOf(members);
  const all = names.map((name, at) => ({
    account: name as never,
    joinedAt: Date.parse(firstDay) + at,
    leftAt: null,
    isRemoved: false,
    player: shown(name),
  }));
  const played = names.flatMap((name, at) =>
    Array.from({ length: Math.min(day, 7) }, (_, on) => ({ name, at, on, day: dayFrom(firstDay, on) })),
  );
  /** Today, the last ones have not played everything. */
  const isPlayed = (part: number, one: { at: number; on: number }) =>
    one.on < day - 1 || (part + one.at * 3) % 7 > (one.at * 4) / names.length;
  const rifts = played.flatMap((one) =>
    dailyGames
      .map(({ id }, part) => ({ mode: id, part }))
      .filter(({ part }) => isPlayed(part, one))
      .map(({ mode, part }) => ({
        account: one.name as never,
        day: one.day,
        mode,
        completedAt: Date.parse(one.day),
        guesses: 1 + ((one.at * 2 + one.on * 3 + part * 5 + (one.at % 3)) % (3 + Math.min(one.at, 7))),
      })),
  );
  const duels = played
    .filter((one) => one.on < day - 1 || one.at % 2 === 1)
    .map((one) => ({
      account: one.name as never,
      day: one.day,
      score: 5 + ((one.at * 7 + one.on * 5) % 11),
      finishedAt: Date.parse(one.day) + DAY_MS / 4,
    }));
  const modes = dailyGames.map(({ id }) => id);
  const { days, rows, winners } = leagueTable({
    firstDay,
    now: NOW,
    closedAt: null,
    modes,
    members: all,
    rifts,
    duels,
  });
  const by = duels.filter((one) => one.day === TODAY).map(({ account }) => shown(account));
  const isOver = day > 7;
  return {
    id: LEAGUE,
    name: 'Lantern League',
    code: '4K2MRT',
    days,
    today: isOver ? null : day - 1,
    isOver,
    isOwner: true,
    rows: rows.map(({ member, days: points, ...row }) => ({
      ...row,
      player: member.player,
      isOwn: member.player.name === PLAYER.name,
      isOwner: member.player.name === names[0],
      days: points,
    })),
    winners,
    duel: isOver ? null : { id: DUEL, game, played: by.length, by, own },
    ownDuels: days.map((on) => {
      const run = duels.find((one) => one.day === on && one.account === (PLAYER.name as never));
      if (run !== undefined) return { id: duelIdOf(on), score: run.score };
      return on === TODAY && own === 'over' ? { id: DUEL, score: 9 } : null;
    }),
    next: null,
  };
}

/** The replies of a hub on which the player is in one league. */
export function replyLeague(stage: Stage, week: Week = {}): void {
  const league = leagueOf(week);
  stage.reply(leagueById, league);
  stage.reply(ownLeagues, [league]);
}

/** The end of the duel of today at More or Less: the player is second of three. */
export function replyDuelEnd(stage: Stage, winner = 'Fenn'): void {
  const [fenn, mine, moss] = [
    duelLine(winner, 10, 1, 10),
    duelLine(PLAYER.name, 9, 2, 7),
    duelLine('Moss', 4, 3, 5),
  ];
  stage.reply(leagueDuel, {
    game: 'moreOrLess',
    day: TODAY,
    isClosed: false,
    table: [fenn, mine, moss],
    own: { line: mine, answers: answersOf(9, 1_300) },
    other: { line: fenn, answers: answersOf(10, 900) },
  });
}

const duelLine = (name: string, score: number, place: number, points: number): DuelLine => ({
  player: shown(name),
  score,
  ms: score * 2_900,
  at: NOW - DAY_MS / 4,
  isChallenger: false,
  isOwn: name === PLAYER.name,
  place,
  points,
});
