import { matchPath, useLocation } from 'react-router';
import { admit } from './admission.ts';
import { type RouteName, type RouteSpec, routeNames, routes } from './route-table.ts';

/** Name of the route that an address belongs to, or undefined. */
export const routeAt = (pathname: string): RouteName | undefined =>
  routeNames.find((name) => matchPath(routes[name].path, pathname) !== null);

/** Where the guard lets somebody who asks for a route. */
export function admittedTo(name: RouteName, hasToken: boolean): RouteName {
  const admission = admit({ access: routes[name].access, hasToken, isArriving: false });
  if (admission === 'enter') return name;
  return admission === 'toWelcome' ? 'welcome' : 'home';
}

/** Where the player is. */
export function useCurrentRoute(): RouteSpec | undefined {
  const name = routeAt(useLocation().pathname);
  return name && routes[name];
}
