import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useTimeToMidnight } from '../features/countdown/time-to-midnight.ts';
import { PurseProvider } from '../features/currency/purse.tsx';
import { LedgerOwnerContext } from '../features/ledger/ledger-owner.ts';
import { useAccountWatch, useRefreshAccount } from '../features/session/account.ts';
import { usePlayer } from '../features/session/use-session.ts';
import { ReturnAddressContext } from './gate.tsx';
import { createQueries } from './queries.ts';
import { Shell } from './shell/shell.tsx';

/** Everything that runs for as long as a player is signed in, around every page of a player. */
export function SignedInFrame() {
  const { id } = usePlayer();
  const returnAddress = useContext(ReturnAddressContext);
  // Whoever is here has arrived.
  useEffect(() => returnAddress.forget(), [returnAddress]);
  // What one account may see, the next one may not: each has a memory of its own.
  return <Hub key={id} accountId={id} />;
}

function Hub({ accountId }: { readonly accountId: string }) {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <PurseProvider accountId={accountId}>
        <LedgerOwnerContext value={accountId}>
          <Watches />
          <Shell />
        </LedgerOwnerContext>
      </PurseProvider>
    </QueryClientProvider>
  );
}

/** Keeps session and account in step, and fetches the account anew when a new day opens a new rift. */
function Watches() {
  useAccountWatch();
  useTimeToMidnight(useRefreshAccount());
  return null;
}
