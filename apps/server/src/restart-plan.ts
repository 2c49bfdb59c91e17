import type { Store } from './store/store.ts';

/** What a restart does while no server runs, and with the store of the new one. */
export type RestartPlan = {
  /** Returns how to undo it, should the new server not start. */
  between(): Promise<() => void>;
  after(store: Store): Promise<void>;
};

/** Stops this server, and starts another one in this process. */
export type Restart = (plan: RestartPlan) => void;
