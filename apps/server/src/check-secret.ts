import { accountQueries } from '@hub/features/accounts/queries.ts';
import { secretFingerprint, setSecretFingerprint } from '@hub/features/settings/secret-fingerprint.ts';
import { named } from '@hub/server/hub.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import { fingerprintOf, formerSecret } from '@hub/server/platform/instance-secret.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { SecretSource } from '@hub/server/store/open-database.ts';
import type { Store } from './store/store.ts';

type Given = {
  readonly secret: Secret;
  readonly source: SecretSource;
  readonly environment: Environment;
  readonly logger: Logger;
};

/**
 * Compares the secret with the one that the database was last used with. Throws an error for the host where they differ: every
 * player would be signed out, which happens when a hub moves to nodes or to another machine without its secret. A former secret
 * that is still read, and the missing file of a data folder, are how a host says that the change is wanted; then sessions of the
 * administration end.
 */
export async function checkSecret(
  { engine }: Store,
  { secret, source, environment, logger }: Given,
): Promise<void> {
  const db = named(engine.db);
  const [fingerprint, stored] = [fingerprintOf(secret), await secretFingerprint(db)];
  const former = formerSecret(environment.formerSecret, environment.dataDir, 0);
  const isFolderOfDatabase = environment.databaseUrl === undefined;
  const isWanted =
    stored === undefined ||
    stored === fingerprint ||
    (former !== undefined && stored === fingerprintOf(former.secret)) ||
    (isFolderOfDatabase && source === 'missing');
  if (!isWanted) throw new Error(isFolderOfDatabase ? OTHER_FOLDER : OTHER_DATABASE);
  if (source === 'missing' && (await accountQueries({ db }).count()) > 0)
    logger.warn(
      { dataDir: environment.dataDir },
      'the secret was missing although the database has players; a new one was created, and players must sign in again',
    );
  // A busy machine may pause a start in the middle of it: PostgreSQL then ends the transaction, and it is tried again.
  if (stored !== fingerprint)
    await engine.transaction('power', (tx) => setSecretFingerprint(named(tx), fingerprint));
}

const LOST =
  'If that secret is lost or has leaked, run rotate-secret --at-once first: it signs all players out.';
const OTHER_DATABASE = `The database belongs to a hub with another secret, and this one would sign all players out. Set HUB_SECRET to the secret of that hub (the file "secret" of its data folder, or its HUB_SECRET), or HUB_SECRET_FORMER if it has a new one. ${LOST}`;
const OTHER_FOLDER = `The database of DATA_DIR belongs to another secret, and this one would sign all players out. Put the file "secret" back that belongs to it, or set HUB_SECRET to what it was, or HUB_SECRET_FORMER if there is a new one. ${LOST}`;
