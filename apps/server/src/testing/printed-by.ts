import { runAdmin } from '../admin/run.ts';

/** Runs a command of the host with these variables; returns its exit code and the lines that it prints, errors among them. */
export async function printedBy(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runAdmin(words, { LOG_LEVEL: 'silent', ...variables }, { out: print, err: print });
  return { code, out: lines.join('\n') };
}
