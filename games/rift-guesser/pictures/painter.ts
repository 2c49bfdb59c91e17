import { Worker } from 'node:worker_threads';
import type { Section } from '../rules/rules.ts';
import type { Density } from './cut.ts';
import type { Job, Painted } from './worker.ts';

/** Paints sections off the event loop, a few at a time, in the order of the calls. */
export type Painter = {
  /** Returns the section's picture. Rejects when painting fails. */
  paint(section: Section, density: Density): Promise<Uint8Array>;
  /** Stops painting; open and later calls reject as unavailable. */
  close(): Promise<void>;
};

type PainterFiles = {
  /** Code of the worker thread. */
  readonly worker: string;
  /** The drawing to cut sections from. */
  readonly drawing: string;
};

type Waiting = {
  readonly section: Section;
  readonly density: Density;
  readonly resolve: (picture: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
};

/** The server answers open requests for pictures with its status. */
const stopping = (): Error => Object.assign(new Error('the server stops'), { statusCode: 503 });
/** What is being painted cannot be broken off: a thread ends, and with it the process, only when these are done. */
const PAINTED_AT_ONCE = 2;

/** Creates a painter on a worker thread. The thread starts with the first picture, and again after it has ended. */
export function createPainter({ worker: file, drawing: drawingFile }: PainterFiles): Painter {
  /** What was asked for and is not answered, oldest first; the first few are with the thread. */
  const waiting = new Map<number, Waiting>();
  const painting = new Set<number>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  const settle = (answer: Painted): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    painting.delete(answer.id);
    if (waiting.size === 0) thread?.unref();
    else paintNext();
    if ('picture' in answer) asked?.resolve(answer.picture);
    else asked?.reject(new Error(answer.failure));
  };
  const abandon = (reason: Error): void => {
    thread = undefined;
    const abandoned = [...waiting.values()];
    waiting.clear();
    painting.clear();
    for (const { reject } of abandoned) reject(reason);
  };
  const paintNext = (): void => {
    for (const [id, { section, density }] of waiting) {
      if (painting.size === PAINTED_AT_ONCE) return;
      if (painting.has(id)) continue;
      painting.add(id);
      thread?.postMessage({ id, section, density } satisfies Job, []);
    }
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
    paint: (section, density) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(stopping());
        thread ??= start();
        thread.ref();
        const id = (lastId += 1);
        waiting.set(id, { section, density, resolve, reject });
        paintNext();
      }),
    async close() {
      isClosed = true;
      const ending = thread;
      abandon(stopping());
      await ending?.terminate();
    },
  };
}
