import { readFileSync } from 'node:fs';
import { isTooNested, readMarkdown, TOO_NESTED } from '@hub/server/platform/markdown.ts';
import { type Arguments, UsageError } from './arguments.ts';
import { CommandError } from './command.ts';

/** A text in Markdown of `--text` or `--file`. Throws when it is empty or too long. */
export function readText({ options }: Arguments, max: number): string {
  const [text, file] = [options.get('text'), options.get('file')];
  if ((text === undefined) === (file === undefined)) throw new UsageError('Give either --text or --file.');
  const given = (text ?? contentOf(file ?? '')).trim();
  if (readMarkdown(given).length === 0) throw new UsageError('The text is empty.');
  if (isTooNested(given)) throw new UsageError(`The text ${TOO_NESTED}.`);
  if (given.length > max) throw new UsageError(`The text may have ${max} characters.`);
  return given;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}
