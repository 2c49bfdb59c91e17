import type { HubDeps } from './compose.ts';
import type { RestartPlan } from './restart-plan.ts';
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
  const restart = async (plan: RestartPlan): Promise<void> => {
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
  const again: HubDeps = {
    ...deps,
    restart(plan) {
      restarting = restarting.then(() => restart(plan)).catch(onFailure);
    },
  };
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
