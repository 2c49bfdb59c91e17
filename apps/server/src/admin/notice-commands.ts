import { UsageError } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { formatTime, oneLine, table } from '@hub/features/administration/command-line/formatting.ts';
import { readText } from '@hub/features/administration/command-line/markdown-text.ts';
import { timeOf } from '@hub/features/administration/command-line/times.ts';
import type { Command } from './command.ts';
import { openTools } from './player-verbs.ts';

const NOTICE_MAX = 300;

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

export const noticeCommands: Readonly<Record<string, Command>> = { notice };
