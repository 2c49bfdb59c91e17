import type { AccountId } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Tables } from '@hub/server/store/schema.ts';
import type { Kysely } from 'kysely';
import { sumOf } from './queries.ts';

/** Stores the end of a run, in the transaction of the room's last snapshot. A run that is stored stays. */
export async function finishRun(
  tx: Kysely<Tables>,
  run: {
    readonly challenge: string;
    readonly accountId: AccountId;
    readonly score: number;
    readonly answers: readonly RunAnswer[];
  },
  finishedAt: number,
): Promise<void> {
  await tx
    .updateTable('challenge_run')
    .set({
      finished_at: finishedAt,
      score: run.score,
      answers: JSON.stringify(run.answers),
      answer_ms: sumOf(run.answers),
    })
    .where('challenge_id', '=', run.challenge)
    .where('account_id', '=', run.accountId)
    .where('finished_at', 'is', null)
    .execute();
}
