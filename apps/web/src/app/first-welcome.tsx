import { loadWords } from '@hub/ui/language/load-words.ts';
import { FIRST_ENTRY } from '@hub/web/links/history-entry.ts';
import { useSession } from '@hub/web/session/use-session.ts';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { routerCode } from './first-loads.ts';
import { logFailure } from './log.ts';
import { fetchAll, frameCode, pageCodes } from './page-loads.ts';
import { usePageVisit } from './page-visits.ts';
import { pages } from './pages.ts';
import { RouteBoundary } from './route-boundary.tsx';

const Welcome = pages.welcome;

interface Props {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the welcome page without the router, which a visitor needs only after signing in. Renders `children`, which
 * contain the router, once the visitor has signed in and the code of the home page is there. Calls `onReady` when the
 * page takes presses.
 */
export function FirstWelcome({ onReady, children }: Props) {
  const hasAccount = useSession(({ claims }) => claims !== undefined);
  const isSignedIn = useSession(({ claims, isSigningIn }) => claims !== undefined && !isSigningIn);
  const [isOver, setIsOver] = useState(false);
  // Why a sign-in was refused: not needed for the first paint.
  useEffect(() => void loadWords('contract'), []);
  // Fetched while the sign-in animation runs.
  useEffect(() => {
    if (hasAccount) void fetchAll([routerCode, frameCode, pageCodes.home]);
  }, [hasAccount]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isCurrent = true;
    const leave = async () => {
      // Home as well: the page would be empty until it is there.
      await fetchAll([routerCode, frameCode, pageCodes.home]);
      if (isCurrent) setIsOver(true);
    };
    void leave();
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  if (isOver) return children;
  return (
    <RouteBoundary onError={logFailure}>
      <Suspense>
        <Welcome />
        <Visit onReady={onReady} />
      </Suspense>
    </RouteBoundary>
  );
}

/** Stands beside the page, so that it is hydrated with it. */
function Visit({ onReady }: Pick<Props, 'onReady'>) {
  useLayoutEffect(onReady, [onReady]);
  usePageVisit({ name: 'welcome', entry: FIRST_ENTRY, isReturn: true });
  return null;
}
