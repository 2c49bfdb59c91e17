import { UsageError } from '../administration/command-line/arguments.ts';
import { authorOf } from '../administration/command-line/author.ts';
import { type Command, CommandError } from '../administration/command-line/command.ts';
import { formatTime, oneLine, table } from '../administration/command-line/formatting.ts';
import { readText } from '../administration/command-line/markdown-text.ts';
import { HOST_NEWS_SHOWN, news } from './server.ts';

const TITLE_MAX = 100;
const NEWS_MAX = 8_000;

const write: Command = {
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
    const author = { clock: context.clock, ...authorOf(given.options) };
    const stored = news(await context.openHub());
    if (verb === 'add') context.print(`Added as ${await stored.add(author, rest, text)}.`);
    if (verb === 'remove') {
      if (!(await stored.remove(author, rest))) throw new CommandError(`There is no news ${rest}.`);
      context.print(`Removed ${rest}.`);
    }
    if (verb !== undefined) return;
    const items = await stored.newest(HOST_NEWS_SHOWN);
    const rows = items.map(({ id, title, at }) => [id, formatTime(at), title]);
    context.print(rows.length === 0 ? 'No news of your own.' : table(['id', 'added', 'title'], rows));
  },
};

export const newsCommands: Readonly<Record<string, Command>> = { news: write };
