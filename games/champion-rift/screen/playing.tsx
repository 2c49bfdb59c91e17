import { attributeBoard } from '@hub/ui/daily/attribute-board.tsx';
import { championLandscape } from '@hub/ui/emblem/champion-landscape.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { dailyPlay } from '@hub/ui/screens/daily-play.tsx';
import { LoreText } from '@hub/ui/screens/lore-text.tsx';
import { descriptor } from '../descriptor.ts';
import { type ChampionRiftState, championRift } from '../game.ts';
import { COLUMNS, guessOf } from './columns.tsx';
import { championRiftTexts as texts } from './texts.ts';

export const { rules, Game, Playing } = dailyPlay<ChampionRiftState>({
  game: descriptor,
  endpoint: championRift,
  guessOf: 'champion',
  line: texts.line,
  read: ({ championsData, guesses, champion }) => ({
    candidates: championsData,
    guesses: guesses.map(guessOf),
    answer: champion,
  }),
  Picture: ChampionPicture,
  landscapeOf: championLandscape,
  ...attributeBoard(COLUMNS, texts),
  answerTitle: ({ champion }) => champion?.title,
  renderAbout: ({ answer }, _, content) => <LoreText championId={answer.id} content={content} />,
});
