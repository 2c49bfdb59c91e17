import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Whether a file declares a test, or a row of a table of tests, of this title; placeholders of `it.each` included. */
export function declares(file: string, title: string): boolean {
  if (!existsSync(path.join(ROOT, file))) return false;
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const literally = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:[([]\\s*|\\bname: )(['"\`])${literally}\\1,\\s`).test(source);
}
