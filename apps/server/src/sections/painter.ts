import { Worker } from 'node:worker_threads';
import { Unavailable } from '../platform/unavailable.ts';
import type { Section } from './cut.ts';
import type { Job, Painted } from './worker.ts';

/** Paints sections off the event loop, one after another. */
export type Painter = {
  /** Returns the section's picture. Rejects when painting fails. */
  paint(section: Section): Promise<Uint8Array>;
  /** Stops painting; open and later calls reject as unavailable. */
  close(): Promise<void>;
};

export type PainterFiles = {
  /** Code of the worker thread. */
  readonly worker: string;
  /** The drawing to cut sections from. */
  readonly drawing: string;
};

type Waiting = {
  readonly resolve: (picture: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
};

const STOPPING = 'the server stops';

/** Creates a painter on a worker thread. The thread starts with the first picture, and again after it has ended. */
export function createPainter({ worker: file, drawing: drawingFile }: PainterFiles): Painter {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  const settle = (answer: Painted): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread?.unref();
    if ('picture' in answer) asked?.resolve(answer.picture);
    else asked?.reject(new Error(answer.failure));
  };
  const abandon = (reason: Error): void => {
    thread = undefined;
    const abandoned = [...waiting.values()];
    waiting.clear();
    for (const { reject } of abandoned) reject(reason);
  };
  const start = (): Worker => {
    const started = new Worker(file, { workerData: { drawingFile } });
    started.on('message', settle);
    started.on('error', (error) => abandon(error instanceof Error ? error : new Error(String(error))));
    started.on('exit', (code) => {
      if (thread === started) abandon(new Error(`the painting thread ended with ${code}`));
    });
    return started;
  };
  return {
    paint: (section) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Unavailable(STOPPING));
        thread ??= start();
        thread.ref();
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, section } satisfies Job, []);
      }),
    async close() {
      isClosed = true;
      const ending = thread;
      abandon(new Unavailable(STOPPING));
      await ending?.terminate();
    },
  };
}
