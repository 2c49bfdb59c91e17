import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { attributeBoard, attributeGuess } from '@hub/ui/daily/attribute-board.tsx';
import { championWords } from '@hub/ui/daily/champion-words.ts';
import { columnsOf } from '@hub/ui/daily/column.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { dailyPlay } from '@hub/ui/screens/daily-play.tsx';
import { msg } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';
import { type TemplateDailyState, templateDaily } from '../game.ts';

const COLUMNS = columnsOf({
  name: { header: msg`Champion` },
  regions: {
    header: msg`Regions`,
    spoken: msg({ message: 'regions', context: 'within a sentence' }),
    meaning: msg`Where the champion comes from in the stories.`,
    values: championWords.region,
  },
  roles: {
    header: msg`Roles`,
    spoken: msg({ message: 'roles', context: 'within a sentence' }),
    meaning: msg`What the champion does in a fight.`,
    values: championWords.role,
  },
  released: {
    header: msg`Released`,
    spoken: msg({ message: 'released', context: 'within a sentence' }),
    meaning: msg`The year in which the champion appeared in the original game.`,
  },
});

export const { Playing } = dailyPlay<TemplateDailyState>({
  game: descriptor,
  endpoint: templateDaily,
  guessOf: 'champion',
  line: msg`Name any champion. Region, role and release show how close you are to today's.`,
  read: ({ candidates, guesses, answer }) => ({
    candidates,
    guesses: guesses.map((guess) => attributeGuess(guess.id, guess, COLUMNS)),
    answer,
  }),
  Picture: ChampionPicture,
  ...attributeBoard(COLUMNS, {
    noGuesses: msg`Every guess becomes a row here. Green is right; arrows lead to the year.`,
    scene,
  }),
});
