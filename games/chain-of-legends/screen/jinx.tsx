import styles from './jinx.module.css';
import { chainTexts as texts } from './texts.ts';

/** The violet second in which a chain breaks. What happened is said aloud elsewhere. */
export function Jinx() {
  return (
    <div aria-hidden className={styles['jinx']}>
      <b>{texts.jinxed}</b>
      <p>{texts.jinxedLine}</p>
    </div>
  );
}
