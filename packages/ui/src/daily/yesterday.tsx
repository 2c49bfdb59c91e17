import { daysAfter } from '@hub/engine/wire/days';
import { Trans } from '@lingui/react/macro';
import type { Picture } from './guess-search.tsx';
import type { Puzzle } from './puzzle.ts';
import styles from './yesterday.module.css';

/** The published answers of past days: id by UTC day. */
export type PastAnswers = ReadonlyMap<string, string>;

interface Props {
  readonly puzzle: Puzzle;
  readonly answers: PastAnswers;
  readonly picture: Picture;
}

/** The answer of the day before the puzzle's; nothing if it is unknown. */
export function Yesterday({ puzzle: { day, candidates }, answers, picture }: Props) {
  const id = answers.get(daysAfter(day, -1));
  const answer = candidates.find((candidate) => candidate.id === id);
  if (answer === undefined) return null;
  const { name } = answer;
  return (
    <p className={styles['yesterday']}>
      <span className={styles['picture']}>{picture(answer.id)}</span>
      <Trans>
        Yesterday: <b>{name}</b>
      </Trans>
    </p>
  );
}
