import type { Access } from './route-table.ts';

export type Admission = 'enter' | 'toWelcome' | 'toHome';

interface Visit {
  readonly access: Access;
  readonly hasToken: boolean;
  /** Has just signed in on the welcome page, which still celebrates it. */
  readonly isArriving: boolean;
}

/** The route guard (platform 2): where somebody who asks for a page is let. */
export function admit({ access, hasToken, isArriving }: Visit): Admission {
  if (access === 'player' && !hasToken) return 'toWelcome';
  if (access === 'visitor' && hasToken && !isArriving) return 'toHome';
  return 'enter';
}
