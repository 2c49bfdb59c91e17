import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Section } from '../rules/rules.ts';
import type { Density } from './cut.ts';
import { readDrawing } from './drawing.ts';
import { paintSection } from './picture.ts';

/** Messages to and from the worker thread. */
export type Job = { readonly id: number; readonly section: Section; readonly density: Density };
export type Painted =
  | { readonly id: number; readonly picture: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: string };

const { drawingFile } = workerData as { readonly drawingFile: string };
const drawing = readDrawing(readFileSync(drawingFile, 'utf8'));

parentPort?.on('message', ({ id, section, density }: Job) => {
  paintSection(drawing, section, density).then(
    (picture) => parentPort?.postMessage({ id, picture } satisfies Painted, [picture.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) } satisfies Painted, []),
  );
});
