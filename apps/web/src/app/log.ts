import { CallError } from '@hub/ui/net/call-error.ts';

/** Logs failed calls and page errors to the console. */
export function logFailure(error: unknown, detail = ''): void {
  const text = error instanceof CallError ? `${error.failure} (${error.status} ${error.code})` : error;
  // oxlint-disable-next-line no-console -- a page has no other log
  console.warn(text, detail);
}
