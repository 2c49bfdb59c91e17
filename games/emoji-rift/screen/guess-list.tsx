import { classNames } from '@hub/ui/class-names.ts';
import cell from '@hub/ui/daily/cell.module.css';
import type { Picture } from '@hub/ui/daily/guess-search.tsx';
import type { RowView } from '@hub/ui/daily/puzzle-view.ts';
import { StatusIcon } from '@hub/ui/daily/status-icon.tsx';
import { dailyTexts } from '@hub/ui/daily/texts.ts';
import { EMOJI_COUNT } from '../descriptor.ts';
import styles from './guess-list.module.css';
import { emojiRiftTexts as texts } from './texts.ts';

interface Props {
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
}

/** All guesses, newest first: who was named, and whether that was right. */
export function GuessList({ rows, picture }: Props) {
  const ghosts = (
    <div className={styles['ghosts']}>
      {Array.from({ length: Math.max(0, EMOJI_COUNT - rows.length) }, (_, place) =>
        rows.length + place === 0 ? (
          <p key={place} className={classNames('cut', cell['place'])}>
            {texts.noGuesses}
          </p>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- places have no other name
          <span key={place} aria-hidden className={classNames('cut', cell['place'])} />
        ),
      )}
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
              <span className={styles['name']}>
                {name}
                <span className="sr">, {dailyTexts.statuses[status]}</span>
                {!isAnswer && number < EMOJI_COUNT && (
                  <small>
                    <span className="sr">. </span>
                    {texts.opened(number + 1)}
                  </small>
                )}
              </span>
              <StatusIcon status={status} className={styles['icon']} />
            </li>
          );
        })}
      </ol>
      {ghosts}
    </>
  );
}
