import { type Day, daySchema } from '@hub/engine/wire/ids';
import { Button } from '@hub/ui/controls/button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { EmptyPlate } from '@hub/ui/feedback/empty-plate.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { SkeletonRows } from '@hub/ui/feedback/skeleton-rows.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { ShieldCheck } from 'lucide-react';
import { type SubmitEvent, useCallback, useState } from 'react';
import { useUtcDay } from '../../features/countdown/completion.ts';
import { dailyScreens } from '../../games.ts';
import { provableTexts } from '../../messages/provable.ts';
import { type AskedDays, canHash, checkDays, latestDays } from './check-days.ts';
import styles from './check-section.module.css';
import { Verdicts } from './verdicts.tsx';

const texts = provableTexts.check;

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
      <Plate as="form" padded className={styles['form']} onSubmit={submit}>
        <Segmented
          label={texts.game}
          className={styles['games']}
          options={dailyScreens.map(({ game }) => ({ value: game.id, label: game.names.title }))}
          value={mode}
          onChange={setMode}
        />
        <TextField type="date" label={texts.from} value={from} onChange={setFrom} aria-invalid={isWrong} />
        <TextField type="date" label={texts.to} value={to} onChange={setTo} aria-invalid={isWrong} />
        <Button type="submit" look="gold" icon={ShieldCheck}>
          {texts.submit}
        </Button>
        {isWrong && <ErrorBox className={styles['wrong']}>{texts.wrongRange}</ErrorBox>}
      </Plate>
      {canHash() ? (
        <Result key={`${mode} ${asked?.turn}`} mode={mode} {...range} />
      ) : (
        <EmptyPlate title={texts.noHash} text={texts.noHashText} />
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
  if (failure) return <ErrorPlate title={texts.failed} text={texts.failedText} onRetry={again} />;
  if (reply === undefined) return <SkeletonRows count={6} label={texts.loading} />;
  if (reply.length === 0) return <EmptyPlate title={texts.empty} text={texts.emptyText} />;
  return <Verdicts verdicts={reply} />;
}
