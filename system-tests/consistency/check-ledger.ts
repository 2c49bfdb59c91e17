import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { DAILY_REWARD_ESSENCE, RING_ESSENCE, SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { boards, dailyGames, scoreGames, versusGames } from '@hub/protocol/games';
import { playedGame } from '../players/game-players.ts';
import { groupBy } from './group-by.ts';
import type { Stored } from './stored-data.ts';

type Line = Stored['ledger'][number];
type RingTables = Pick<Stored, 'match' | 'match_player' | 'daily_run' | 'bot_win'>;

/** Finds gaps, wrong and negative balances and duplicate references in the ledger. */
export function brokenLedger({ ledger }: Pick<Stored, 'ledger'>): string[] {
  return [...groupBy(ledger, ({ account_id }) => account_id)].flatMap(([account, lines]) => {
    const ordered = lines.toSorted((one, other) => one.sequence - other.sequence);
    let sum = 0;
    const wrong = ordered.flatMap((line, index) => {
      sum += line.amount;
      return [
        ...(line.sequence === index + 1 ? [] : [`ledger of ${account}: entry ${index + 1} is missing`]),
        ...(line.balance_after === sum ? [] : [`ledger of ${account}: ${line.balance_after} is not ${sum}`]),
        ...(line.balance_after >= 0 ? [] : [`ledger of ${account}: below zero`]),
      ];
    });
    const references = new Set(lines.map(({ reference }) => reference));
    return references.size === lines.length ? wrong : [...wrong, `ledger of ${account}: a reference twice`];
  });
}

/** A reward that an account has earned; with the UTC day where a daily limit applies. */
interface Due {
  readonly account: AccountId;
  readonly reason: string;
  readonly amount: number;
  readonly day?: string;
}

/** The earned rewards, computed from the settled games. */
function dueOf({ match, match_player, daily_run, bot_win }: Stored): Due[] {
  const matches = new Map(match.map((one) => [one.id, one]));
  const scores = match_player.flatMap(({ match_id, account_id: account, score }): Due[] => {
    const played = matches.get(match_id);
    if (played === undefined || score === null || score <= 0) return [];
    const board = boards.find(({ game, mode }) => game.names.feed === played.game && mode === played.mode);
    const game = board === undefined ? undefined : playedGame(board.game.id);
    if (board === undefined || game?.kind !== 'score') return [];
    const amount = game.player.essenceOf(score);
    return amount === 0 ? [] : [{ account, reason: reasonOf(board), amount, day: dayOf(played.finished_at) }];
  });
  const days = daily_run.map(({ account_id, mode }) => ({
    account: account_id,
    reason: dailyGames.find(({ id }) => id === mode)?.ledgerReasons[0] ?? mode,
    amount: DAILY_REWARD_ESSENCE,
  }));
  return [...days, ...scores, ...ringsOf({ match, match_player, daily_run, bot_win })];
}

const dayKey = (account: AccountId, time: number) => `${account} ${dayOf(time)}`;

/** The full rings: days with all daily games, points in a game for a score, and a game at a table or a win against bots. */
function ringsOf({ match, match_player, daily_run, bot_win }: RingTables): Due[] {
  const games = new Map(match.map(({ id, game }) => [id, game]));
  const isOf = (kind: readonly { readonly names: { readonly feed: string } }[], id: string) =>
    kind.some(({ names }) => names.feed === games.get(id as GameId));
  const scored = match_player.filter(({ match_id, score }) => isOf(scoreGames, match_id) && (score ?? 0) > 0);
  const seated = match_player.filter(({ match_id }) => isOf(versusGames, match_id));
  const withScore = new Set(scored.map((one) => dayKey(one.account_id, one.finished_at)));
  const atTable = new Set([...seated, ...bot_win].map((one) => dayKey(one.account_id, one.finished_at)));
  return [...groupBy(daily_run, ({ account_id, day }) => `${account_id} ${day}`)].flatMap(
    ([key, [run, ...more]]) =>
      run !== undefined && more.length + 1 === dailyGames.length && withScore.has(key) && atTable.has(key)
        ? { account: run.account_id, reason: 'ring', amount: RING_ESSENCE }
        : [],
  );
}

/** The reason under which a score game pays the games of a board. */
const reasonOf = ({ id, game }: (typeof boards)[number]): string =>
  game.ledgerReasons[game.boards.findIndex((board) => board.id === id)] ?? id;

const SCORE_GAMES: readonly string[] = boards.map(reasonOf);
const REWARDS = [...dailyGames.flatMap(({ ledgerReasons }) => ledgerReasons), ...SCORE_GAMES, 'ring'];

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Finds rewards that are missing, duplicate, without a game or above the daily limit. */
export function brokenRewards(stored: Stored): string[] {
  const due = groupBy(dueOf(stored), ({ account }) => account);
  const paid = groupBy(
    stored.ledger.filter(({ reason }) => REWARDS.includes(reason)),
    ({ account_id }) => account_id,
  );
  return [...new Set([...due.keys(), ...paid.keys()])].flatMap((account) =>
    brokenRewardsOf(account, due.get(account) ?? [], paid.get(account) ?? []),
  );
}

function brokenRewardsOf(account: AccountId, due: readonly Due[], paid: readonly Line[]): string[] {
  const byDay = groupBy(due, ({ day }) => day);
  const limited = [...byDay].filter(
    ([day, games]) => day !== undefined && sumOf(games) > SCORE_GAME_ESSENCE_PER_DAY,
  );
  const limitedDays = new Set(limited.map(([day]) => day));
  const isLimited = ({ reason, created_at }: Line): boolean =>
    SCORE_GAMES.includes(reason) && limitedDays.has(dayOf(created_at));
  const wrongDays = [...limitedDays].flatMap((day) => {
    const sum = sumOf(paid.filter((line) => isLimited(line) && dayOf(line.created_at) === day));
    return sum === SCORE_GAME_ESSENCE_PER_DAY ? [] : [`${account}: games for a score paid ${sum} on ${day}`];
  });
  const wrong = REWARDS.flatMap((reason) => {
    const owed = amounts(due.filter((one) => one.reason === reason && !limitedDays.has(one.day)));
    const got = amounts(paid.filter((line) => line.reason === reason && !isLimited(line)));
    if (owed.join() === got.join()) return [];
    return [
      `${account}: ${reason} paid ${got.join(' + ') || 'nothing'}, earned ${owed.join(' + ') || 'nothing'}`,
    ];
  });
  return [...wrong, ...wrongDays];
}

const amounts = (lines: readonly { readonly amount: number }[]): number[] =>
  lines.map(({ amount }) => amount).toSorted((one, other) => one - other);

/** Finds items without a purchase, purchases without an item, and two equipped items of one type. */
export function brokenPossessions({ ledger, owned_item }: Pick<Stored, 'ledger' | 'owned_item'>): string[] {
  const bought = ledger
    .filter(({ reason }) => reason === 'purchase')
    .map(({ account_id, reference }) => `${account_id} ${reference.replace(/^purchase:/, '')}`);
  const owned = owned_item.map(({ account_id, item_id }) => `${account_id} ${item_id}`);
  const worn = owned_item
    .filter(({ is_active }) => is_active === 1)
    .map(({ account_id, type }) => `${account_id} ${type}`);
  return [
    ...missingFrom(owned, bought).map((what) => `paid and not owned: ${what}`),
    ...missingFrom(bought, owned).map((what) => `owned and not paid: ${what}`),
    ...twiceIn(owned).map((what) => `owned twice: ${what}`),
    ...twiceIn(worn).map((what) => `two worn at once: ${what}`),
  ];
}

function missingFrom(have: readonly string[], want: readonly string[]): string[] {
  const all = new Set(have);
  return want.filter((one) => !all.has(one));
}

function twiceIn(list: readonly string[]): string[] {
  return [...groupBy(list, (one) => one)].flatMap(([one, all]) => (all.length > 1 ? [one] : []));
}
