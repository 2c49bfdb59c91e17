import type { ChallengeLine } from '@hub/protocol/http/challenges';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { challengeTexts as texts } from '../../messages/challenge.ts';
import styles from './standings.module.css';

interface Props {
  readonly table: readonly ChallengeLine[];
  /** How many took it. */
  readonly all: number;
  /** Called with the run to compare with. */
  readonly onPick?: (line: ChallengeLine) => void;
}

/** Who took a challenge, best first. A press on a name compares with that run, where one's own is over. */
export function Standings({ table, all, onPick }: Props) {
  return (
    <>
      <div className={styles['sideHead']}>
        <h2>{texts.tookIt}</h2>
        <span className="soft">{texts.ofHundred(all)}</span>
      </div>
      <ol>
        {table.map((line, at) => {
          const { player, score, isOwn, isChallenger } = line;
          const note = score === null ? texts.playing : isOwn ? texts.you : isChallenger && texts.challenger;
          const content = (
            <>
              <span className="soft">{at + 1}</span>
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
