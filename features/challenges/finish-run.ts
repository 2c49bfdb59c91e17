import type { AccountId } from '@hub/engine/wire/ids';
import type { RunAnswer } from '@hub/engine/wire/runs';
import type { Db } from '@hub/server/hub.ts';
import { sumOf } from './queries.ts';

/** Stores the end of a run, in the transaction of the room's last snapshot. A run that is stored stays. */
export async function finishRun(
  tx: Db,
  run: {
    readonly challenge: string;
    readonly accountId: AccountId;
    readonly score: number;
    readonly answers: readonly RunAnswer[];
  },
  finishedAt: number,
): Promise<void> {
  await tx
    .updateTable('challengeRun')
    .set({
      finishedAt,
      score: run.score,
      answers: JSON.stringify(run.answers),
      answerMs: sumOf(run.answers),
    })
    .where('challengeId', '=', run.challenge)
    .where('accountId', '=', run.accountId)
    .where('finishedAt', 'is', null)
    .execute();
}
