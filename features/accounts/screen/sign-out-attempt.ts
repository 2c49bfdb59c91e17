import { CallError } from '@hub/ui/net/call-error.ts';
import type { Call } from '@hub/ui/net/http-client.ts';
import type { SessionStore } from '@hub/web/session/session-store.ts';
import { resumeSignOut } from '../recovery-calls.ts';
import { createAttempt } from './attempt.ts';

/** Signing out the other devices: all tabs of this browser share the token that it revokes. */
export const signOutAttempt = createAttempt(() => localStorage, 'hub.sign-out');

let resumed: Promise<void> | undefined;

/**
 * Called when the hub has revoked a token. Ends its session, unless this browser has signed out the others with it and has not
 * received the answer: then it asks for the answer again, now or at the next refused call.
 */
export function onRevoked(session: SessionStore, call: Call, token: string): Promise<void> {
  resumed ??= resume(session, call, token).finally(() => {
    resumed = undefined;
  });
  return resumed;
}

async function resume(session: SessionStore, call: Call, token: string): Promise<void> {
  const isCurrent = () => session.getState().token === token;
  if (!isCurrent()) return;
  const keep = (newest: string) => {
    if (isCurrent()) session.renew(newest);
  };
  // Only the hub's own word about the token ends its session.
  const isEnded = await newestToken(call, token, keep).then(
    (newest) => newest === undefined,
    () => false,
  );
  if (!isEnded) return;
  signOutAttempt.end();
  if (isCurrent()) session.end('revoked');
}

/**
 * The newest token of an account, when this browser has signed out the others with `token`, which that revoked, and has not received
 * the answer; undefined when it was revoked elsewhere. Stores it with `keep`. Throws when the hub does not answer.
 */
export async function newestToken(
  call: Call,
  token: string,
  keep: (newest: string) => void,
): Promise<string | undefined> {
  const attempt = signOutAttempt.open();
  if (attempt === undefined) return undefined;
  try {
    const answer = await call(resumeSignOut, { body: { token, attempt } });
    keep(answer.token);
    signOutAttempt.end();
    return answer.token;
  } catch (fault) {
    // The try may be that of another account.
    if (fault instanceof CallError && fault.code === 'token_revoked') return undefined;
    throw fault;
  }
}
