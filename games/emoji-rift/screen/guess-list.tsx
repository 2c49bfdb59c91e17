import { classNames } from '@hub/ui/class-names.ts';
import cell from '@hub/ui/daily/cell.module.css';
import type { Picture } from '@hub/ui/daily/guess-search.tsx';
import type { RowView } from '@hub/ui/daily/puzzle-view.ts';
import { StatusIcon } from '@hub/ui/daily/status-icon.tsx';
import { dailyStatuses } from '@hub/ui/daily/texts.ts';
import { t } from '@lingui/core/macro';
import { EMOJI_COUNT } from '../descriptor.ts';
import styles from './guess-list.module.css';

interface Props {
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
}

/** All guesses, newest first: who was named, and whether that was right or which stone it has opened. */
export function GuessList({ rows, picture }: Props) {
  if (rows.length === 0)
    return (
      <>
        <p className={styles['none']}>{t`Guess as often as you like: a wrong guess opens the next stone.`}</p>
        <div aria-hidden className={classNames(styles['list'], styles['outlines'])}>
          {Array.from({ length: EMOJI_COUNT }, (_, at) => (
            <i key={at} className={classNames('cut', styles['guess'])} />
          ))}
        </div>
      </>
    );
  return (
    <ol aria-label={t`Guesses, newest first`} className={styles['list']}>
      {rows.map(({ number, guess: { id, name, isAnswer }, isRevealing }) => {
        const status = isAnswer ? 'correct' : 'wrong';
        const opens = !isAnswer && number < EMOJI_COUNT;
        return (
          <li
            key={number}
            data-rises={isAnswer || undefined}
            className={classNames(
              'cut',
              cell['cell'],
              cell[status],
              styles['guess'],
              isRevealing && cell['turning'],
            )}
          >
            <span className={styles['picture']}>{picture(id)}</span>
            <span className={styles['name']}>
              {name}
              <span className="sr">
                , {t(dailyStatuses[status])}
                {opens && `. ${t`Opened stone ${{ stone: number + 1 }}`}`}
              </span>
            </span>
            {opens ? (
              <span aria-hidden className={styles['stone']}>
                {number + 1}
              </span>
            ) : (
              <StatusIcon status={status} className={styles['icon']} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
