import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { files } from './open-sections.ts';
import { createPainter, type Painter } from './painter.ts';
import { PICTURE_BYTES } from './picture.ts';

const section = { x: 100, y: 100, width: 19.44, height: 16.34 };
const painters: Painter[] = [];
const painterOf = (worker = files.worker, drawing = files.drawing): Painter => {
  const painter = createPainter({ worker, drawing });
  painters.push(painter);
  return painter;
};

afterEach(() => Promise.all(painters.splice(0).map((painter) => painter.close())));

describe('createPainter', () => {
  it('paints on a worker thread', async () => {
    const painter = painterOf();
    const pictures = await Promise.all([painter.paint(section, 1), painter.paint({ ...section, x: 200 }, 1)]);
    expect(pictures.map(({ length }) => length)).toEqual([PICTURE_BYTES[1], PICTURE_BYTES[1]]);
    expect(Buffer.from(pictures[0] ?? []).equals(pictures[1] ?? new Uint8Array())).toBe(false);
  });

  it('rejects what cannot be painted, and paints the next section', async () => {
    const file = path.join(tmpdir(), `broken-drawing-${process.pid}.svg`);
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>');
    const painter = painterOf(files.worker, file);
    const answers = await Promise.allSettled([painter.paint(section, 1), painter.paint(section, 1)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(String((answers[1] as PromiseRejectedResult).reason)).not.toMatch(/ended/);
  });

  it('gives its thread two sections at a time, so that a stop waits for no more', async () => {
    const file = path.join(tmpdir(), `counting-worker-${process.pid}.mjs`);
    // Its picture is one byte: how many sections it has at that moment.
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       let open = 0;
       parentPort.on('message', ({ id }) => {
         open += 1;
         setTimeout(() => { parentPort.postMessage({ id, picture: new Uint8Array([open]) }); open -= 1; }, 5);
       });`,
    );
    const painter = painterOf(file);
    const pictures = await Promise.all(Array.from({ length: 12 }, () => painter.paint(section, 1)));
    expect(Math.max(...pictures.flatMap((picture) => [...picture]))).toBe(2);
  });

  it('rejects open calls when the thread ends, and starts another one', async () => {
    const file = path.join(tmpdir(), `ending-worker-${process.pid}.mjs`);
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));`,
    );
    const painter = painterOf(file);
    await expect(painter.paint(section, 1)).rejects.toThrow(/ended with 3/);
    await expect(painter.paint(section, 1)).rejects.toThrow(/ended with 3/);
  });

  it('rejects when the drawing is missing', () =>
    expect(painterOf(files.worker, '/nowhere.svg').paint(section, 1)).rejects.toThrow(/nowhere/));

  it('rejects open calls when it is closed', async () => {
    const painter = painterOf();
    const [waiting] = await Promise.allSettled([painter.paint(section, 1), painter.close()]);
    expect(waiting).toMatchObject({
      status: 'rejected',
      reason: { message: 'the server stops', statusCode: 503 },
    });
    await expect(painter.paint(section, 1)).rejects.toThrow('the server stops');
  });
});
