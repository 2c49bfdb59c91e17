import type { LastRound } from './clash-view.ts';
import styles from './last-round-line.module.css';
import { clashTexts as texts } from './texts.ts';

/** Result of the previous round in one line. */
export function LastRoundLine({ round }: { readonly round: LastRound }) {
  const { spell, cooldown, closest, guess, gained } = round;
  return (
    <div className={styles['line']}>
      <span>
        {texts.lastRound} <b>{spell}</b> {texts.seconds(cooldown)}
      </span>
      <span>
        {texts.gainedLabel} <b className="num">{texts.gained(gained)}</b>
      </span>
      <span className="clip">
        {texts.closest} <b>{closest.length === 0 ? texts.nobody : closest.join(', ')}</b>{' '}
        {guess !== null && texts.closestWith(guess)}
      </span>
    </div>
  );
}
