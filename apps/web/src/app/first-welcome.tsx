import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSession } from '../features/session/use-session.ts';
import { routerCode } from './first-loads.ts';
import { logFailure } from './log.ts';
import { fetchAll, frameCode, pageCodes } from './page-loads.ts';
import { usePageVisit } from './page-visits.ts';
import { pages } from './pages.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { FIRST_ENTRY } from './scroll-memory.ts';

const Welcome = pages.welcome;

/**
 * Shows the welcome page without the router, which a visitor needs only after signing in. Renders `children`, which
 * contain the router, once the visitor has signed in and the code of the home page is there.
 */
export function FirstWelcome({ children }: { readonly children: ReactNode }) {
  const hasAccount = useSession(({ claims }) => claims !== undefined);
  const isSignedIn = useSession(({ claims, isSigningIn }) => claims !== undefined && !isSigningIn);
  const [isOver, setIsOver] = useState(false);
  // Fetched while the sign-in animation runs.
  useEffect(() => {
    if (hasAccount) void fetchAll([routerCode, frameCode, pageCodes.home]);
  }, [hasAccount]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isCurrent = true;
    const leave = async () => {
      await fetchAll([routerCode, frameCode]);
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
        <Visit />
      </Suspense>
    </RouteBoundary>
  );
}

function Visit() {
  usePageVisit({ name: 'welcome', entry: FIRST_ENTRY, isReturn: true });
  return null;
}
