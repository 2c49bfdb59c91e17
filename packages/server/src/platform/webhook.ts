import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import { reasonOf } from './reason.ts';

export type AlertKind =
  | 'backup_failed'
  | 'backup_overdue'
  | 'disk_low'
  | 'reports_waiting'
  | 'answers_waiting'
  | 'feedback_waiting'
  | 'keys_tried';

/** Tells the host of a trouble; at once, without waiting, and the same kind at most once in six hours, of what waits once a day. */
export type Alert = (kind: AlertKind, text: string) => void;

const REPEAT_MS = 21_600_000;
const REPORTS_REPEAT_MS = 86_400_000;
const TIMEOUT_MS = 10_000;

/** Sends one message as the JSON that chat services show. Rejects with the reason. */
export async function callWebhook(
  url: string,
  { kind, hub, text }: { readonly kind: AlertKind | 'test'; readonly hub: string; readonly text: string },
): Promise<void> {
  const line = `${hub}: ${text}`;
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, hub, text: line, content: line }),
    // Alerts go where the host says, and nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
}

type Deps = {
  /** Undefined: alerts are only logged. */
  readonly url: string | undefined;
  /** Address or name by which the host knows this hub. */
  readonly hub: string;
  readonly clock: Clock;
  readonly logger: Logger;
};

/**
 * Sends alerts to a webhook as JSON; `text` and `content` are what chat services show. A webhook that fails is logged and
 * changes nothing else: the alert is sent again while the trouble lasts.
 */
export function createAlert({ url, hub, clock, logger }: Deps): Alert {
  const sentAt = new Map<AlertKind, number>();
  const send = async (kind: AlertKind, text: string): Promise<void> => {
    if (url === undefined) return;
    try {
      await callWebhook(url, { kind, hub, text });
    } catch (error) {
      sentAt.delete(kind);
      // Without its address, which usually is a secret.
      logger.warn({ kind, reason: reasonOf(error) }, 'the webhook could not be called');
    }
  };
  return (kind, text) => {
    const repeatMs = kind.endsWith('_waiting') ? REPORTS_REPEAT_MS : REPEAT_MS;
    if (Math.abs(clock.now() - (sentAt.get(kind) ?? Number.NEGATIVE_INFINITY)) < repeatMs) return;
    sentAt.set(kind, clock.now());
    logger.warn({ kind }, text);
    void send(kind, text);
  };
}
