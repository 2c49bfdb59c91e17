import { CallError } from '@hub/ui/net/call-error.ts';

/** What the page notes for whoever opens the console: failed calls and faults of a page (platform 8). */
export function logFailure(error: unknown, detail = ''): void {
  const text = error instanceof CallError ? `${error.failure} (${error.status} ${error.code})` : error;
  // oxlint-disable-next-line no-console -- the specification asks for it, and a page has no other log
  console.warn(text, detail);
}
