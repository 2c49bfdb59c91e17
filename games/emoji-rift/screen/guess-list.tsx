import { classNames } from '@hub/ui/class-names.ts';
import cell from '@hub/ui/daily/cell.module.css';
import type { Picture } from '@hub/ui/daily/guess-search.tsx';
import type { RowView } from '@hub/ui/daily/puzzle-view.ts';
import { StatusIcon } from '@hub/ui/daily/status-icon.tsx';
import { dailyTexts } from '@hub/ui/daily/texts.ts';
import { EMOJI_COUNT } from '../descriptor.ts';
import styles from './guess-list.module.css';

interface Props {
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
}

/** All guesses, newest first: who was named, and whether that was right. */
export function GuessList({ rows, picture }: Props) {
  const ghosts = (
    <div aria-hidden className={styles['ghosts']}>
      {Array.from({ length: Math.max(0, EMOJI_COUNT - rows.length) }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- places have no other name
        <span key={place} />
      ))}
    </div>
  );
  if (rows.length === 0) return ghosts;
  return (
    <>
      <ol aria-label={dailyTexts.guessesNewestFirst} className={styles['list']}>
        {rows.map(({ number, guess: { id, name, isAnswer }, isRevealing }) => {
          const status = isAnswer ? 'correct' : 'wrong';
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
              <span className={styles['name']}>{name}</span>
              <StatusIcon status={status} className={styles['icon']} />
              <span className="sr">, {dailyTexts.statuses[status]}</span>
            </li>
          );
        })}
      </ol>
      {ghosts}
    </>
  );
}
