import type { EventEmitter } from 'node:events';

/** What a process must not show while it is thrown at. */
export type ProcessWatch = {
  /** Rejections that nobody handled and errors that nobody caught, each in words. */
  readonly errors: readonly string[];
  stop(): void;
};

/** Listens for what no one else heeds. */
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
