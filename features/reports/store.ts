import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import { countRows as count } from '@hub/server/store/count-rows.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { lockedCases } from '../accounts/erasure.ts';
import type { Answer, Ending, ReportCase, ReportStore } from './ports.ts';
import { answersFor, isFor, isPartyIn, ownerOfLobby } from './report-readers.ts';

type CaseRow = Selectable<Tables['report_case']> & {
  readonly player_id: PlayerId | null;
  readonly player_name: string | null;
  readonly by_name: string | null;
};

export function reportStore(engine: Engine): ReportStore {
  const { db } = engine;
  return {
    add: ({ caseId, kind, subject, name, from, reason, place, words, at }) =>
      engine.transaction('process', async (tx) => {
        const owner = kind === 'lobby' ? await ownerOfLobby(tx, subject) : null;
        const isNew = await tx
          .insertInto('report_case')
          .values({
            id: caseId,
            kind,
            subject,
            name,
            first_at: at,
            last_at: at,
            decided_at: null,
            outcome: null,
            rule: null,
            decided_by: null,
            owner_id: owner,
          })
          // There is one that waits.
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        const waiting = await lockedCases(tx)
          .where('kind', '=', kind)
          .where('subject', '=', subject)
          .executeTakeFirstOrThrow();
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('report')
          .values({
            case_id: waiting.id,
            account_id: from,
            reason,
            place,
            words: words ?? null,
            created_at: at,
            seen_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (Number(numInsertedOrUpdatedRows) === 0) return 'again' as const;
        await tx.updateTable('report_case').set({ last_at: at }).where('id', '=', waiting.id).execute();
        return Number(isNew.numInsertedOrUpdatedRows) === 1 ? ('new' as const) : ('joined' as const);
      }),
    waiting: (reader) =>
      count(db.selectFrom('report_case').where('decided_at', 'is', null).where(isFor(reader))),
    async isParty(account, subject) {
      const waiting = db.selectFrom('report_case').where('decided_at', 'is', null);
      return (await count(waiting.where('subject', '=', subject).where(isPartyIn(account)))) > 0;
    },
    async cases(state, reader, { limit, offset }) {
      const isState = state === 'waiting' ? 'is' : 'is not';
      const rows = await cases(db)
        .where('report_case.decided_at', isState, null)
        .where(isFor(reader))
        .orderBy(state === 'waiting' ? 'first_at' : 'decided_at', state === 'waiting' ? 'asc' : 'desc')
        .orderBy('report_case.id')
        .limit(limit)
        .offset(offset)
        .execute();
      const total = await count(
        db.selectFrom('report_case').where('decided_at', isState, null).where(isFor(reader)),
      );
      return { rows: await withReports(db, rows), total };
    },
    async case(id, reader) {
      const row = await cases(db).where('report_case.id', '=', id).where(isFor(reader)).executeTakeFirst();
      const [found] = row === undefined ? [] : await withReports(db, [row]);
      if (found === undefined) return undefined;
      const reports = await db
        .selectFrom('report')
        .innerJoin('account', 'account.id', 'report.account_id')
        .select(['account.player_id', 'account.name', 'reason', 'place', 'words', 'report.created_at as at'])
        .where('case_id', '=', id)
        .orderBy('report.created_at', 'desc')
        .execute();
      return {
        case: found,
        reports: reports.map(({ player_id, name, ...report }) => ({
          ...report,
          from: { id: player_id, name },
        })),
      };
    },
    end: (id, ending, action) => logged(db, action, (tx) => endCase(tx, id, ending)),
    async of(account) {
      const answered = await db
        .selectFrom('report')
        .innerJoin('report_case', 'report_case.id', 'report.case_id')
        .select(['report_case.id', 'report_case.name as about', 'outcome', 'decided_at as at'])
        .where('report.account_id', '=', account)
        .where('report.seen_at', 'is', null)
        .where('decided_at', 'is not', null)
        .orderBy('decided_at', 'desc')
        .execute();
      const received = await db
        .selectFrom('decision')
        .selectAll()
        .where('account_id', '=', account)
        .where('seen_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute();
      return {
        answered: answered.flatMap(({ outcome, at, ...report }) =>
          outcome === null || at === null ? [] : [{ ...report, outcome, at }],
        ),
        received: received.map(({ id, act, rule, reason, until, created_at: at, ...row }) => ({
          id,
          act,
          rule,
          reason,
          until,
          at,
          answer:
            row.answer === null ? null : { text: row.answer, at: row.answered_at ?? at, reply: row.reply },
        })),
      };
    },
    async see(account, id, at) {
      await db
        .updateTable('report')
        .set({ seen_at: at })
        .where('account_id', '=', account)
        .where('case_id', '=', id)
        .execute();
      await db
        .updateTable('decision')
        .set({ seen_at: at })
        .where('account_id', '=', account)
        .where('id', '=', id)
        .where((of) => of.or([of('until', 'is', null), of('until', '<=', at)]))
        .execute();
    },
    async answer(account, id, text, at) {
      const { numUpdatedRows } = await db
        .updateTable('decision')
        .set({ answer: text, answered_at: at })
        .where('account_id', '=', account)
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    },
    answersWaiting: (reader) => count(answersFor(db, reader).where('replied_at', 'is', null)),
    async answers(reader, { limit, offset }) {
      const rows = await answersFor(db, reader)
        .innerJoin('account', 'account.id', 'decision.account_id')
        .leftJoin('account as decider', (on) => on.on(sql<boolean>`decider.id = decision.decided_by`))
        .selectAll('decision')
        .select(['account.player_id', 'account.name', 'decider.name as by_name'])
        .orderBy(sql`replied_at is not null`)
        .orderBy('answered_at', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return {
        rows: rows.map(
          ({ id, act, rule, reason, answer, reply, ...row }): Answer => ({
            id,
            act,
            rule,
            reason,
            reply,
            at: row.created_at,
            player: { id: row.player_id, name: row.name },
            by: row.by_name ?? row.decided_by,
            answer: answer ?? '',
            answeredAt: row.answered_at ?? row.created_at,
          }),
        ),
        total: await count(answersFor(db, reader)),
      };
    },
    reply: ({ notOf }, id, text, at, action) =>
      db.transaction().execute(async (tx) => {
        const replied = await tx
          .updateTable('decision')
          // Shown again, also to a player who has put the decision away.
          .set({ reply: text, replied_at: at, seen_at: null })
          .where('id', '=', id)
          .where('answered_at', 'is not', null)
          .where('replied_at', 'is', null)
          .where((of) => (notOf === null ? of.lit(true) : of('account_id', '<>', notOf)))
          .returning('account_id')
          .executeTakeFirst();
        if (replied !== undefined) await insertAction(tx, action(replied.account_id));
        return replied?.account_id;
      }),
  };
}

/** Ends the waiting case about a subject, in the transaction of the act; returns the number of its reports. */
export async function endReports(
  tx: Kysely<Tables>,
  kind: 'player' | 'lobby',
  subject: string,
  ending: Ending,
): Promise<number> {
  const waiting = await tx
    .selectFrom('report_case')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined) return 0;
  await endCase(tx, waiting.id, ending);
  return count(tx.selectFrom('report').where('case_id', '=', waiting.id));
}

async function endCase(
  tx: Kysely<Tables>,
  id: string,
  { outcome, rule, reason, by, at }: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report_case')
    .set({ outcome, rule, reason, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** `decided_by` is the account of an administrator, or the user of the machine. */
const cases = (db: Kysely<Tables>) =>
  db
    .selectFrom('report_case')
    .leftJoin('account', (on) =>
      on.on('report_case.kind', '=', 'player').on(sql<boolean>`account.id = report_case.subject`),
    )
    .leftJoin('account as decider', (on) => on.on(sql<boolean>`decider.id = report_case.decided_by`))
    .selectAll('report_case')
    .select(['account.player_id', 'account.name as player_name', 'decider.name as by_name']);

async function withReports(db: Kysely<Tables>, rows: readonly CaseRow[]): Promise<ReportCase[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const reports = await db
    .selectFrom('report')
    .select(['case_id', 'reason', 'place'])
    .where('case_id', 'in', ids)
    .execute();
  return rows.map((row) => {
    const own = reports.filter((report) => report.case_id === row.id);
    const { id, kind, subject, name, player_id, player_name } = row;
    return {
      id,
      about: {
        kind,
        player: player_id === null ? null : { id: player_id, name: player_name ?? name },
        lobby: kind === 'lobby' ? subject : null,
        name,
      },
      account: kind === 'player' ? (subject as AccountId) : undefined,
      reasons: byFrequency(own.map(({ reason }) => reason)),
      places: byFrequency(own.map(({ place }) => place)),
      joined: own.length,
      firstAt: row.first_at,
      lastAt: row.last_at,
      decision:
        row.outcome === null || row.decided_at === null
          ? null
          : {
              outcome: row.outcome,
              rule: row.rule,
              reason: row.reason,
              by: row.by_name ?? row.decided_by ?? '',
              at: row.decided_at,
            },
    };
  });
}

function byFrequency<T>(values: readonly T[]): T[] {
  const times = (one: T): number => values.filter((value) => value === one).length;
  return [...new Set(values)].toSorted((a, b) => times(b) - times(a));
}
