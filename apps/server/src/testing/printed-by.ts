import { vi } from 'vitest';
import { runAdmin } from '../admin/run.ts';
import { server } from './each-hub.ts';

/** Runs a command of the host with these variables; returns its exit code, the lines that it prints, and the errors among them. */
export async function printedBy(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runAdmin(
    words,
    { LOG_LEVEL: 'silent', ...variables },
    {
      out: (text) => void lines.push(text),
      err: (text) => void [lines, errors].map((all) => all.push(text)),
    },
  );
  return { code, out: lines.join('\n'), err: errors.join('\n') };
}

/** Runs a command beside the server of the running test. */
export const admin = (...words: string[]) => printedBy(words, { DATA_DIR: server.dataDir });

/** Waits until servers have followed a command, at most two seconds. */
export const follows = (check: () => Promise<unknown>) => vi.waitFor(check, { interval: 50 });

/** The id of what a command has added. */
export const idIn = (out: string): string => /^Added as (?<id>\w{6})\.$/.exec(out)?.groups?.['id'] ?? '';
/** The code of an invitation that a command has made. */
export const invitationIn = (out: string): string =>
  /invitation=(?<code>[\w-]+)/.exec(out)?.groups?.['code'] ?? '';
