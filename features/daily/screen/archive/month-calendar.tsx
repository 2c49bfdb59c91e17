import type { Day } from '@hub/engine/wire/ids';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { recordKinds } from '@hub/ui/daily/record-texts.ts';
import { DAY_ICONS, type DayKind } from '@hub/ui/daily/streak-row.tsx';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { listOf, numberFormat } from '@hub/ui/language/formatters.ts';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { mediumDay, monthAndYear, shortDay, weekdayOf } from '@hub/ui/text/day-format.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { Link } from '@hub/web/links/link.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { playPath, practicePath } from '@hub/web/links/paths.ts';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Dumbbell, Play } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { AnswerPicture, useAnswers } from '../past-answers.tsx';
import styles from './month-calendar.module.css';
import { type CalendarDay, columnOf, type Month, summaryOf } from './months.ts';

/** Days of some week, for the names of its days. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2024-01-0${day}`);

interface Props {
  readonly screen: DailyScreen;
  readonly month: Month;
  /** Without the days that the streak's calendar does not reach. */
  readonly kinds: ReadonlyMap<Day, DayKind>;
}

/** A month as a calendar in which solved days show their answers; no other answer is shown. */
export function MonthCalendar({ screen, month: { day: first, days }, kinds }: Props) {
  const titleId = useId();
  const { closed, attempts, open } = summaryOf(days);
  const count = closed.length;
  const solved = attempts.length;
  const answers = useAnswers(screen.game.id, solved > 0 ? first : undefined, closed.at(-1)?.day);
  const { data: nameOf } = useQuery({
    queryKey: ['answerNames'],
    queryFn: async () => (await import('../answer-names.ts')).answerName,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSolved = (at: number) => kinds.get(days[at]?.day ?? first) === 'completed';
  return (
    <Card aria-labelledby={titleId} className={styles['month']}>
      <div className={styles['side']}>
        <h2 id={titleId}>{monthAndYear(first)}</h2>
        <p>
          <Trans>
            <b>{solved}</b> of <Plural value={count} one="# day" other="# days" /> solved
          </Trans>
        </p>
        <ProgressBar
          label={t`Solved days`}
          value={solved}
          max={count}
          leastFill={0}
          className={styles['bar']}
        />
        {solved > 0 && <p>{guessesOf(attempts)}</p>}
        {open && (
          <PageButton icon={Dumbbell} to={practicePath(screen, open.day)}>
            {t`Practise ${{ day: shortDay(open.day) }}`}
          </PageButton>
        )}
      </div>
      <div>
        <p aria-hidden className={styles['weekdays']}>
          {WEEK.map((day) => (
            <span key={day}>{weekdayOf(day)}</span>
          ))}
        </p>
        <ol aria-label={monthAndYear(first)} className={styles['days']}>
          {days.map((day, at) => {
            const answer = typeof day.entry?.attempts === 'number' ? answers?.get(day.day) : undefined;
            return (
              <li
                key={day.day}
                className={classNames(at > 0 && isSolved(at) && isSolved(at - 1) && styles['linked'])}
                style={{ '--column': at === 0 ? columnOf(day.day) : undefined } as CSSProperties}
              >
                <DayCell
                  screen={screen}
                  {...day}
                  kind={kinds.get(day.day)}
                  answer={answer}
                  name={answer && nameOf?.(answer)}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}

interface CellProps extends CalendarDay {
  readonly screen: DailyScreen;
  readonly kind: DayKind | undefined;
  /** Its id, if the player has found it. */
  readonly answer: string | undefined;
  readonly name: string | undefined;
}

function DayCell({ screen, day, entry, kind, answer, name }: CellProps) {
  const date = <span className={styles['date']}>{Number(day.slice(8))}</span>;
  if (entry === undefined) {
    // Today, and for half an hour the day before.
    if (kind !== 'open')
      return (
        <span className={classNames('cut', styles['cell'])}>
          {date}
          {kind === 'completed' && <Words icon={Check}>{t`Completed`}</Words>}
        </span>
      );
    return (
      <Link
        to={playPath(screen)}
        aria-label={t({
          message: `Play today's rift, ${{ day: shortDay(day) }}`,
          comment: 'The same for screen readers.',
        })}
        className={classNames('cut', styles['cell'], styles['today'])}
      >
        {date}
        <Words icon={Play}>{t`Play`}</Words>
      </Link>
    );
  }
  const { number, attempts } = entry;
  const state =
    attempts === null
      ? kind && t(recordKinds[kind])
      : plural({ count: attempts }, { one: '# guess', other: '# guesses' });
  const known = [state, name].filter((part) => part !== undefined);
  return (
    <Link
      to={practicePath(screen, day)}
      aria-label={listOf([t`Practise no. ${number}, ${{ day: mediumDay(day) }}`, ...known], 'narrow')}
      className={classNames(
        'cut',
        styles['cell'],
        attempts !== null ? styles['found'] : kind && styles[kind],
      )}
    >
      {answer !== undefined && <AnswerPicture id={answer} />}
      {attempts !== null && answer === undefined && <Icon of={Check} className={styles['glyph']} />}
      {date}
      {attempts !== null && (
        <span className={styles['name']}>
          <b>{attempts}</b>
          {name !== undefined && <span> · </span>}
          <span>{name}</span>
        </span>
      )}
      {attempts === null &&
        (kind === 'frozen' || kind === 'outage' ? (
          <Words icon={DAY_ICONS[kind]}>{t(recordKinds[kind])}</Words>
        ) : (
          <Words icon={iconsOf(screen).glyph}>{t`Practise`}</Words>
        ))}
    </Link>
  );
}

const Words = ({ icon, children }: { readonly icon: IconType; readonly children: string }) => (
  <>
    <Icon of={icon} className={styles['glyph']} />
    <span className={styles['name']}>{children}</span>
  </>
);

const AVERAGE = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `attempts` has one number a solved day. */
function guessesOf(attempts: readonly number[]): string {
  const average = attempts.reduce((sum, count) => sum + count, 0) / attempts.length;
  return t`Best: ${{ best: Math.min(...attempts) }}, on average ${{ average: AVERAGE(average) }} guesses.`;
}
