import { readFileSync } from 'node:fs';
import { readDrawing } from '../../games/rift-guesser/pictures/drawing.ts';
import { files } from '../../games/rift-guesser/pictures/open-sections.ts';
import { paintSection } from '../../games/rift-guesser/pictures/picture.ts';
import { firstAnswer } from '../../games/rift-guesser/screen/testing/games.ts';
import type { Stage } from './stage.ts';

/** The section of the first answer, as the server paints it, by density. */
async function paint(): Promise<readonly Buffer[]> {
  const { zoomPosition } = firstAnswer();
  if (zoomPosition === null) throw new Error('the answer has no section');
  const drawing = readDrawing(readFileSync(files.drawing, 'utf8'));
  const pictures = ([1, 2] as const).map((density) => paintSection(drawing, zoomPosition, density));
  return (await Promise.all(pictures)).map((picture) => Buffer.from(picture));
}

let painted: ReturnType<typeof paint> | undefined;

/** Serves that picture as every section. */
export async function serveSections(stage: Stage): Promise<void> {
  painted ??= paint();
  const [small, dense] = await painted;
  stage.serve(
    ({ pathname }) => pathname.startsWith('/api/riftGuesser/section/'),
    ({ search }) => ({ body: (search.endsWith('=2') ? dense : small) ?? '', type: 'image/webp' }),
  );
}
