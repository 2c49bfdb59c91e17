import styles from './jinx.module.css';
import { chainTexts as texts } from './texts.ts';

/** Violet effect, shown for a second when a chain breaks. Screen readers get the text elsewhere. */
export function Jinx() {
  return (
    <div aria-hidden className={styles['jinx']}>
      <b>{texts.jinxed}</b>
      <p>{texts.jinxedLine}</p>
    </div>
  );
}
