import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { useState } from 'react';
import { type FeedbackReport, sendFeedback } from '../calls.ts';
import { forwardReport } from './forward-report.ts';

/** Why sending a report failed, as far as it matters to the player. */
export type SendFault = 'tooOften' | 'offline' | 'failed';

interface Options {
  /** DSN of the external service; null without one. */
  readonly forwardDsn: string | null;
  /** Called once a report is stored, even if the form has been closed. */
  readonly onSent: (report: FeedbackReport) => void;
}

interface Sending {
  readonly send: (report: FeedbackReport) => Promise<void>;
  readonly isSending: boolean;
  /** Why the last attempt failed. */
  readonly fault: SendFault | undefined;
  readonly forgetFault: () => void;
}

/** Sends reports to the server, then to the external service if there is one. */
export function useSendReport({ forwardDsn, onSent }: Options): Sending {
  const { call } = useNet();
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<SendFault>();

  const send = async (report: FeedbackReport): Promise<void> => {
    setIsSending(true);
    setFault(undefined);
    try {
      await call(sendFeedback, { body: report });
      onSent(report);
      if (forwardDsn !== null) void forward(forwardDsn, report);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setIsSending(false);
    }
  };

  return { send, isSending, fault, forgetFault: () => setFault(undefined) };
}

function faultOf(error: unknown): SendFault {
  if (!(error instanceof CallError)) return 'failed';
  if (error.code === 'too_many_requests') return 'tooOften';
  return error.isNetworkFault ? 'offline' : 'failed';
}

const forward = (dsn: string, report: FeedbackReport): Promise<void> =>
  forwardReport({
    dsn,
    report,
    fetch: (...request) => fetch(...request),
    now: serverNow(),
    eventId: randomHex(),
  });

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
