import type { DailyStreak } from '@hub/protocol/http/dailies';
import { msg, plural, t } from '@lingui/core/macro';
import { Check, Circle, CloudOff, Flame, Minus, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { Chip } from '../text/chip.tsx';
import { longDay, shortDay } from '../text/day-format.ts';
import { recordKinds } from './record-texts.ts';
import styles from './streak-row.module.css';

const REASONS = {
  completed: msg`completed, counts`,
  frozen: msg`missed, a freeze kept the streak`,
  outage: msg`the hub was down for more than half of the day, neither ends nor lengthens a streak`,
  missed: msg`missed, ends a streak`,
  open: msg`not completed yet`,
  before: msg`before your first completed rift`,
};

export type DayKind = DailyStreak['days'][number]['kind'];

export const DAY_KINDS = [
  'completed',
  'frozen',
  'outage',
  'missed',
  'open',
  'before',
] as const satisfies readonly DayKind[];

/** A missed day is a stone without light. */
export const DAY_ICONS = {
  completed: Check,
  frozen: Snowflake,
  outage: CloudOff,
  open: Circle,
  before: Minus,
} as const satisfies Partial<Record<DayKind, IconType>>;

interface StoneProps {
  readonly kind: DayKind;
  readonly className?: string | undefined;
  /** Replaces the icon. */
  readonly children?: ReactNode;
}

/** The mark of a day; decorative, because its kind is beside it in words. */
export const DayStone = ({ kind, className, children }: StoneProps) => {
  const icon = kind === 'missed' ? undefined : DAY_ICONS[kind];
  return (
    <span aria-hidden data-stone className={classNames('cut', styles['stone'], styles[kind], className)}>
      {children || (icon && <Icon of={icon} size="small" />)}
    </span>
  );
};

interface Props {
  readonly streak: Pick<DailyStreak, 'days'>;
  /** The picture of a completed day, in place of its tick. */
  readonly picture?: ((day: string) => ReactNode) | undefined;
}

/** The last days as a row of stones, oldest first. */
export const StreakRow = ({ streak: { days }, picture }: Props) => (
  <ol
    aria-label={t`The last ${plural({ count: days.length }, { one: '# day', other: '# days' })}`}
    className={styles['row']}
  >
    {days.map(({ day, kind }, index) => (
      <li
        key={day}
        data-counter={index === days.length - 1 ? 'streak' : undefined}
        title={`${shortDay(day)}: ${t(recordKinds[kind])}`}
      >
        <DayStone kind={kind} className={index === days.length - 1 ? styles['today'] : undefined}>
          {kind === 'completed' && picture?.(day)}
        </DayStone>
        <span className="sr">{`${longDay(day)}: ${t(REASONS[kind])}`}</span>
      </li>
    ))}
  </ol>
);

/** Length, unless it is shown elsewhere, freezes and longest streak as chips. */
export const StreakFacts = ({
  streak,
  short,
}: {
  readonly streak: DailyStreak;
  readonly short?: boolean;
}) => (
  <p className={styles['facts']}>
    {!short && (
      <Chip color="var(--gold-400)" icon={Flame}>
        {plural({ count: streak.length }, { one: '# day', other: '# days' })}
      </Chip>
    )}
    <Chip color="var(--frost-400)" icon={Snowflake}>
      {t`${plural({ count: streak.freezes }, { one: '# freeze', other: '# freezes' })} left`}
    </Chip>
    <Chip>{t`Longest: ${plural({ count: streak.longest }, { one: '# day', other: '# days' })}`}</Chip>
  </p>
);
