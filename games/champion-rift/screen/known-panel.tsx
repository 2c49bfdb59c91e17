import { classNames } from '@hub/ui/class-names.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { memo, useId } from 'react';
import type { ChampionAttribute } from '../game.ts';
import { AttributeText } from './attribute-text.tsx';
import { ATTRIBUTE_COUNT, COLUMNS, statusWord } from './attributes.ts';
import cell from './cell.module.css';
import { ChampionPicture, type PortraitSrc } from './champion-picture.tsx';
import type { KnownAttribute, KnownAttributes } from './known-attributes.ts';
import styles from './known-panel.module.css';
import { StatusIcon } from './status-icon.tsx';
import { championRiftTexts as texts } from './texts.ts';

interface Props {
  readonly known: KnownAttributes;
  readonly knownCount: number;
  /** Portrait of the champion, once its name is known. */
  readonly championImage: string | undefined;
  readonly portraitSrc: PortraitSrc;
}

/** What is known about the champion from all guesses. On wide screens, its columns head the board. */
export const KnownPanel = memo(function KnownPanel({ known, knownCount, championImage, portraitSrc }: Props) {
  const titleId = useId();
  return (
    <Plate aria-labelledby={titleId} className={styles['panel']}>
      <PlateHeader title={texts.known} id={titleId}>
        <span className="label num">{texts.knownCount(knownCount, ATTRIBUTE_COUNT)}</span>
      </PlateHeader>
      <dl className={styles['grid']}>
        {COLUMNS.map(({ attribute, header }) => {
          const isPictured = attribute === 'name' && championImage !== undefined;
          return (
            <div key={attribute} className={styles['attribute']}>
              <dt className={classNames(styles['name'], isPictured && styles['pictured'])}>{header}</dt>
              {isPictured ? (
                <ChampionCell
                  name={known.name.parts.join()}
                  image={championImage}
                  portraitSrc={portraitSrc}
                />
              ) : (
                <KnownCell attribute={attribute} known={known[attribute]} />
              )}
            </div>
          );
        })}
      </dl>
    </Plate>
  );
});

interface ChampionCellProps {
  readonly name: string;
  readonly image: string;
  readonly portraitSrc: PortraitSrc;
}

function ChampionCell({ name, image, portraitSrc }: ChampionCellProps) {
  return (
    <dd className={classNames('cut', cell['cell'], cell['correct'], cell['picture'])}>
      <ChampionPicture image={image} portraitSrc={portraitSrc} />
      <span className="sr">{name}</span>
    </dd>
  );
}

function KnownCell({
  attribute,
  known,
}: {
  readonly attribute: ChampionAttribute;
  readonly known: KnownAttribute;
}) {
  return (
    <dd className={classNames('cut', cell['cell'], cell[known.status])}>
      <StatusIcon status={known.status} className={cell['icon']} />
      {known.status === 'locked' ? (
        <span aria-hidden>?</span>
      ) : (
        <AttributeText attribute={attribute} parts={known.parts} />
      )}
      <span className="sr">{statusWord(attribute, known.status)}</span>
    </dd>
  );
}
