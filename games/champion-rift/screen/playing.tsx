import scene from '@hub/ui/art/pictures/scene-daily.svg';
import { attributeBoard } from '@hub/ui/daily/attribute-board.tsx';
import { championLandscape } from '@hub/ui/emblem/champion-landscape.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { dailyPlay } from '@hub/ui/screens/daily-play.tsx';
import { LoreText } from '@hub/ui/screens/lore-text.tsx';
import { msg } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';
import { type ChampionRiftState, championRift } from '../game.ts';
import { COLUMNS, guessOf } from './columns.tsx';

export const { rules, Game, Playing } = dailyPlay<ChampionRiftState>({
  game: descriptor,
  endpoint: championRift,
  guessOf: 'champion',
  line: msg`Name any champion. Nine clues show how close you are.`,
  read: ({ championsData, guesses, champion }) => ({
    candidates: championsData,
    guesses: guesses.map(guessOf),
    answer: champion,
  }),
  Picture: ChampionPicture,
  landscapeOf: championLandscape,
  ...attributeBoard(COLUMNS, {
    noGuesses: msg`Guess as often as you like: every guess becomes a row here. Green is right; arrows lead to the price and the year.`,
    scene,
    legend: { higher: msg`Answer is higher or later`, lower: msg`Answer is lower or earlier` },
  }),
  answerTitle: ({ champion }) => champion?.title,
  renderAbout: ({ answer }, _, content) => <LoreText championId={answer.id} content={content} />,
});
