import type { EventEmitter } from 'node:events';

/** What a process must not show while it is thrown at. */
export type ProcessWatch = {
  /** Rejections that nobody handled and errors that nobody caught, each in words. */
  readonly strays: readonly string[];
  stop(): void;
};

/** Listens for what no one else heeds. */
export function watchProcess(emitter: EventEmitter = process): ProcessWatch {
  const strays: string[] = [];
  const note = (reason: unknown): void => {
    strays.push(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
  };
  emitter.on('unhandledRejection', note);
  emitter.on('uncaughtException', note);
  return {
    strays,
    stop() {
      emitter.off('unhandledRejection', note);
      emitter.off('uncaughtException', note);
    },
  };
}
