import { randomUUID } from 'node:crypto';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { versusGames } from '@hub/protocol/games';
import type { HouseRule } from '@hub/protocol/house-rules';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { ReportOutcome } from '@hub/protocol/stored-values';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Db, Hub, HubTables } from '@hub/server/hub.ts';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import { countRows as count } from '@hub/server/store/count-rows.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { type Selectable, sql } from 'kysely';
import { lockedCases } from './account-data.ts';
import { answerDecision, ownDecisions, seeDecision, sendReport } from './calls.ts';
import { answersFor, isFor, isPartyIn, type Reader } from './readers.ts';
import './tables.ts';

export type Reports = ReturnType<typeof reports>;
/** All reports about one player or lobby until they are decided. */
export type ReportCase = Awaited<ReturnType<typeof withReports>>[number];

type NewReport = Pick<Selectable<HubTables['report']>, 'accountId' | 'reason' | 'place' | 'words'>;
type Subject = Pick<Selectable<HubTables['reportCase']>, 'kind' | 'subject' | 'name' | 'ownerId'>;
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

const LOBBIES = versusGames.map(({ id }): string => id);

/** Moderators do not judge their own cases. A host reads all, because there may be nobody else. */
export const readerOf = ({
  account,
  role,
  games,
}: {
  readonly account: AccountId;
  readonly role: Role;
  readonly games: readonly string[] | null;
}): Reader => ({ games, notOf: role === 'host' ? null : account });

/** What players tell the moderators, what these decide, and what players answer. */
export const reports = ({ db, transaction, clock }: Hub) => {
  /** Adds a report to the case that waits about its subject; `new` if there was none. */
  const add = (about: Subject, report: NewReport) =>
    transaction('process', async (tx) => {
      const at = clock.now();
      const { kind, subject } = about;
      const undecided = { decidedAt: null, outcome: null, rule: null, decidedBy: null };
      const isNew = await tx
        .insertInto('reportCase')
        .values({ ...about, ...undecided, id: randomUUID(), firstAt: at, lastAt: at })
        // There is one that waits.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      const waiting = await lockedCases(tx)
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow();
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('report')
        .values({ ...report, caseId: waiting.id, createdAt: at, seenAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0) return 'again' as const;
      await tx.updateTable('reportCase').set({ lastAt: at }).where('id', '=', waiting.id).execute();
      return Number(isNew.numInsertedOrUpdatedRows) === 1 ? ('new' as const) : ('joined' as const);
    });

  /** An open lobby; its owner is the account that controls it, as its room was stored last. */
  async function lobby(id: string): Promise<Subject> {
    const room = await db
      .selectFrom('roomSnapshot')
      .select(['seats', 'state'])
      .where('roomId', '=', id as GameId)
      .where('kind', 'in', LOBBIES)
      .where('isOver', '=', FALSE)
      .executeTakeFirst();
    if (room === undefined) return refuse('game_not_found');
    const { settings, owner } = JSON.parse(room.state) as {
      readonly settings?: { readonly name?: string };
      readonly owner?: number;
    };
    const ownerId = (JSON.parse(room.seats) as AccountId[])[owner ?? -1] ?? null;
    return { kind: 'lobby', subject: id, name: settings?.name ?? '', ownerId };
  }

  async function player(id: string): Promise<Subject> {
    const found = await db
      .selectFrom('account')
      .select(['id', 'name'])
      .where('playerId', '=', id as never)
      .where('softDeletedAt', 'is', null)
      .executeTakeFirst();
    if (found === undefined) return refuse('account_not_found');
    return { kind: 'player', subject: found.id, name: found.name, ownerId: null };
  }

  const casesOf = (isWaiting: boolean, reader: Reader) =>
    db
      .selectFrom('reportCase')
      .where('reportCase.decidedAt', isWaiting ? 'is' : 'is not', null)
      .where(isFor(reader));

  return {
    add,
    /** Number of cases that wait for a reader. */
    waiting: (reader: Reader) => count(casesOf(true, reader)),
    /** In a query with the table `account`: how often an account has reported the one of the row. */
    countBy: (account: AccountId) => sql<number>`(
      select count(*) from report inner join report_case on report_case.id = report.case_id
      where report.account_id = ${account} and report_case.kind = 'player' and report_case.subject = account.id
    )`,
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
      logged(db, action, (tx) => endCase(tx, id, ending)),
    answersWaiting: (reader: Reader) => count(answersFor(db, reader).where('repliedAt', 'is', null)),
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
      db.transaction().execute(async (tx) => {
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
    mount(mount: Mount) {
      // Suspended players read why, and answer.
      const suspendedToo = { admits: ['suspended'] } as const;
      mount(sendReport, async ({ body: { target, place, reason, words }, caller }) => {
        const { accountId } = caller.player;
        const about = target.kind === 'lobby' ? await lobby(target.lobby) : await player(target.player);
        if (about.subject === accountId) return refuse('not_now');
        const outcome = await add(about, { accountId, reason, place, words: words?.trim() || null });
        return { isJoined: outcome !== 'new' };
      });
      // Decided reports of the account, and decisions about it, both not yet seen.
      mount(
        ownDecisions,
        async ({ caller: { player } }) => {
          const answered = await db
            .selectFrom('report')
            .innerJoin('reportCase', 'reportCase.id', 'report.caseId')
            .select(['reportCase.id', 'reportCase.name as about', 'outcome', 'decidedAt as at'])
            .where('report.accountId', '=', player.accountId)
            .where('report.seenAt', 'is', null)
            .where('decidedAt', 'is not', null)
            .orderBy('decidedAt', 'desc')
            .execute();
          const received = await db
            .selectFrom('decision')
            .select(['id', 'act', 'rule', 'reason', 'until', 'createdAt as at'])
            .select(['answer', 'answeredAt', 'reply'])
            .where('accountId', '=', player.accountId)
            .where('seenAt', 'is', null)
            .orderBy('createdAt', 'desc')
            .execute();
          return {
            answered: answered.flatMap(({ outcome, at, ...report }) =>
              outcome === null || at === null ? [] : [{ ...report, outcome, at }],
            ),
            received: received.map(({ answer, answeredAt, reply, ...row }) => ({
              ...row,
              answer: answer === null ? null : { text: answer, at: answeredAt ?? row.at, reply },
            })),
          };
        },
        suspendedToo,
      );
      // Hides a report or a decision; one of a suspension only after its end.
      mount(
        seeDecision,
        async ({ params: { id }, caller: { player } }) => {
          const seenAt = clock.now();
          await db
            .updateTable('report')
            .set({ seenAt })
            .where('accountId', '=', player.accountId)
            .where('caseId', '=', id)
            .execute();
          await db
            .updateTable('decision')
            .set({ seenAt })
            .where('accountId', '=', player.accountId)
            .where('id', '=', id)
            .where((of) => of.or([of('until', 'is', null), of('until', '<=', seenAt)]))
            .execute();
          return { seen: true as const };
        },
        suspendedToo,
      );
      mount(
        answerDecision,
        async ({ params, body, caller: { player } }) => {
          const at = clock.now();
          const { numUpdatedRows } = await db
            .updateTable('decision')
            .set({ answer: body.text.trim(), answeredAt: at })
            .where('accountId', '=', player.accountId)
            .where('id', '=', params.id)
            .where('answeredAt', 'is', null)
            .executeTakeFirstOrThrow();
          // Of another account, or answered before.
          if (Number(numUpdatedRows) !== 1) return refuse('not_now', 'There is nothing to answer any more.');
          return { at };
        },
        suspendedToo,
      );
    },
  };
};

/** Ends the waiting case about a subject, in the transaction of the action; returns the number of its reports. */
export async function endReports(
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
