import { attributeBoard, attributeGuess } from '@hub/ui/daily/attribute-board.tsx';
import { columnsOf } from '@hub/ui/daily/column.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { dailyPlay } from '@hub/ui/screens/daily-play.tsx';
import { descriptor } from '../descriptor.ts';
import { type TemplateDailyState, templateDaily } from '../game.ts';
import { templateDailyTexts as texts } from './texts.ts';

const COLUMNS = columnsOf(texts.columns, {});

export const { Playing } = dailyPlay<TemplateDailyState>({
  game: descriptor,
  endpoint: templateDaily,
  guessOf: 'champion',
  line: texts.line,
  read: ({ candidates, guesses, answer }) => ({
    candidates,
    guesses: guesses.map((guess) => attributeGuess(guess.id, guess, COLUMNS)),
    answer,
  }),
  Picture: ChampionPicture,
  ...attributeBoard(COLUMNS, texts),
});
