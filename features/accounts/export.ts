import type { AccountId } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import { toRating } from '../activity/versus-ratings.ts';
import { exportAdministration } from '../administration/administration-export.ts';
import type { AccountExport } from './care-calls.ts';

type Db = Kysely<Tables>;

/** Everything stored about an account; rejects when it does not exist. */
export async function exportAccount(db: Db, id: AccountId): Promise<Omit<AccountExport, 'exportedAt'>> {
  return {
    account: await account(db, id),
    ...(await exportAdministration(db, id)),
    formerNames: await formerNames(db, id),
    guestAddress: await guestAddress(db, id),
    identities: await identities(db, id),
    recoveryCodes: await recoveryCodes(db, id),
    ledger: await ledger(db, id),
    items: await items(db, id),
    matches: await matches(db, id),
    matchTotals: await matchTotals(db, id),
    runningGames: await runningGames(db, id),
    botWins: await botWins(db, id),
    suspiciousRuns: await suspiciousRuns(db, id),
    paces: await paces(db, id),
    days: await days(db, id),
    bests: await bests(db, id),
    feedback: await feedback(db, id),
    challengeRuns: await challengeRuns(db, id),
    leagues: await leagues(db, id),
    ratings: await ratings(db, id),
    invites: await invites(db, id),
    reports: await reports(db, id),
    decisions: await decisions(db, id),
    likes: await likes(db, id),
  };
}

const account = (db: Db, id: AccountId): Promise<AccountExport['account']> =>
  db
    .selectFrom('account')
    .select(['id', 'player_id as playerId', 'name', 'created_at as createdAt', 'is_hidden as isHidden'])
    .select('language')
    .select(['suspended_at as suspendedAt', 'suspended_until as suspendedUntil'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const formerNames = (db: Db, id: AccountId): Promise<AccountExport['formerNames']> =>
  db
    .selectFrom('former_name')
    .select(['name', 'until'])
    .where('account_id', '=', id)
    .orderBy('until')
    .execute();

const guestAddress = async (db: Db, id: AccountId): Promise<AccountExport['guestAddress']> =>
  (await db
    .selectFrom('guest_address')
    .select(['digest', 'created_at as createdAt'])
    .where('account_id', '=', id)
    .executeTakeFirst()) ?? null;

const identities = (db: Db, id: AccountId): Promise<AccountExport['identities']> =>
  db
    .selectFrom('identity')
    .select(['provider', 'subject', 'linked_at as linkedAt'])
    .where('account_id', '=', id)
    .execute();

const recoveryCodes = (db: Db, id: AccountId): Promise<AccountExport['recoveryCodes']> =>
  db
    .selectFrom('recovery_code')
    .select(['made_at as madeAt', 'used_at as usedAt'])
    .where('account_id', '=', id)
    .execute();

const ledger = (db: Db, id: AccountId): Promise<AccountExport['ledger']> =>
  db
    .selectFrom('ledger')
    .select([
      'sequence',
      'amount',
      'balance_after as balanceAfter',
      'reason',
      'reference',
      'note',
      'created_at as at',
    ])
    .where('account_id', '=', id)
    .orderBy('sequence')
    .execute();

async function items(db: Db, id: AccountId): Promise<AccountExport['items']> {
  const rows = await db
    .selectFrom('owned_item')
    .innerJoin('item', 'item.id', 'owned_item.item_id')
    .select(['owned_item.type', 'item.name', 'owned_item.is_active', 'owned_item.acquired_at as acquiredAt'])
    .where('account_id', '=', id)
    .orderBy('acquired_at')
    .execute();
  return rows.map(({ is_active, ...item }) => ({ ...item, isActive: is_active === 1 }));
}

async function matches(db: Db, id: AccountId): Promise<AccountExport['matches']> {
  const rows = await db
    .selectFrom('match_player')
    .innerJoin('match', 'match.id', 'match_player.match_id')
    .select([
      'match.id',
      'match.game',
      'match.mode',
      'match.winner_account_id',
      'match.finished_at as finishedAt',
      'match_player.attempts',
      'match_player.current_streak as currentStreak',
      'match_player.score',
      'match_player.total_points as totalPoints',
    ])
    .where('match_player.account_id', '=', id)
    .orderBy('match_player.finished_at')
    .execute();
  return rows.map(({ winner_account_id, ...match }) => ({ ...match, hasWon: winner_account_id === id }));
}

const matchTotals = (db: Db, id: AccountId): Promise<AccountExport['matchTotals']> =>
  db
    .selectFrom('match_total')
    .select(['game', 'mode', 'played', 'wins', 'losses'])
    .where('account_id', '=', id)
    .orderBy('game')
    .execute();

const runningGames = (db: Db, id: AccountId): Promise<AccountExport['runningGames']> =>
  db.selectFrom('room_seat').select(['room_id as id', 'kind']).where('account_id', '=', id).execute();

const botWins = (db: Db, id: AccountId): Promise<AccountExport['botWins']> =>
  db
    .selectFrom('bot_win')
    .select(['match_id as matchId', 'game', 'finished_at as finishedAt'])
    .where('account_id', '=', id)
    .orderBy('finished_at')
    .execute();

async function suspiciousRuns(db: Db, id: AccountId): Promise<AccountExport['suspiciousRuns']> {
  const rows = await db
    .selectFrom('suspicious_run')
    .select(['match_id as matchId', 'reason', 'figures', 'finished_at as finishedAt'])
    .where('account_id', '=', id)
    .orderBy('finished_at')
    .execute();
  return rows.map((row) => ({ ...row, figures: JSON.parse(row.figures) as Record<string, number> }));
}

async function paces(db: Db, id: AccountId): Promise<AccountExport['paces']> {
  const rows = await db
    .selectFrom('day_pace')
    .select(['game', 'day', 'figures'])
    .where('account_id', '=', id)
    .execute();
  return rows.map((row) => ({ ...row, figures: JSON.parse(row.figures) as Record<string, number> }));
}

const days = (db: Db, id: AccountId): Promise<AccountExport['days']> =>
  db
    .selectFrom('daily_run')
    .select(['mode', 'day', 'attempts', 'hard', 'completed_at as completedAt'])
    .where('account_id', '=', id)
    .orderBy('completed_at')
    .execute();

const bests = (db: Db, id: AccountId): Promise<AccountExport['bests']> =>
  db
    .selectFrom('best_score')
    .select(['board', 'score', 'achieved_at as at'])
    .where('account_id', '=', id)
    .orderBy('board')
    .execute();

const feedback = (db: Db, id: AccountId): Promise<AccountExport['feedback']> =>
  db
    .selectFrom('feedback')
    .select(['kind', 'text', 'page', 'created_at as at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();

/** Answers of a run of a past day are public by then: such days are closed. */
async function challengeRuns(db: Db, id: AccountId): Promise<AccountExport['challengeRuns']> {
  const rows = await db
    .selectFrom('challenge_run as run')
    .innerJoin('challenge', 'challenge.id', 'run.challenge_id')
    .select([
      'challenge.id as challenge',
      'challenge.game',
      'challenge.account_id',
      'run.started_at as startedAt',
      'run.finished_at as finishedAt',
      'run.score',
      'run.answers',
    ])
    .where('run.account_id', '=', id)
    .orderBy('run.started_at')
    .execute();
  return rows.map(({ account_id, answers, ...run }) => ({
    ...run,
    isChallenger: account_id === id,
    answers: answers === null ? [] : (JSON.parse(answers) as RunAnswer[]),
  }));
}

async function leagues(db: Db, id: AccountId): Promise<AccountExport['leagues']> {
  const rows = await db
    .selectFrom('league_member as member')
    .innerJoin('league', 'league.id', 'member.league_id')
    .select(['league.id', 'league.name', 'league.first_day as firstDay', 'league.owner_id'])
    .select(['member.joined_at as joinedAt', 'member.left_at as leftAt'])
    .where('member.account_id', '=', id)
    .orderBy('member.joined_at')
    .execute();
  return rows.map(({ owner_id, ...league }) => ({ ...league, isOwner: owner_id === id }));
}

const ratings = async (db: Db, id: AccountId): Promise<AccountExport['ratings']> =>
  (
    await db.selectFrom('versus_rating').selectAll().where('account_id', '=', id).orderBy('game').execute()
  ).map(({ bot_losses: botLosses, late_games: lateGames, ...row }) => ({
    game: row.game,
    ...toRating(row),
    botLosses,
    lateGames,
  }));

async function invites(db: Db, id: AccountId): Promise<AccountExport['invites']> {
  const rows = await db
    .selectFrom('player_invite')
    .select(['game', 'kind', 'target', 'from_id', 'created_at as at'])
    .where((of) => of.or([of('account_id', '=', id), of('from_id', '=', id)]))
    .orderBy('created_at')
    .execute();
  return rows.map(({ from_id, ...invite }) => ({ ...invite, isOwn: from_id === id }));
}

const reports = (db: Db, id: AccountId): Promise<AccountExport['reports']> =>
  db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.case_id')
    .select(['report_case.name as about', 'report.reason', 'place', 'words', 'created_at as at'])
    .select(['outcome', 'decided_at as decidedAt'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();

const decisions = (db: Db, id: AccountId): Promise<AccountExport['decisions']> =>
  db
    .selectFrom('decision')
    .select(['act', 'rule', 'reason', 'until', 'created_at as at'])
    .select(['answer', 'answered_at as answeredAt', 'reply', 'replied_at as repliedAt'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();

const likes = (db: Db, id: AccountId): Promise<AccountExport['likes']> =>
  db
    .selectFrom('news_like')
    .select(['news_id as newsId', 'created_at as at'])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();
