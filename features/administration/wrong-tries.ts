import type { Db } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import { counted } from '@hub/server/platform/counted.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Alert } from '@hub/server/platform/webhook.ts';
import { insertAction } from '@hub/server/store/audit-lines.ts';
import { logLines } from '@hub/server/store/log-line.ts';

const WINDOW_MS = 3_600_000;
/** Lines of one account in an hour: a player without a role could fill the log otherwise. */
const LINES = 20;
/** Tries in an hour of which the host is told. */
const ALERTED = 10;

export type WrongTry = {
  /** The account, or `first run`. */
  readonly subject: string;
  /** The name of the player, or `visitor`: an empty hub knows nobody, and addresses of callers are not stored. */
  readonly actor: string;
  readonly how: 'link' | 'code' | 'passkey' | 'key of the console';
};

type Deps = {
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  readonly db: Db;
  readonly alert: Alert;
};

/** Notes codes and keys that open nothing: in the server's log, in the audit log, and from ten in an hour on at the webhook. */
export function createWrongTries({ clock, logger, db, alert }: Deps): (wrong: WrongTry) => Promise<void> {
  let since = Number.NEGATIVE_INFINITY;
  let tries = 0;
  const lines = new Map<string, number>();
  return async ({ subject, actor, how }) => {
    const now = clock.now();
    if (Math.abs(now - since) >= WINDOW_MS) {
      since = now;
      tries = 0;
      lines.clear();
    }
    tries += 1;
    // The log and the webhook name no player; the line of the audit log does.
    logger.warn({ how }, 'a wrong key of the administration');
    if (tries >= ALERTED)
      alert(
        'keys_tried',
        `${counted(tries, 'wrong key', 'wrong keys')} of the administration within an hour, the last a ${how}.`,
      );
    const line = (lines.get(subject) ?? 0) + 1;
    lines.set(subject, line);
    if (line <= LINES) await insertAction(db, logLines({ clock, actor, reason: how })('wrong key', subject));
  };
}
