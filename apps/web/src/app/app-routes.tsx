import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../links/paths.ts';
import { type RouteName, redirects, routeNames, routes } from '../links/route-table.ts';
import { Gate } from './gate.tsx';
import { logFailure } from './log.ts';
import { PageArrival } from './page-arrival.tsx';
import { pages, SignedInFrame } from './pages.ts';
import { RouteBoundary } from './route-boundary.tsx';
import { SeatedOnly } from './seated-only.tsx';

const bare = routeNames.filter((name) => routes[name].isBare);
const framed = routeNames.filter((name) => !routes[name].isBare);

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

/** Renders the whole route table. Unknown addresses redirect to home. */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        {bare.map((name) => (
          <Route
            key={name}
            path={routes[name].path}
            element={
              <Gate access={routes[name].access}>
                <RoutePage key={name} name={name} />
              </Gate>
            }
          />
        ))}
        <Route
          element={
            <Gate access="player">
              <RouteBoundary key="frame" onError={logFailure}>
                <SignedInFrame />
              </RouteBoundary>
            </Gate>
          }
        >
          {framed.map((name) => (
            <Route key={name} path={routes[name].path} element={<RoutePage key={name} name={name} />} />
          ))}
        </Route>
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<Navigate to={paths.home()} replace />} />
      </Routes>
    </Suspense>
  );
}
