import type { Call } from '@hub/ui/net/http-client.ts';
import * as z from 'zod/mini';
import { beginSignIn, type Consent } from '../../sign-in-calls.ts';

/** Milliseconds between checks whether the window is closed; browsers send no event for that. */
const CLOSED_CHECK_MS = 300;

export type Reason = 'blocked' | 'closed' | 'refused' | 'failed' | 'noCode';

/** The window returned no code. */
export class ConsentError extends Error {
  override readonly name = 'ConsentError';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`no consent: ${reason}`);
    this.reason = reason;
  }
}

const messageSchema = z.object({ type: z.literal('hub.sign-in'), search: z.string() });

/**
 * Sends a newly opened window to the identity provider and returns its answer; always closes the window.
 * Rejects with ConsentError, or with a CallError when the sign-in could not begin.
 */
export async function askForConsent(call: Call, popup: Window | null): Promise<Consent> {
  if (popup === null) throw new ConsentError('blocked');
  try {
    const { url, flow } = await call(beginSignIn, { body: { origin: location.origin } });
    if (popup.closed) throw new ConsentError('closed');
    popup.location.replace(url);
    return { ...readAnswer(await answerOf(popup)), flow };
  } finally {
    popup.close();
  }
}

/** Resolves to the query string that the callback page posts; rejects when the window closes first. */
async function answerOf(popup: Window): Promise<string> {
  const listening = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      let wasClosed = false;
      const look = setInterval(() => {
        // Only at the second check, because a message posted before closing may still be in transit.
        if (wasClosed) reject(new ConsentError('closed'));
        wasClosed = popup.closed;
      }, CLOSED_CHECK_MS);
      listening.signal.addEventListener('abort', () => clearInterval(look));
      const handleMessage = ({ source, origin, data }: MessageEvent) => {
        const message = messageSchema.safeParse(data);
        if (source === popup && origin === location.origin && message.success) resolve(message.data.search);
      };
      window.addEventListener('message', handleMessage, { signal: listening.signal });
    });
  } finally {
    listening.abort();
  }
}

/** Reads code, state and issuer from the callback's query string. */
function readAnswer(search: string): Omit<Consent, 'flow'> {
  const answer = new URLSearchParams(search);
  const error = answer.get('error');
  if (error !== null) throw new ConsentError(error === 'access_denied' ? 'refused' : 'failed');
  const code = answer.get('code');
  if (!code) throw new ConsentError('noCode');
  const iss = answer.get('iss');
  return { code, state: answer.get('state') ?? '', ...(iss === null ? {} : { iss }) };
}
