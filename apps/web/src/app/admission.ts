import { type Access, type RouteName, routes } from '@hub/web/links/route-table.ts';

export type Admission = 'enter' | 'toWelcome' | 'toHome';

interface Visit {
  readonly access: Access;
  readonly hasToken: boolean;
  /** Whether the visitor has just signed in and the welcome page still shows its sign-in animation. */
  readonly isSigningIn: boolean;
}

/** The route guard: decides where a request for a page leads. */
export function checkAccess({ access, hasToken, isSigningIn }: Visit): Admission {
  if (access === 'player' && !hasToken) return 'toWelcome';
  if (access === 'visitor' && hasToken && !isSigningIn) return 'toHome';
  return 'enter';
}

/** Returns the route that the guard shows for a requested route. */
export function guardedRoute(name: RouteName, hasToken: boolean): RouteName {
  const admission = checkAccess({ access: routes[name].access, hasToken, isSigningIn: false });
  if (admission === 'enter') return name;
  return admission === 'toWelcome' ? 'welcome' : 'home';
}
