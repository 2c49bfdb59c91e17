import { AnswerPicture } from '@hub/features/daily/screen/past-answers.tsx';
import { isBroken, type ProofStatus } from '@hub/protocol/daily-proof';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { dateFormat } from '@hub/ui/language/formatters.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { weekdayAndDay } from '@hub/ui/text/day-format.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Clock, History, Lock, ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import type { DayVerdict } from './check-days.ts';
import styles from './verdicts.module.css';

const REASONS = {
  proven: msg`Answer and nonce give the commitment, and the hub published it before the day began.`,
  open: msg`Answer and nonce follow at 00:30 UTC the day after. Copy the commitment now and compare it then.`,
  late: msg`Answer and nonce give the commitment, but it was published after the day had begun: the hub had been down for days, was restored from a backup, or was just installed.`,
  openLate: msg`It was published after the day had begun: the hub had been down for days, was restored from a backup, or was just installed. Answer and nonce follow at 00:30 UTC the day after.`,
  hash: msg`Answer and nonce do not give the commitment. At least one of the three was changed.`,
  link: msg`The commitment of the day before is not the one that this day contains. One of the two days was replaced.`,
  missing: msg`The day before is missing.`,
  gone: msg`The hub does not show this day.`,
  repeated: msg`This day does not come after the one before it.`,
  hidden: msg`The day is closed, but the hub does not reveal answer and nonce.`,
  early: msg`Answer and nonce were revealed before the day was closed.`,
  changed: msg`This is not the commitment that was noted earlier.`,
};

/** Days shown at first, and added at a time. */
const PAGE = 50;

type Badge = { readonly label: MessageDescriptor; readonly color: string; readonly icon: IconType };
const BROKEN: Badge = { label: msg`Broken`, color: 'var(--rose-400)', icon: X };
const BADGES: Partial<Record<ProofStatus, Badge>> = {
  proven: { label: msg`Proven`, color: 'var(--leaf-400)', icon: ShieldCheck },
  open: { label: msg`Not over`, color: 'var(--teal-400)', icon: Clock },
  late: { label: msg`Committed late`, color: 'var(--gold-400)', icon: History },
};

/** The verdict on a range of days: one for all of them, and one for every day. */
export function Verdicts({ verdicts }: { readonly verdicts: readonly DayVerdict[] }) {
  const [shown, setShown] = useState(PAGE);
  const reasons = verdicts
    .filter(({ status }) => isBroken(status))
    .map((verdict) => reasonOf(verdict, false));
  const common = reasons.length > 1 && new Set(reasons).size === 1 ? reasons[0] : undefined;
  return (
    <div className={styles['result']}>
      <Summary verdicts={verdicts} reason={common} />
      <ol aria-label={t`Checked days, newest first`} className={styles['days']}>
        {verdicts.slice(0, shown).map((verdict, index) => (
          // A hub that cheats may show a day twice.
          <li key={`${verdict.day} ${index}`}>
            <DayRow verdict={verdict} isSaid={common !== undefined} />
          </li>
        ))}
      </ol>
      {shown < verdicts.length && (
        <Button block variant="ghost" onClick={() => setShown(shown + PAGE)}>
          {t`Show older days`}
        </Button>
      )}
    </div>
  );
}

type Reason = keyof typeof REASONS;

const countsOf = (proven: number, late: number, open: number): string =>
  late > 0
    ? t`${proven} proven, ${late} committed late, ${open} not over`
    : t`${proven} proven, ${open} not over`;

/** `reason` says why days are broken, if all of them are for the same one. */
function Summary({
  verdicts,
  reason,
}: {
  readonly verdicts: readonly DayVerdict[];
  readonly reason?: Reason | undefined;
}) {
  const count = (status: ProofStatus) => verdicts.filter((day) => day.status === status).length;
  const broken = verdicts.filter(({ status }) => isBroken(status)).length;
  const over = verdicts.length - count('open');
  const state = broken > 0 ? 'broken' : 'fine';
  const title = () => {
    if (broken > 0)
      return t`${broken} of ${plural({ days: verdicts.length }, { one: '# day', other: '# days' })} ${plural(broken, { one: 'is', other: 'are' })} not as promised`;
    return over === 0
      ? t`Not over yet: nothing to check so far`
      : plural({ days: over }, { one: 'The day is as promised', other: 'All # days are as promised' });
  };
  return (
    <Card as="div" className={classNames(styles['summary'], styles[state])}>
      <Icon of={broken > 0 ? ShieldAlert : ShieldCheck} className={styles['shield']} />
      <output>
        <b className="display">{title()}</b>
        {reason && <span className={styles['why']}>{t(REASONS[reason])}</span>}
        <small>{countsOf(count('proven'), count('late'), count('open'))}</small>
      </output>
    </Card>
  );
}

/** `isSaid`: the summary says why days are broken; the row says it when opened. */
function DayRow({ verdict, isSaid }: { readonly verdict: DayVerdict; readonly isSaid: boolean }) {
  const { day, status, proof } = verdict;
  const isOpenLate = status === 'open' && proof !== undefined && proof.committedAt >= Date.parse(day);
  const isLate = status === 'late' || isOpenLate;
  const { label, color, icon } = BADGES[isLate ? 'late' : status] ?? BROKEN;
  const reason = reasonOf(verdict, isOpenLate);
  const isInTitle = isLate || (isBroken(status) && !isSaid);
  return (
    <Disclosure
      className={classNames(styles['day'], isBroken(status) && styles['isBroken'])}
      title={
        <span className={styles['row']}>
          <span className={styles['date']}>{weekdayAndDay(day)}</span>
          <span className={styles['answer']}>
            <span className={classNames('cut', styles['picture'])}>
              {proof?.answer ? <AnswerPicture id={proof.answer} /> : <Icon of={Lock} size="small" />}
            </span>
            {answerOf(verdict)}
          </span>
          <Chip color={color} icon={icon} className={styles['label']}>
            {t(label)}
          </Chip>
          {isInTitle && (
            <span className={classNames(styles['why'], isLate && styles['late'])}>{t(REASONS[reason])}</span>
          )}
        </span>
      }
    >
      {!isInTitle && <p>{t(REASONS[reason])}</p>}
      {proof && <Facts verdict={verdict} />}
    </Disclosure>
  );
}

function reasonOf({ status, proof }: DayVerdict, isOpenLate: boolean): Reason {
  if (proof === undefined) return 'gone';
  return isOpenLate ? 'openLate' : status;
}

function answerOf({ status, proof, name }: DayVerdict): string {
  if (proof === undefined) return t`Not published`;
  if (proof.answer === null) return status === 'open' ? t`Still secret` : t`Not revealed`;
  return name ?? proof.answer;
}

const publishedAt = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

interface Fact {
  readonly name: string;
  readonly value: string | null | undefined;
  /** Digits that are compared one by one. */
  readonly isHex?: boolean;
}

/** What the hub published of a day, and what this page computed from it. */
function Facts({ verdict: { proof, computed, name } }: { readonly verdict: DayVerdict }) {
  if (proof === undefined) return null;
  const answer = name === undefined || name === proof.answer ? proof.answer : `${proof.answer} (${name})`;
  const time = t`${{ time: publishedAt(proof.committedAt) }} UTC`;
  const facts: readonly Fact[] = [
    { name: t`Commitment`, value: proof.commitment, isHex: true },
    { name: t`Computed here`, value: computed, isHex: true },
    { name: t`Answer`, value: answer },
    { name: t`Nonce`, value: proof.nonce, isHex: true },
    { name: t`Commitment of the day before`, value: proof.previous, isHex: true },
    { name: t`Published`, value: time },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ({ name, value, isHex }) =>
          typeof value === 'string' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={classNames(isHex && styles['hex'])}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
