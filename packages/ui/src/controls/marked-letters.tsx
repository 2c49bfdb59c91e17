import styles from './marked-letters.module.css';
import { matchedRuns } from './text-match.ts';

interface Props {
  readonly text: string;
  readonly query: string;
}

/** Shows `text` with the letters that match the typed query in gold. */
export function MarkedLetters({ text, query }: Props) {
  return (
    <span>
      {matchedRuns(text, query).map((run) =>
        run.matched ? (
          <mark key={run.start} className={styles['mark']}>
            {run.text}
          </mark>
        ) : (
          run.text
        ),
      )}
    </span>
  );
}
