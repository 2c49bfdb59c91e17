import type { Engine } from '@hub/server/store/engine.ts';
import type { UsedFlows } from './sign-in-ports.ts';

export const usedFlowStore = (engine: Engine): UsedFlows => ({
  use: (id, { now, expiresAt }) =>
    engine.transaction('power', async (tx) => {
      await tx.deleteFrom('used_sign_in_flow').where('expires_at', '<=', now).execute();
      const inserted = await tx
        .insertInto('used_sign_in_flow')
        .values({ id, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    }),
});
