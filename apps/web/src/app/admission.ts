import { type Access, type RouteName, routes } from '../links/route-table.ts';

export type Admission = 'enter' | 'toWelcome' | 'toHome';

interface Visit {
  readonly access: Access;
  readonly hasToken: boolean;
  /** Has just signed in on the welcome page, which still celebrates it. */
  readonly isArriving: boolean;
}

/** The route guard (platform 2): where a visitor who asks for a page is led. */
export function admit({ access, hasToken, isArriving }: Visit): Admission {
  if (access === 'player' && !hasToken) return 'toWelcome';
  if (access === 'visitor' && hasToken && !isArriving) return 'toHome';
  return 'enter';
}

/** The route that the guard shows for a route that is asked for. */
export function admittedTo(name: RouteName, hasToken: boolean): RouteName {
  const admission = admit({ access: routes[name].access, hasToken, isArriving: false });
  if (admission === 'enter') return name;
  return admission === 'toWelcome' ? 'welcome' : 'home';
}
