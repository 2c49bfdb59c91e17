import type { Day } from '@hub/engine/wire/ids';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { recordTexts } from '@hub/ui/daily/record-texts.ts';
import { type DayKind, DayStone } from '@hub/ui/daily/streak-row.tsx';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { mediumDay, monthAndYear, shortDay } from '@hub/ui/text/day-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, Dumbbell, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { AnswerPicture, useAnswers } from '../../features/streak/past-answers.tsx';
import { iconsOf } from '../../icons.ts';
import { Link } from '../../links/link.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { playPath, practicePath } from '../../links/paths.ts';
import { dailyArchiveTexts as texts } from '../../messages/daily-archive.ts';
import styles from './month-calendar.module.css';
import { type CalendarDay, columnOf, type Month, summaryOf } from './months.ts';

interface Props {
  readonly screen: DailyScreen;
  readonly month: Month;
  /** Without the days that the streak's calendar does not reach. */
  readonly kinds: ReadonlyMap<Day, DayKind>;
}

/** A month as a calendar in which solved days show their answers; no other answer is shown. */
export function MonthCalendar({ screen, month, kinds }: Props) {
  const titleId = useId();
  const { closed, solved, fewest, average, open } = summaryOf(month);
  const last = month.days.findLast(({ entry }) => entry !== undefined)?.day;
  const answers = useAnswers(screen.game.id, solved > 0 ? month.day : undefined, last);
  const { data: nameOf } = useQuery({
    queryKey: ['answerNames'],
    queryFn: async () => (await import('../../features/streak/answer-names.ts')).answerName,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chain = month.days.map(({ day }) => kinds.get(day));
  return (
    <Plate aria-labelledby={titleId} className={styles['month']}>
      <div className={styles['side']}>
        <h2 id={titleId}>{monthAndYear(month.day)}</h2>
        <p className={styles['solved']}>
          <b>{solved}</b> {texts.ofDays(closed)}
        </p>
        <ProgressBar
          label={texts.solvedDays}
          value={solved}
          max={closed}
          leastFill={0}
          className={styles['bar']}
        />
        {fewest !== undefined && (
          <dl className={styles['facts']}>
            <div>
              <dt>{texts.fewest}</dt>
              <dd>{recordTexts.guesses(fewest)}</dd>
            </div>
            <div>
              <dt>{texts.average}</dt>
              <dd>{average.toFixed(1)}</dd>
            </div>
          </dl>
        )}
        {open && (
          <PageButton icon={Dumbbell} to={practicePath(screen, open.day)} className={styles['next']}>
            {texts.practiseNext(shortDay(open.day))}
          </PageButton>
        )}
      </div>
      <div className={styles['calendar']}>
        <p aria-hidden className={styles['weekdays']}>
          {texts.weekdays.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <ol aria-label={monthAndYear(month.day)} className={styles['days']}>
          {month.days.map((day, index) => {
            const isFound = typeof day.entry?.attempts === 'number';
            const answer = isFound ? answers?.get(day.day) : undefined;
            const kind = chain[index];
            return (
              <li
                key={day.day}
                className={classNames(
                  kind === 'completed' && chain[index - 1] === 'completed' && styles['linked'],
                )}
                style={{ '--column': index === 0 ? columnOf(day.day) : undefined } as CSSProperties}
              >
                <DayCell
                  screen={screen}
                  {...day}
                  kind={kind}
                  answer={answer}
                  name={answer && nameOf?.(answer)}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </Plate>
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
  if (entry === undefined) return <OpenCell screen={screen} day={day} kind={kind} date={date} />;
  const { number, attempts } = entry;
  const isKept = kind === 'frozen' || kind === 'outage';
  const state = attempts === null ? kind && recordTexts.kinds[kind] : recordTexts.guesses(attempts);
  return (
    <Link
      to={practicePath(screen, day)}
      className={classNames('cut', styles['cell'], attempts !== null && styles['found'])}
      aria-label={texts.practiseDay(
        number,
        mediumDay(day),
        [state, name].filter((part) => part !== undefined),
      )}
    >
      {answer !== undefined && <AnswerPicture id={answer} />}
      {attempts === null && <Icon of={iconsOf(screen).glyph} className={styles['glyph']} />}
      {date}
      {attempts !== null && <span className={styles['count']}>{texts.inGuesses(attempts)}</span>}
      {attempts === null && isKept && <DayStone kind={kind} className={styles['mark']} />}
      <span className={styles['name']}>{attempts === null ? texts.practise : name}</span>
    </Link>
  );
}

interface OpenProps extends Pick<CellProps, 'screen' | 'day' | 'kind'> {
  readonly date: ReactNode;
}

/** A day whose rift is not closed: today, and for half an hour the day before. */
function OpenCell({ screen, day, kind, date }: OpenProps) {
  if (kind === 'open')
    return (
      <Link
        to={playPath(screen)}
        aria-label={texts.playToday(shortDay(day))}
        className={classNames('cut', styles['cell'], styles['today'])}
      >
        <Icon of={Play} className={styles['glyph']} />
        {date}
        <span className={styles['name']}>{texts.play}</span>
      </Link>
    );
  const isDone = kind === 'completed';
  return (
    <span className={classNames('cut', styles['cell'], isDone && styles['done'])}>
      {isDone && <Icon of={Check} className={styles['glyph']} />}
      {date}
      {isDone && <span className={styles['name']}>{recordTexts.kinds.completed}</span>}
    </span>
  );
}
