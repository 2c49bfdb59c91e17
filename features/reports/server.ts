import { randomUUID } from 'node:crypto';
import type { AccountId, GameId } from '@hub/engine/wire/ids';
import { versusGames } from '@hub/protocol/games';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub, HubTables } from '@hub/server/hub.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import type { Selectable } from 'kysely';
import type { AdminArea } from '../administration/http/area.ts';
import type { AdminMount } from '../administration/http/mount.ts';
import { lockedCases } from './account-data.ts';
import { mountReportDesk } from './admin.ts';
import { answerDecision, ownDecisions, seeDecision, sendReport } from './calls.ts';
import { reportCases } from './cases.ts';
import './tables.ts';

export type Reports = ReturnType<typeof reports>;

type NewReport = Pick<Selectable<HubTables['report']>, 'accountId' | 'reason' | 'place' | 'words'>;
type Subject = Pick<Selectable<HubTables['reportCase']>, 'kind' | 'subject' | 'name' | 'ownerId'>;

const LOBBIES = versusGames.map(({ id }): string => id);

/** What players tell the moderators, what these decide, and what players answer. */
export const reports = (hub: Hub) => {
  const { db, transaction, clock } = hub;
  const cases = reportCases(hub);
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

  return {
    ...cases,
    add,
    /** Mounts what moderators do with reports and answers. */
    mountAdmin: (admin: AdminMount, area: AdminArea) => mountReportDesk(admin, area, cases),
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
