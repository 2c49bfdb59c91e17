import { useNavigation } from './navigation.ts';
import { routeAt } from './route-at.ts';
import { type RouteSpec, routes } from './route-table.ts';

/** Returns the route of the current address. */
export function useCurrentRoute(): RouteSpec | undefined {
  const name = routeAt(useNavigation().entry.pathname);
  return name && routes[name];
}
