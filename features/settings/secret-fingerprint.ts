import type { Db } from '@hub/server/hub.ts';

const NAME = 'secret-fingerprint';

/** Ends what an old secret opened in the administration: sessions, links, codes of apps and passkeys being asked for. */
async function endAdminSessions(tx: Db): Promise<void> {
  for (const table of ['adminSession', 'adminLink', 'adminChallenge', 'adminCode'] as const)
    await tx.deleteFrom(table).execute();
}

/** The fingerprint of the secret that the database was last used with; undefined before the first use, and after a rotation. */
export async function secretFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('hubSetting').select('value').where('name', '=', NAME).executeTakeFirst();
  return row && (JSON.parse(row.value) as string);
}

/**
 * Stores the fingerprint of the secret; in place of another one it ends what that one opened. In the caller's transaction.
 */
export async function setSecretFingerprint(tx: Db, fingerprint: string): Promise<void> {
  const before = await secretFingerprint(tx);
  if (before !== undefined && before !== fingerprint) await endAdminSessions(tx);
  const value = JSON.stringify(fingerprint);
  await tx
    .insertInto('hubSetting')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Ends what the old secret opened, and lets the next start bring the one that `rotate` makes; one that the host will set is not
 * known yet, so any is let in. In the caller's transaction.
 */
export async function renewSecret(tx: Db, rotate: () => string | undefined): Promise<void> {
  await tx.deleteFrom('hubSetting').where('name', '=', NAME).execute();
  await endAdminSessions(tx);
  const fingerprint = rotate();
  if (fingerprint !== undefined) await setSecretFingerprint(tx, fingerprint);
}
