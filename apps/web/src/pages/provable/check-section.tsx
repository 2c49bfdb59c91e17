import { type Day, daySchema } from '@hub/engine/wire/ids';
import { Button } from '@hub/ui/controls/button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useUtcDay } from '@hub/web/countdown/completion.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { t } from '@lingui/core/macro';
import { ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useCallback, useState } from 'react';
import { type AskedDays, canHash, checkDays, latestDays } from './check-days.ts';
import styles from './check-section.module.css';
import { Verdicts } from './verdicts.tsx';

type Range = Pick<AskedDays, 'from' | 'to'>;

/** The range of two date fields, or undefined if it is none. */
function rangeOf(from: string, to: string): Range | undefined {
  const days = [daySchema.safeParse(from).data, daySchema.safeParse(to).data] as const;
  const [first, last] = days as readonly [Day | undefined, Day | undefined];
  return first === undefined || last === undefined || first > last ? undefined : { from: first, to: last };
}

/** Form for the days to check, and the verdicts on them; the latest days are checked at once. */
export function CheckSection() {
  const [mode, setMode] = useState(dailyScreens[0]?.game.id ?? '');
  const latest = latestDays(useUtcDay());
  const [asked, setAsked] = useState<{ readonly range: Range; readonly turn: number }>();
  const [typedFrom, setFrom] = useState<string>();
  const [typedTo, setTo] = useState<string>();
  const { from, to } = { from: typedFrom ?? latest.from, to: typedTo ?? latest.to };
  const range = asked?.range ?? latest;
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = rangeOf(from, to);
    setIsWrong(typed === undefined);
    if (typed) setAsked((before) => ({ range: typed, turn: (before?.turn ?? 0) + 1 }));
  };
  return (
    <>
      <Card as="form" padded className={styles['form']} onSubmit={submit}>
        <Segmented
          label={t`Game`}
          className={styles['games']}
          options={dailyScreens.map(({ game }) => ({ value: game.id, label: game.names.title }))}
          value={mode}
          onChange={setMode}
        />
        <TextField
          type="date"
          label={t({ message: 'From', comment: 'Label of a date.' })}
          value={from}
          onChange={setFrom}
          aria-invalid={isWrong}
        />
        <TextField
          type="date"
          label={t({ message: 'To', comment: 'Label of a date.' })}
          value={to}
          onChange={setTo}
          aria-invalid={isWrong}
        />
        <Button type="submit" variant="gold" icon={ShieldCheck}>
          {t`Check these days`}
        </Button>
        {isWrong && (
          <ErrorBox className={styles['wrong']}>{t`Choose two days, the earlier one first.`}</ErrorBox>
        )}
      </Card>
      {canHash() ? (
        <Result key={`${mode} ${asked?.turn}`} mode={mode} {...range} />
      ) : (
        <EmptyCard
          title={t`This browser cannot check here`}
          text={t`Browsers compute SHA-256 only on pages with https or on this machine. Use the lines of code below.`}
        />
      )}
    </>
  );
}

function Result({ mode, from, to }: AskedDays) {
  const { call } = useNet();
  const check = useCallback(
    (signal: AbortSignal) => checkDays(call, { mode, from, to }, signal),
    [call, mode, from, to],
  );
  const { reply, failure, again } = useCall(check);
  if (failure)
    return (
      <ErrorCard
        title={t`The days could not be fetched`}
        text={t`Nothing was checked. Try again in a moment.`}
        onRetry={again}
      />
    );
  if (reply === undefined) return <SkeletonRows count={6} label={t`Fetching and checking the days`} />;
  if (reply.length === 0)
    return (
      <EmptyCard
        title={t`No day is published in this range`}
        text={t`The hub publishes every day from its installation until two days ahead.`}
      />
    );
  return <Verdicts verdicts={reply} />;
}
