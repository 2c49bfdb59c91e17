import { plural, t } from '@lingui/core/macro';
import { memo, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ownChampionName } from '../language/champion-names.ts';
import { useLanguage } from '../language/use-language.ts';
import cell from './cell.module.css';
import { type Column, commaList, gridOf, isLong, showValue, statusWord } from './column.ts';
import { countKnown, type KnownAttribute, type KnownAttributes } from './known-attributes.ts';
import styles from './known-panel.module.css';
import { StatusIcon } from './status-icon.tsx';

interface Props {
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly known: KnownAttributes;
  readonly guessCount?: number;
  /** Picture of the answer, once its name is known. */
  readonly picture: ReactNode | undefined;
}

/** What is known about the answer from all guesses. On wide screens, its columns head the board. */
export const KnownPanel = memo(function KnownPanel(props: Props) {
  useLanguage();
  const { title = t`Correct Attributes`, columns, known, picture, guessCount = 0 } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['panel']} style={gridOf(columns)}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        {guessCount > 0 && (
          <span className={classNames('num', styles['count'])}>
            {plural({ guesses: guessCount }, { one: '# guess', other: '# guesses' })}
          </span>
        )}
        <span className={classNames('num', styles['count'])}>
          {t`${{ known: countKnown(known) }} of ${{ all: columns.length }} known`}
        </span>
      </div>
      <dl className={styles['grid']}>
        {columns.map((column, index) => {
          const attribute = known[index];
          const isPictured = index === 0 && picture !== undefined;
          return (
            <div
              key={column.attribute}
              className={classNames(
                styles['attribute'],
                column.attribute === 'name' && styles['own'],
                column.isWide && styles['wide'],
              )}
            >
              <dt className={styles['name']}>{t(column.header)}</dt>
              {isPictured ? (
                <dd className={classNames('cut', cell['cell'], cell['correct'], cell['picture'])}>
                  {picture}
                  <span className="sr">{attribute && commaList(attribute.parts.map(ownChampionName))}</span>
                </dd>
              ) : (
                attribute && <KnownCell column={column} known={attribute} />
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
});

function KnownCell({ column, known }: { readonly column: Column; readonly known: KnownAttribute }) {
  return (
    <dd
      className={classNames(
        'cut',
        cell['cell'],
        cell[known.status],
        isLong(column, known.parts) && cell['long'],
      )}
    >
      <StatusIcon status={known.status} className={cell['icon']} />
      {known.status === 'locked' ? <span aria-hidden>?</span> : showValue(column, known.parts)}
      <span className="sr">{statusWord(column, known.status)}</span>
    </dd>
  );
}
