import { refuse } from '@hub/server/http/refusal.ts';
import type { HubDeps } from './compose.ts';
import type { Restart, RestartPlan } from './restart-plan.ts';
import { type RunningHub, serve } from './serve.ts';

/** A server that can start again in this process on other data. */
export type Restartable = {
  /** The server that runs now. */
  readonly current: () => RunningHub;
  /** Resolves when no restart is in progress. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Serves, and starts again when the hub asks for it. `onFailure` is called if nothing can be served any more, `onRestart` with
 * every server that follows the first one.
 */
export async function serveRestartable(
  deps: HubDeps,
  onFailure: (error: unknown) => void,
  onRestart: (running: RunningHub) => void = () => undefined,
): Promise<Restartable> {
  let restarting: Promise<void> = Promise.resolve();
  let isUnderWay = false;
  const perform = async (plan: RestartPlan<unknown>): Promise<void> => {
    await running.stop();
    let undo: (() => void) | undefined;
    try {
      undo = await plan.between();
      running = await serve(again);
      for (const pictures of running.hub.realtime.pictures) pictures.start();
      await plan.after(running.hub.store);
    } catch (error) {
      deps.logger.error({ err: error }, 'the data could not be replaced, the former data stays');
      if (running.isStopped()) {
        undo?.();
        running = await serve(again);
      }
    }
    onRestart(running);
  };
  // Every restore checks its backup into the same folder, and the hub can come up on one of them only.
  const restart: Restart = async (plan) => {
    if (isUnderWay)
      return refuse(
        'not_now',
        'A restore is under way. Wait until it has ended before you restore another backup.',
      );
    isUnderWay = true;
    const end = (): void => {
      isUnderWay = false;
    };
    try {
      const prepared = await plan.before();
      restarting = perform(plan).catch(onFailure).finally(end);
      return prepared;
    } catch (error) {
      end();
      throw error;
    }
  };
  const again: HubDeps = { ...deps, restart };
  let running = await serve(again);
  return {
    current: () => running,
    settled: () => restarting,
    async stop() {
      await restarting;
      await running.stop();
    },
  };
}
