import { classNames } from '@hub/ui/class-names.ts';
import { memo } from 'react';
import type { ChampionAttribute, GuessResult } from '../game.ts';
import { AttributeText } from './attribute-text.tsx';
import { type Clue, COLUMNS, clueOf, partsOf, statusWord } from './attributes.ts';
import cell from './cell.module.css';
import { ChampionPicture, type PortraitSrc } from './champion-picture.tsx';
import styles from './guess-board.module.css';
import { StatusIcon } from './status-icon.tsx';
import { championRiftTexts as texts } from './texts.ts';

interface Props {
  readonly result: GuessResult;
  /** Number of revealed cells, from the left. */
  readonly shownCells: number;
  /** Whether the cells play the flip animation when they appear. */
  readonly isRevealing: boolean;
  readonly portraitSrc: PortraitSrc;
}

/** One guess: the champion's picture and eight clues. */
export const GuessRow = memo(function GuessRow({ result, shownCells, isRevealing, portraitSrc }: Props) {
  const turning = isRevealing && cell['turning'];
  return (
    <tr>
      <th
        scope="row"
        className={classNames('cut', cell['cell'], cell['picture'], styles['portrait'], turning)}
      >
        <ChampionPicture image={result.image} portraitSrc={portraitSrc} />
        <span className="sr">{result.name.value}</span>
      </th>
      {COLUMNS.slice(1).map(({ attribute }, index) => {
        const clue = index + 1 < shownCells ? clueOf(result, attribute) : undefined;
        return <ClueCell key={attribute} attribute={attribute} clue={clue} className={turning} />;
      })}
    </tr>
  );
});

interface ClueCellProps {
  readonly attribute: ChampionAttribute;
  /** Undefined until the cell is revealed. */
  readonly clue: Clue | undefined;
  readonly className: string | false | undefined;
}

function ClueCell({ attribute, clue, className }: ClueCellProps) {
  if (clue === undefined)
    return (
      <td className={classNames('cut', cell['cell'], cell['hidden'])}>
        <span className="sr">{texts.notShownYet}</span>
      </td>
    );
  return (
    <td className={classNames('cut', cell['cell'], cell[clue.isCorrect], className)}>
      <StatusIcon status={clue.isCorrect} className={cell['icon']} />
      <AttributeText attribute={attribute} parts={partsOf(clue.value)} />
      <span className="sr">, {statusWord(attribute, clue.isCorrect)}</span>
    </td>
  );
}
