import { readFileSync } from 'node:fs';
import { type Arguments, UsageError } from '@hub/features/administration/command-line/arguments.ts';
import { formatTime, oneLine, table } from '@hub/features/administration/command-line/formatting.ts';
import { timeOf } from '@hub/features/administration/command-line/times.ts';
import { HOST_NEWS_SHOWN } from '@hub/features/news/server.ts';
import { isTooNested, readMarkdown, TOO_NESTED } from '@hub/server/platform/markdown.ts';
import { type Command, CommandError } from './command.ts';
import { openTools } from './player-verbs.ts';

const TITLE_MAX = 100;
const NEWS_MAX = 8_000;
const NOTICE_MAX = 300;

/** A text in Markdown of `--text` or `--file`. Throws when it is empty or too long. */
function readText({ options }: Arguments, max: number): string {
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

const news: Command = {
  usage:
    'news [add <title> --text <Markdown> | add <title> --file <file> | remove <id>], both with [--reason <text>]',
  summary: 'list the news that you have written, or add or remove a piece; players see it at once',
  async run(context, given) {
    const [verb, ...words] = given.words;
    const rest = oneLine(words.join(' '));
    if (verb !== undefined && verb !== 'add' && verb !== 'remove') throw new UsageError('Say add or remove.');
    if (verb !== undefined && (rest === '' || rest.length > TITLE_MAX))
      throw new UsageError(
        `Give ${verb === 'add' ? `a title of at most ${TITLE_MAX} characters` : 'the id'}.`,
      );
    const text = verb === 'add' ? readText(given, NEWS_MAX) : '';
    const { features, author } = await openTools(context, given);
    if (verb === 'add') context.print(`Added as ${await features.news.add(author, rest, text)}.`);
    if (verb === 'remove') {
      if (!(await features.news.remove(author, rest))) throw new CommandError(`There is no news ${rest}.`);
      context.print(`Removed ${rest}.`);
    }
    if (verb !== undefined) return;
    const items = await features.news.newest(HOST_NEWS_SHOWN);
    const rows = items.map(({ id, title, at }) => [id, formatTime(at), title]);
    context.print(rows.length === 0 ? 'No news of your own.' : table(['id', 'added', 'title'], rows));
  },
};

const notice: Command = {
  usage:
    'notice [add --text <Markdown> [--until <day, 36h or 7d>] | remove <id>], both with [--reason <text>]',
  summary: 'list the lines at the top of every page, or add or remove one; players can dismiss it',
  moreOptions: { file: 'value' },
  async run(context, given) {
    const [verb, id = ''] = given.words;
    if (verb !== undefined && verb !== 'add' && verb !== 'remove') throw new UsageError('Say add or remove.');
    const text = verb === 'add' ? readText(given, NOTICE_MAX) : '';
    const { features, author } = await openTools(context, given);
    const { settings } = features;
    const host = settings.by(author);
    if (verb === 'add') {
      const until = given.options.get('until');
      const end = until === undefined ? null : timeOf(until, context.clock.now());
      context.print(`Added as ${await host.addNotice(text, end)}.`);
      return;
    }
    if (verb === 'remove') {
      if (!(await host.removeNotice(id))) throw new CommandError(`There is no notice ${oneLine(id)}.`);
      context.print(`Removed ${id}.`);
      return;
    }
    const rows = (await settings.read()).notices.map((one) => [
      one.id,
      one.until === null ? 'you remove it' : formatTime(one.until),
      oneLine(one.text),
    ]);
    context.print(rows.length === 0 ? 'No notice.' : table(['id', 'until', 'text'], rows));
  },
};

export const textCommands: Readonly<Record<string, Command>> = { news, notice };
