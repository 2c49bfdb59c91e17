import { ReturnAddressContext } from '@hub/features/accounts/screen/sign-in/return-address-context.ts';
import { BalanceProvider } from '@hub/features/ledger/screen/balance-state.tsx';
import { LedgerOwnerContext } from '@hub/features/ledger/screen/ledger-owner.ts';
import { BeforeNotices } from '@hub/features/places/before-notices.ts';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { whenIdle } from '@hub/ui/when-idle.ts';
import { useTimeToMidnight } from '@hub/web/countdown/time-to-midnight.ts';
import { useAccountWatch, useRefreshAccount } from '@hub/web/session/account.ts';
import { usePlayer, useSession } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { NoticeLayer } from './notices/notice-layer.tsx';
import { createQueries } from './queries.ts';
import { Shell } from './shell/shell.tsx';
import { useAccountLanguage } from './use-account-language.ts';

export interface FrameProps {
  readonly children: ReactNode;
}

const WaitingLayer = lazy(() =>
  import('./waiting-layer.tsx').then((code) => ({ default: code.WaitingLayer })),
);
/** Delay before what waits is fetched, so that it does not compete with the first paint (ms). */
const QUIET_AFTER_MS = 1_000;

/** What waits for the player; its code comes when the browser is idle. */
function Waiting() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true), QUIET_AFTER_MS), []);
  return (
    isDue && (
      <Optional>
        <WaitingLayer />
      </Optional>
    )
  );
}

/** Wraps every page of a signed-in player: query cache, balance, account updates and shell. */
export function SignedInFrame({ children }: FrameProps) {
  const { id } = usePlayer();
  const returnAddress = useContext(ReturnAddressContext);
  // The player is signed in: the return address is no longer needed.
  useEffect(() => returnAddress.forget(), [returnAddress]);
  // Keyed by account: each account gets its own query cache.
  return (
    <Hub key={id} accountId={id}>
      {children}
    </Hub>
  );
}

function Hub({ accountId, children }: FrameProps & { readonly accountId: string }) {
  const [queries] = useState(createQueries);
  const { playCue } = useSound();
  return (
    <QueryClientProvider client={queries}>
      <BalanceProvider
        accountId={accountId}
        onLanded={() => {
          playCue(cues.timerTicked);
          playCue(cues.answerRight);
        }}
      >
        <LedgerOwnerContext value={accountId}>
          <AccountSync />
          <Shell below={<Waiting />}>{children}</Shell>
          <BeforeNotices>
            <NoticeLayer />
          </BeforeNotices>
        </LedgerOwnerContext>
      </BalanceProvider>
    </QueryClientProvider>
  );
}

/**
 * Keeps session and account in sync, refetches the account when a new day opens a new rift, and everything when the hub is
 * open again after maintenance.
 */
function AccountSync() {
  const queries = useQueryClient();
  const isClosed = useSession(({ closedText }) => closedText !== undefined);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (wasClosed.current && !isClosed) void queries.invalidateQueries();
    wasClosed.current = isClosed;
  }, [isClosed, queries]);
  useAccountWatch();
  useAccountLanguage();
  useTimeToMidnight(useRefreshAccount());
  return null;
}
