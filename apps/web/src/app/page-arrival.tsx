import { useNavigation } from '../links/navigation.ts';
import type { RouteName } from '../links/route-table.ts';
import { usePageVisit } from './page-visits.ts';

/** Rendered beside a page in its Suspense boundary: sets title, scroll position and focus once loaded. */
export function PageArrival({ name }: { readonly name: RouteName }) {
  const { key, isReturn } = useNavigation().entry;
  usePageVisit({ name, entry: key, isReturn });
  return null;
}
