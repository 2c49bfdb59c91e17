import type { AccountId } from '@hub/engine/wire/ids';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { ReportOutcome } from '@hub/protocol/stored-values';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Db, Hub, HubTables, Tx } from '@hub/server/hub.ts';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import { type Count, countRows as count } from '@hub/server/store/count-rows.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { type Selectable, sql } from 'kysely';
import { answersFor, isFor, isPartyIn, type Reader, readerOf } from './readers.ts';
import './tables.ts';

/** All reports about one player or lobby until they are decided. */
export type ReportCase = Awaited<ReturnType<typeof withReports>>[number];
export type ReportCases = ReturnType<typeof reportCases>;

type Page = { readonly limit: number; readonly offset: number };

/** How reports end that wait about a subject. */
export type Ending = {
  readonly outcome: ReportOutcome;
  readonly rule: HouseRule | null;
  readonly reason: string;
  /** Account of who decided, or user of the machine. */
  readonly by: string;
  readonly at: number;
};

/** What moderators read of reports and of answers, and how cases end. */
export const reportCases = (hub: Hub) => {
  const { db } = hub;
  const casesOf = (isWaiting: boolean, reader: Reader) =>
    db
      .selectFrom('reportCase')
      .where('reportCase.decidedAt', isWaiting ? 'is' : 'is not', null)
      .where(isFor(reader));

  /** Number of cases that wait for a reader. */
  const waiting = (reader: Reader) => count(casesOf(true, reader));
  /** Number of answers that wait for a reader. */
  const answersWaiting = (reader: Reader) => count(answersFor(db, reader).where('repliedAt', 'is', null));

  return {
    waiting,
    answersWaiting,
    waitingFor: (by: Administrator) => waiting(readerOf(by)),
    answersWaitingFor: (by: Administrator) => answersWaiting(readerOf(by)),
    /** Number of decided cases about a player. */
    decidedAbout: (account: AccountId) =>
      count(db.selectFrom('reportCase').where('subject', '=', account).where('decidedAt', 'is not', null)),
    async reportedLobbies(by: Administrator, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const found = casesOf(true, readerOf(by)).where('kind', '=', 'lobby').where('subject', 'in', ids);
      return new Set((await found.select('subject').execute()).map(({ subject }) => subject));
    },
    /** In a query with the table `account`: number of waiting reports about the one of the row. */
    waitingAbout: () =>
      sql<Count>`(select count(*) from report join report_case on report_case.id = report.case_id
        where report_case.subject = account.id and decided_at is null)`,
    /** In a query with the table `account`: how often an account has reported the one of the row. */
    countBy: (account: AccountId) => sql<number>`(
      select count(*) from report inner join report_case on report_case.id = report.case_id
      where report.account_id = ${account} and report_case.kind = 'player' and report_case.subject = account.id
    )`,
    /** In a query with the table `account`: whether a case about the one of the row waits. */
    isWaitedFor: () =>
      sql<boolean>`exists (select 1 from report_case where report_case.subject = account.id and decided_at is null)`,
    decide,
    liftSuspension,
    /** Ends the case that waits about a lobby, in the transaction that closes it. */
    lobbyClosed: async (tx: Tx, lobby: string, line: LoggedAction) =>
      void (await endReports(tx, 'lobby', lobby, endingOf(line, 'lobby closed', null))),
    /** Whether the account is a party of the case that waits about a player or lobby. */
    async isParty(account: AccountId, subject: string) {
      const waiting = db.selectFrom('reportCase').where('decidedAt', 'is', null);
      return (await count(waiting.where('subject', '=', subject).where(isPartyIn(account)))) > 0;
    },
    async cases(state: 'waiting' | 'decided', reader: Reader, { limit, offset }: Page) {
      const isWaiting = state === 'waiting';
      const rows = await cases(db)
        .where('reportCase.decidedAt', isWaiting ? 'is' : 'is not', null)
        .where(isFor(reader))
        .orderBy(isWaiting ? 'firstAt' : 'decidedAt', isWaiting ? 'asc' : 'desc')
        .orderBy('reportCase.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows: await withReports(db, rows), total: await count(casesOf(isWaiting, reader)) };
    },
    async case(id: string, reader: Reader) {
      const row = await cases(db).where('reportCase.id', '=', id).where(isFor(reader)).executeTakeFirst();
      const [found] = row === undefined ? [] : await withReports(db, [row]);
      if (found === undefined) return undefined;
      const all = await db
        .selectFrom('report')
        .innerJoin('account', 'account.id', 'report.accountId')
        .select(['account.playerId', 'account.name', 'reason', 'place', 'words', 'report.createdAt as at'])
        .where('caseId', '=', id)
        .orderBy('report.createdAt', 'desc')
        .execute();
      return {
        case: found,
        reports: all.map(({ playerId, name, ...report }) => ({ ...report, from: { id: playerId, name } })),
      };
    },
    /** Ends a case without an action; false if it has been decided. */
    end: (id: string, ending: Ending, action: LoggedAction) =>
      logged(hub, action, (tx) => endCase(tx, id, ending)),
    /** Answers of players, those without a reply first. */
    async answers(reader: Reader, { limit, offset }: Page) {
      const rows = await answersFor(db, reader)
        .innerJoin('account', 'account.id', 'decision.accountId')
        .leftJoin('account as decider', (on) => on.on(sql<boolean>`decider.id = decision.decided_by`))
        .select(['decision.id', 'act', 'rule', 'reason', 'reply', 'decision.createdAt as at', 'decidedBy'])
        .select(['answer', 'answeredAt', 'account.playerId', 'account.name', 'decider.name as byName'])
        .orderBy(sql`replied_at is not null`)
        .orderBy('answeredAt', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return {
        rows: rows.map(({ playerId, name, byName, decidedBy, answer, answeredAt, ...row }) => ({
          ...row,
          player: { id: playerId, name },
          by: byName ?? decidedBy,
          answer: answer ?? '',
          answeredAt: answeredAt ?? row.at,
        })),
        total: await count(answersFor(db, reader)),
      };
    },
    /** The account that gave the answer; undefined if there is none, or a reply already. */
    reply: (
      { notOf }: Reader,
      id: string,
      text: string,
      at: number,
      action: (account: AccountId) => LoggedAction,
    ) =>
      hub.transaction('process', async (tx) => {
        const replied = await tx
          .updateTable('decision')
          // Shown again, also to a player who has put the decision away.
          .set({ reply: text, repliedAt: at, seenAt: null })
          .where('id', '=', id)
          .where('answeredAt', 'is not', null)
          .where('repliedAt', 'is', null)
          .where((of) => (notOf === null ? of.lit(true) : of('accountId', '<>', notOf)))
          .returning('accountId')
          .executeTakeFirst();
        if (replied !== undefined) await insertAction(tx, action(replied.accountId));
        return replied?.accountId;
      }),
  };
};

const endingOf = (
  { actor, by, reason, at }: LoggedAction,
  outcome: ReportOutcome,
  rule: HouseRule | null,
): Ending => ({ outcome, rule, reason, at, by: by?.account ?? actor });

/** Tells the player what was decided and why, and ends the reports about the player; returns their number. */
async function decide(
  tx: Tx,
  accountId: AccountId,
  decision: Pick<Selectable<HubTables['decision']>, 'act' | 'rule' | 'until'>,
  line: LoggedAction,
): Promise<number> {
  const ending = endingOf(line, decision.act, decision.rule);
  const unanswered = { seenAt: null, answer: null, answeredAt: null, reply: null, repliedAt: null };
  const { id, reason, at: createdAt } = line;
  await tx
    .insertInto('decision')
    .values({ ...decision, ...unanswered, id, accountId, reason, decidedBy: ending.by, createdAt })
    .execute();
  return endReports(tx, 'player', accountId, ending);
}

/** From that time on the player can put the decision away. */
async function liftSuspension(tx: Tx, account: AccountId, at: number): Promise<void> {
  await tx
    .updateTable('decision')
    .set({ until: at })
    .where('accountId', '=', account)
    .where('until', '>', at)
    .execute();
}

/** Ends the waiting case about a subject, in the transaction of the action; returns the number of its reports. */
async function endReports(
  db: Db,
  kind: 'player' | 'lobby',
  subject: string,
  ending: Ending,
): Promise<number> {
  const waiting = await db
    .selectFrom('reportCase')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined) return 0;
  await endCase(db, waiting.id, ending);
  return count(db.selectFrom('report').where('caseId', '=', waiting.id));
}

/** Whether nobody has decided the case. */
export async function caseWaits(db: Db, id: string): Promise<boolean> {
  const waiting = db
    .selectFrom('reportCase')
    .select('id')
    .where('id', '=', id)
    .where('decidedAt', 'is', null);
  return (await waiting.executeTakeFirst()) !== undefined;
}

async function endCase(tx: Db, id: string, { by: decidedBy, at: decidedAt, ...ending }: Ending) {
  const { numUpdatedRows } = await tx
    .updateTable('reportCase')
    .set({ ...ending, decidedBy, decidedAt })
    .where('id', '=', id)
    .where('decidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** `decidedBy` is the account of an administrator, or the user of the machine. */
const cases = (db: Db) =>
  db
    .selectFrom('reportCase')
    .leftJoin('account', (on) =>
      on.on('reportCase.kind', '=', 'player').on(sql<boolean>`account.id = report_case.subject`),
    )
    .leftJoin('account as decider', (on) => on.on(sql<boolean>`decider.id = report_case.decided_by`))
    .selectAll('reportCase')
    .select(['account.playerId', 'account.name as playerName', 'decider.name as byName']);

async function withReports(db: Db, rows: Awaited<ReturnType<ReturnType<typeof cases>['execute']>>) {
  if (rows.length === 0) return [];
  const all = await db
    .selectFrom('report')
    .select(['caseId', 'reason', 'place'])
    .where(
      'caseId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => {
    const own = all.filter(({ caseId }) => caseId === row.id);
    const { id, kind, subject, name, playerId, outcome, decidedAt } = row;
    return {
      id,
      about: {
        kind,
        player: playerId === null ? null : { id: playerId, name: row.playerName ?? name },
        lobby: kind === 'lobby' ? subject : null,
        name,
      },
      /** The account of a reported player. */
      account: kind === 'player' ? (subject as AccountId) : undefined,
      reasons: byFrequency(own.map(({ reason }) => reason)),
      places: byFrequency(own.map(({ place }) => place)),
      joined: own.length,
      firstAt: row.firstAt,
      lastAt: row.lastAt,
      decision:
        outcome === null || decidedAt === null
          ? null
          : {
              outcome,
              rule: row.rule,
              reason: row.reason,
              by: row.byName ?? row.decidedBy ?? '',
              at: decidedAt,
            },
    };
  });
}

function byFrequency<T>(values: readonly T[]): T[] {
  const times = (one: T): number => values.filter((value) => value === one).length;
  return [...new Set(values)].toSorted((a, b) => times(b) - times(a));
}
