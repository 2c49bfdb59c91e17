import { type Access, type RouteName, routes } from '../links/route-table.ts';

export type Admission = 'enter' | 'toWelcome' | 'toHome';

interface Visit {
  readonly access: Access;
  readonly hasToken: boolean;
  /** Whether the visitor has just signed in and the welcome page still shows its sign-in animation. */
  readonly isArriving: boolean;
}

/** The route guard (platform 2): decides where a request for a page leads. */
export function admit({ access, hasToken, isArriving }: Visit): Admission {
  if (access === 'player' && !hasToken) return 'toWelcome';
  if (access === 'visitor' && hasToken && !isArriving) return 'toHome';
  return 'enter';
}

/** Returns the route that the guard shows for a requested route. */
export function admittedTo(name: RouteName, hasToken: boolean): RouteName {
  const admission = admit({ access: routes[name].access, hasToken, isArriving: false });
  if (admission === 'enter') return name;
  return admission === 'toWelcome' ? 'welcome' : 'home';
}
