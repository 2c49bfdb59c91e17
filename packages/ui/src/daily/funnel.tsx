import { plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './funnel.module.css';
import type { Picture } from './guess-search.tsx';
import type { Coach, Guess } from './puzzle.ts';

interface Props extends Pick<Coach, 'possible' | 'best'> {
  readonly guesses: readonly Guess[];
  readonly picture: Picture;
}

/** More guesses than this are a list at every width. */
const MOST_COLUMNS = 7;
/** The end of the funnel, of its height in percent. */
const TIP = 6;

/** How many answers were possible before and after each guess: a funnel, or a list where it is narrow. */
export function Funnel({ possible, best, guesses, picture }: Props) {
  const [start = 1] = possible;
  // Half of the answers gone is one step, from whatever number.
  const heightOf = (left: number) =>
    start > 1 ? TIP + ((100 - TIP) * Math.log2(left)) / Math.log2(start) : TIP;
  return (
    <ol
      className={classNames(styles['funnel'], guesses.length <= MOST_COLUMNS && styles['columns'])}
      style={{ '--guesses': guesses.length } as CSSProperties}
    >
      {guesses.map(({ id, name, isAnswer }, at) => {
        const [before = 1, after = 1] = possible.slice(at);
        const isBest = at === best && guesses.length > 1;
        return (
          <li
            key={id}
            className={classNames(styles['turn'], isBest && styles['best'], isAnswer && styles['found'])}
          >
            <span className={styles['guess']}>
              <span aria-hidden className={classNames('cut', styles['emblem'])}>
                {picture(id)}
              </span>
              <span className={styles['words']}>
                <b>{name}</b>
                <span>
                  {isBest
                    ? t`Helped most`
                    : isAnswer
                      ? t`Found`
                      : plural({ count: before - after }, { 0: 'Ruled out none', other: 'Ruled out #' })}
                </span>
              </span>
              <span className="sr">
                {t({
                  message: `${before} possible before, ${after} after.`,
                  comment: 'For screen readers: what was possible before and after a guess.',
                })}
              </span>
            </span>
            <span aria-hidden className={styles['part']}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d={shapeOf(heightOf(before), isAnswer ? 1 : heightOf(after))} />
              </svg>
              <span className={classNames('num', styles['before'])}>
                {before} <small>{labelOf(before, at, guesses.length)}</small>
              </span>
            </span>
            <span
              aria-hidden
              className={styles['bar']}
              style={
                {
                  '--before': heightOf(before) / 100,
                  '--after': isAnswer ? 0.03 : heightOf(after) / 100,
                } as CSSProperties
              }
            >
              <i />
              <i />
            </span>
            <span aria-hidden className={classNames('num', styles['after'])}>
              {isAnswer ? '✓' : after}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function labelOf(before: number, at: number, guesses: number): string {
  if (at === 0) return plural(before, { one: 'answer possible', other: 'answers possible' });
  return at === guesses - 1 ? t({ message: 'left', comment: 'After a number: answers that are left.' }) : '';
}

/** A piece of the funnel, from one height to another, in percent. */
function shapeOf(from: number, to: number): string {
  const [a, b] = [from / 2, to / 2];
  return `M0 ${50 - a}C50 ${50 - a} 50 ${50 - b} 100 ${50 - b}V${50 + b}C50 ${50 + b} 50 ${50 + a} 0 ${50 + a}Z`;
}
