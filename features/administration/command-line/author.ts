import { userInfo } from 'node:os';
import { UsageError } from './arguments.ts';
import { oneLine } from './formatting.ts';

/** Maximum characters of a reason. */
const REASON_MAX = 300;

/** Who runs the command, and why, for the audit log. */
export function authorOf(options: ReadonlyMap<string, string>): { actor: string; reason: string } {
  const reason = oneLine(options.get('reason') ?? '');
  if (reason.length > REASON_MAX) throw new UsageError(`The reason may have ${REASON_MAX} characters.`);
  return { actor: userName(), reason };
}

/** A user id without an entry in the system's list, as in a container, has no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
