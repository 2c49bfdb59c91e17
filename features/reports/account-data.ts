import type { AccountId } from '@hub/engine/wire/ids';
import type { Db } from '@hub/server/hub.ts';
import { type AccountData, GONE } from '../accounts/owned.ts';
import type { reportsExport } from './exported.ts';

const DECISION = 'act rule reason until createdAt:at answer answeredAt reply repliedAt';
const REPORT =
  'reportCase.name:about reason place words createdAt:at reportCase.outcome reportCase.decidedAt';

const FORMER_LOBBY = 'Lobby';

/** Locks waiting cases and returns their ids: an erasure deletes those without a report, a new report joins them. */
export const lockedCases = (tx: Db) =>
  tx
    .updateTable('reportCase')
    .set((row) => ({ lastAt: row.ref('lastAt') }))
    .where('decidedAt', 'is', null)
    .returning('id');

/** Deletes what was reported about the account and what it has reported, with the cases that have no report then. */
async function eraseReports(tx: Db, account: AccountId): Promise<void> {
  const about = tx.selectFrom('reportCase').select('id').where('subject', '=', account);
  await tx.deleteFrom('report').where('caseId', 'in', about).execute();
  await tx.deleteFrom('reportCase').where('subject', '=', account).execute();
  // The name of a lobby is its owner's text.
  await tx.updateTable('reportCase').set({ name: FORMER_LOBBY }).where('ownerId', '=', account).execute();
  const own = tx.selectFrom('report').select('caseId').where('accountId', '=', account);
  // A report that another node adds meanwhile is either seen below, or finds no case and makes one.
  const joined = await lockedCases(tx).where('id', 'in', own).execute();
  await tx.deleteFrom('report').where('accountId', '=', account).execute();
  for (const { id } of joined)
    await tx
      .deleteFrom('reportCase')
      .where('id', '=', id)
      .where((of) => of.not(of.exists(of.selectFrom('report').select('caseId').where('caseId', '=', id))))
      .execute();
}

/** What of reports belongs to an account. */
export const reportsData = {
  tables: {
    report: { as: 'reports', shows: REPORT, joins: ['reportCase', 'caseId'], by: 'createdAt', ...GONE },
    decision: { as: 'decisions', shows: DECISION, by: 'createdAt', ...GONE },
  },
  texts: [
    'report_case.name',
    'report_case.reason',
    'report.words',
    'decision.reason',
    'decision.answer',
    'decision.reply',
  ],
  erase: eraseReports,
} satisfies AccountData<typeof reportsExport>;
