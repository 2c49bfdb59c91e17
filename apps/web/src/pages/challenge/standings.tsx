import type { ChallengeLine } from '@hub/protocol/http/challenges';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { useState } from 'react';
import { activityTexts } from '../../messages/activity.ts';
import { challengeTexts as texts } from '../../messages/challenge.ts';
import { relativeTime } from '../../messages/relative-time.ts';
import styles from './comparison.module.css';

interface Props {
  readonly table: readonly ChallengeLine[];
  /** Called with the run to compare with. */
  readonly onPick: (line: ChallengeLine) => void;
}

/** All who took a challenge, best first. A press on a name compares with that run. */
export function Standings({ table, onPick }: Props) {
  const [now] = useState(Date.now);
  return (
    <>
      <div className={styles['sideHead']}>
        <h2>{texts.tookIt}</h2>
        <span className="soft">{texts.ofHundred(table.length)}</span>
      </div>
      <ol className={styles['lines']}>
        {table.map((line, at) => {
          const { player, score, isOwn, isChallenger } = line;
          const note = isOwn
            ? texts.you
            : isChallenger
              ? texts.challenger
              : relativeTime(line.at, now, activityTexts.ago);
          const content = (
            <>
              <span className={classNames('soft', styles['place'])}>{at + 1}</span>
              <Avatar id={player.id} size={34} />
              <span className={styles['named']}>
                <Username name={player.name} effect={player.usernameEffect} />
                <span className="soft">{score === null ? texts.playing : note}</span>
              </span>
              <b className="num">{score ?? '–'}</b>
            </>
          );
          return (
            <li key={`${line.at} ${player.name}`} className={isOwn ? styles['own'] : undefined}>
              {isOwn || score === null || player.id === null ? (
                <div className={styles['line']}>{content}</div>
              ) : (
                <button
                  type="button"
                  className={classNames(styles['line'], styles['pick'])}
                  aria-label={texts.compareWith(player.name)}
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
