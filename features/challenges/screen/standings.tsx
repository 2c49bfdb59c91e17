import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { listOf } from '@hub/ui/language/formatters.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { ChallengeLine } from '../calls.ts';
import styles from './standings.module.css';

interface Props<Line extends ChallengeLine> {
  readonly title: string;
  /** How many are in the table. */
  readonly count: string;
  readonly table: readonly Line[];
  /** The place of a line; default: its number. */
  readonly placeOf?: (line: Line) => string;
  /** What is said of a line below the name, besides whose it is; default: whether the run goes on. */
  readonly noteOf?: (line: Line) => string | undefined;
  /** Called with the run to compare with. */
  readonly onPick?: (line: Line) => void;
  /** Stands between the title and the lines. */
  readonly children?: ReactNode;
}

/** Who sent the challenge. */
export const challenger = (): string => t({ message: 'Challenger', comment: 'Who sent the challenge.' });

const stillPlaying = ({ score }: ChallengeLine) => (score === null ? t`still playing` : undefined);

/** The runs of the same questions, best first. A press on a name compares with that run, where one's own is over. */
export function Standings<Line extends ChallengeLine>(props: Props<Line>) {
  const { title, count, table, placeOf, noteOf = stillPlaying, onPick, children } = props;
  return (
    <>
      <div className={styles['sideHead']}>
        <h2>{title}</h2>
        <span className="soft">{count}</span>
      </div>
      {children}
      <ol className={styles['lines']}>
        {table.map((line, at) => {
          const { player, score, isOwn, isChallenger } = line;
          const role = isOwn ? t`You` : isChallenger && challenger();
          const note = listOf(
            [role, noteOf(line)].filter((part) => typeof part === 'string'),
            'narrow',
          );
          const content = (
            <>
              <span className="soft">{placeOf?.(line) ?? at + 1}</span>
              <Avatar id={player.id} size={34} />
              <span>
                <Username name={player.name} effect={player.usernameEffect} />
                {note && <span className="soft">{note}</span>}
              </span>
              <b className="num">{score ?? '–'}</b>
            </>
          );
          return (
            <li key={`${line.at} ${player.name}`} className={isOwn ? styles['own'] : undefined}>
              {onPick === undefined || isOwn || score === null || player.id === null ? (
                <div className={styles['line']}>{content}</div>
              ) : (
                <button
                  type="button"
                  className={classNames(styles['line'], styles['pick'])}
                  aria-label={t`Compare with ${{ name: isolated(player.name) }}`}
                  onClick={() => onPick(line)}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
