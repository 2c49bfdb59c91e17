import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { HostActionKind, LoggedAction } from './host-action.ts';

/** Who acts and why; both are in the audit log. `by`: see `LoggedAction`. */
export type Author = {
  readonly clock: Clock;
  readonly actor: string;
  readonly reason: string;
  readonly by?: LoggedAction['by'];
};

/** Makes the lines of the audit log for what one command does. */
export const logLines =
  ({ clock, actor, reason, by }: Author) =>
  (kind: HostActionKind, subject: string, at = clock.now()): LoggedAction => ({
    id: randomUUID(),
    kind,
    subject,
    actor,
    reason,
    at,
    by,
  });
