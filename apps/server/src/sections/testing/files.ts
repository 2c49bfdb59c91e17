import { createRequire } from 'node:module';
import path from 'node:path';

/** The drawing of the arena. */
export const drawingFile: string = createRequire(import.meta.url).resolve('@hub/catalog/arena-map.svg');
/** The worker thread's code. */
export const workerFile: string = path.resolve(import.meta.dirname, '../worker.ts');
