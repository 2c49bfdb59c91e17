import { Redirect, useNavigation } from '@hub/web/links/navigation.ts';
import { redirectAt, routeAt } from '@hub/web/links/route-at.ts';
import { type RouteName, routes } from '@hub/web/links/route-table.ts';
import { Suspense } from 'react';
import { Gate } from './gate.tsx';
import { logFailure } from './log.ts';
import { hasPage } from './page-loads.ts';
import { usePageVisit } from './page-visits.ts';
import { pages, SignedInFrame } from './pages.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { SeatedOnly } from './seated-only.tsx';

/** Rendered beside a page in its Suspense boundary: sets title, scroll position and focus once loaded. */
function PageArrival({ name }: { readonly name: RouteName }) {
  const { key, isReturn } = useNavigation().entry;
  usePageVisit({ name, entry: key, isReturn });
  return null;
}

/** Renders one page with its error boundary, document title, scroll position and focus. */
function RoutePage({ name }: { readonly name: RouteName }) {
  const Page = pages[name];
  const { seatIn } = routes[name];
  return (
    <RouteBoundary onError={logFailure}>
      {seatIn === undefined ? (
        <Page />
      ) : (
        <SeatedOnly game={seatIn}>
          <Page />
        </SeatedOnly>
      )}
      <PageArrival name={name} />
    </RouteBoundary>
  );
}

/** Renders the page of the current address. Unknown addresses redirect to home. */
export const AppRoutes = () => (
  <Suspense>
    <CurrentPage />
  </Suspense>
);

function CurrentPage() {
  const { pathname } = useNavigation().entry;
  const name = routeAt(pathname);
  if (name === undefined || !hasPage(name)) return <Redirect to={redirectAt(pathname)} />;
  const page = <RoutePage key={name} name={name} />;
  if (routes[name].isBare)
    return (
      <Gate key={name} access={routes[name].access}>
        {page}
      </Gate>
    );
  return (
    <Gate key="frame" access="player">
      <RouteBoundary onError={logFailure}>
        <SignedInFrame>{page}</SignedInFrame>
      </RouteBoundary>
    </Gate>
  );
}
