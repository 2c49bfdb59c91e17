import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { RouteName } from '../links/route-table.ts';
import { usePageVisit } from './page-visits.ts';

/** Rendered beside a page in its Suspense boundary: sets title, scroll position and focus once loaded. */
export function PageArrival({ name }: { readonly name: RouteName }) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  usePageVisit({ name, entry: key, isReturn });
  return null;
}
