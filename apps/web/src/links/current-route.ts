import { useLocation } from 'react-router';
import { routeAt } from './route-at.ts';
import { type RouteSpec, routes } from './route-table.ts';

/** Where the player is. */
export function useCurrentRoute(): RouteSpec | undefined {
  const name = routeAt(useLocation().pathname);
  return name && routes[name];
}
