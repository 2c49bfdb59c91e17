/** Asks before the player leaves a page by which something is given up. */
export interface LeaveGuard {
  /** Whether an address may be shown without a question. */
  readonly staysAt: (pathname: string) => boolean;
  /** Whether links ask as well; a step in the history always does. */
  readonly asksLinks: boolean;
  /** Called instead of leaving; `leave` goes on. */
  readonly ask: (leave: () => void) => void;
}

/** Number of entries of the tab's history before one, as far as this hub has made them. */
const POSITION = 'at';

/** What the tab's history stores with an entry at this position. */
export const positioned = (at: number): object => ({ [POSITION]: at });

/** The position in a stored entry; undefined for one that the hub has not made, such as an address with another hash. */
export function positionIn(state: unknown): number | undefined {
  const at: unknown =
    typeof state === 'object' && state !== null && POSITION in state ? state[POSITION] : undefined;
  return typeof at === 'number' ? at : undefined;
}
