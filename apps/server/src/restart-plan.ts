import type { Store } from './store/store.ts';

/** What a restart does while the server still runs, while no server runs, and with the store of the new one. */
export type RestartPlan<Prepared> = {
  /** A rejection ends the restart with nothing changed. */
  before(): Promise<Prepared>;
  /** Returns how to undo it, should the new server not start. */
  between(): Promise<() => void>;
  after(store: Store): Promise<void>;
};

/**
 * Prepares a restart and returns what that found; then stops this server, and starts another one in this process. Refuses a second
 * one until the first has ended.
 */
export type Restart = <Prepared>(plan: RestartPlan<Prepared>) => Promise<Prepared>;
