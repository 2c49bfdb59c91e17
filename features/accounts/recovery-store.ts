import type { Engine } from '@hub/server/store/engine.ts';
import type { RecoveryCodeStore } from './ports.ts';

export const recoveryCodeStore = (engine: Engine): RecoveryCodeStore => ({
  replace: (account, hashes, at) =>
    engine.transaction('power', async (tx) => {
      await tx.deleteFrom('recovery_code').where('account_id', '=', account).execute();
      await tx
        .insertInto('recovery_code')
        .values(hashes.map((hash) => ({ hash, account_id: account, made_at: at, used_at: null })))
        .execute();
    }),
  use: (hash, at) =>
    engine.transaction('power', async (tx) => {
      const used = await tx
        .updateTable('recovery_code')
        .set({ used_at: at })
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst();
      if (used !== undefined) return used.account_id;
      const known = await tx
        .selectFrom('recovery_code')
        .select('hash')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return known && 'used';
    }),
  async stateOf(account) {
    const codes = await engine.db
      .selectFrom('recovery_code')
      .select(['made_at', 'used_at'])
      .where('account_id', '=', account)
      .execute();
    return { left: codes.filter((code) => code.used_at === null).length, madeAt: codes[0]?.made_at };
  },
});
