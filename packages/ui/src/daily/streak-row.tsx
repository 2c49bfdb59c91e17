import type { DailyStreak } from '@hub/protocol/http/dailies';
import { Check, Circle, CloudOff, Flame, Minus, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { Chip } from '../text/chip.tsx';
import { longDay, shortDay } from '../text/day-format.ts';
import { recordTexts as texts } from './record-texts.ts';
import styles from './streak-row.module.css';

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
  <ol aria-label={texts.calendar(days.length)} className={styles['row']}>
    {days.map(({ day, kind }, index) => (
      <li
        key={day}
        data-counter={index === days.length - 1 ? 'streak' : undefined}
        title={`${shortDay(day)}: ${texts.kinds[kind]}`}
      >
        <DayStone kind={kind} className={index === days.length - 1 ? styles['today'] : undefined}>
          {kind === 'completed' && picture?.(day)}
        </DayStone>
        <span className="sr">{`${longDay(day)}: ${texts.reasons[kind]}`}</span>
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
        {texts.length(streak.length)}
      </Chip>
    )}
    <Chip color="var(--frost-400)" icon={Snowflake}>
      {texts.freezes(streak.freezes)}
    </Chip>
    <Chip>{texts.longest(streak.longest)}</Chip>
  </p>
);
