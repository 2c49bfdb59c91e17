import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './coach-part.module.css';
import { coachTexts as texts } from './coach-texts.ts';
import type { Coach, Puzzle } from './puzzle.ts';

interface Props {
  readonly coach: Coach;
  readonly puzzle: Pick<Puzzle, 'guesses' | 'candidates'>;
}

/** What the guesses of a solved puzzle were worth: what each one left, the best one, a better one, skill and luck. */
export function CoachPart({ coach, puzzle: { guesses, candidates } }: Props) {
  const { possible, best, better, skill, luck } = coach;
  const [start = 1] = possible;
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? id;
  // Half of the answers gone is one step, from whatever number.
  const shareOf = (left: number) => (start > 1 ? Math.log2(left) / Math.log2(start) : 0);
  return (
    <section className={styles['coach']} aria-label={texts.title}>
      <h4 className={styles['title']}>{texts.title}</h4>
      <p className={styles['start']}>{texts.start(start)}</p>
      <ol className={styles['guesses']}>
        {guesses.map(({ id, name, isAnswer }, index) => {
          const left = possible[index + 1] ?? 1;
          const isBest = index === best && guesses.length > 1;
          return (
            <li
              key={id}
              className={classNames(isBest && styles['best'])}
              style={{ '--share': shareOf(left) } as CSSProperties}
            >
              <span className={styles['name']}>
                {name}
                {isBest && <Icon of={Star} label={texts.best} />}
              </span>
              <span className={styles['left']}>{isAnswer ? texts.found : texts.left(left)}</span>
              <i aria-hidden />
            </li>
          );
        })}
      </ol>
      {better && (
        <p className={styles['sentence']}>
          {texts.better({
            name: nameOf(better.id),
            instead: guesses[better.guess]?.name ?? '',
            left: better.possible,
            wasAnswer: better.id === guesses.at(-1)?.id,
          })}
        </p>
      )}
      <p className={styles['sentence']}>{texts.judgement(skill, luck)}</p>
    </section>
  );
}
