import scene from '@hub/ui/art/pictures/scene-items.svg';
import { attributeBoard, attributeGuess } from '@hub/ui/daily/attribute-board.tsx';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { dailyPlay } from '@hub/ui/screens/daily-play.tsx';
import { msg } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';
import { type ItemRiftState, itemRift } from '../game.ts';
import { COLUMNS } from './columns.tsx';
import { recipeOf } from './recipe.tsx';

export const { Game, Playing } = dailyPlay<ItemRiftState>({
  game: descriptor,
  endpoint: itemRift,
  guessOf: 'item',
  line: msg`Name any item. Its price, stats and recipe show how close you are.`,
  read: ({ candidates, guesses, answer }) => ({
    candidates,
    guesses: guesses.map((guess) => attributeGuess(guess.id, guess, COLUMNS)),
    answer,
  }),
  Picture: ({ id, src }) => (
    <Portrait src={src}>
      <ItemEmblem id={id} />
    </Portrait>
  ),
  ...attributeBoard(COLUMNS, {
    noGuesses: msg`Guess as often as you like: every guess becomes a row here. Green is right; arrows lead to the numbers.`,
    scene,
  }),
  cellsOf: undefined,
  answerTitle: recipeOf,
});
