import { eraseAgain, pseudonymBy } from '@hub/features/accounts/account-care.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import type { Features } from './features.ts';
import type { Store } from './store/store.ts';

/** Ends what was ended before and came back with a restored backup: erased players, and invitations. */
export async function endAgain(
  store: Store,
  { settings }: Features,
  list: ErasedList,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
): Promise<void> {
  const author = { clock, actor: 'server', reason: 'ended before, restored from a backup' };
  const line = logLines(author);
  await eraseAgain(
    store.accountCare,
    (account) => store.administration.erase(account, pseudonymBy(ids), line('erase', account)),
    list,
  );
  await settings.endInvitationsAgain(list.invitations, author);
}
