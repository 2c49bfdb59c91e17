import type { EventEmitter } from 'node:events';

/** Errors of the process during a run. */
export type ProcessWatch = {
  /** Unhandled rejections and uncaught exceptions. */
  readonly errors: readonly string[];
  stop(): void;
};

/** Records unhandled errors of the process. */
export function watchProcess(emitter: EventEmitter = process): ProcessWatch {
  const errors: string[] = [];
  const note = (reason: unknown): void => {
    errors.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  };
  emitter.on('unhandledRejection', note);
  emitter.on('uncaughtException', note);
  return {
    errors,
    stop() {
      emitter.off('unhandledRejection', note);
      emitter.off('uncaughtException', note);
    },
  };
}
