import { eraseAgain } from '@hub/features/accounts/care.ts';
import { pseudonymBy } from '@hub/features/accounts/erasure.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import type { Features } from './features.ts';

/** Ends what was ended before and came back with a restored backup: erased players, and invitations. */
export async function endAgain(
  { db, clock }: Hub,
  { settings, administration }: Features,
  list: ErasedList,
  ids: Ids,
): Promise<void> {
  const author = { clock, actor: 'server', reason: 'ended before, restored from a backup' };
  const line = logLines(author);
  await eraseAgain(
    db,
    (account) => administration.eraseAgain(account, pseudonymBy(ids), line('erase', account)),
    list,
  );
  await settings.endInvitationsAgain(list.invitations, author);
}
