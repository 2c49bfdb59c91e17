import { pageIn, UsageError } from '../administration/command-line/arguments.ts';
import { type Command, CommandError } from '../administration/command-line/command.ts';
import { formatTime, oneLine, table } from '../administration/command-line/formatting.ts';
import { type Feedback, feedback, type ShownFeedback } from './server.ts';

/** Characters of the text shown in the list. */
const EXCERPT = 60;

const read: Command = {
  usage: 'feedback [list [--page <number>] | read <id>]',
  summary: 'list feedback of players and visitors, newest first, or show one report in full',
  async run(context, given) {
    const [what = 'list', id] = given.words;
    const stored = feedback(await context.openHub());
    if (what === 'read') return context.print(await inFull(stored, id));
    if (what !== 'list') throw new UsageError('Use feedback list or feedback read.');
    const { limit, offset } = pageIn(given);
    const reports = await stored.newest(limit, offset);
    context.print(reports.length === 0 ? 'No entries.' : feedbackTable(reports));
  },
};

const feedbackTable = (reports: readonly ShownFeedback[]): string =>
  table(
    ['id', 'when', 'kind', 'text'],
    reports.map(({ id, createdAt, kind, text }) => [id, formatTime(createdAt), kind, excerpt(text)]),
  );

function excerpt(text: string): string {
  const line = oneLine(text);
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}

async function inFull({ byId }: Feedback, id: string | undefined): Promise<string> {
  if (id === undefined) throw new UsageError('Name the report by its id from the list.');
  const report = await byId(id);
  if (report === undefined) throw new CommandError(`There is no report ${oneLine(id)}.`);
  const { playerId, name } = report;
  const from = playerId === null ? 'a visitor' : `${oneLine(name ?? '')} (${playerId})`;
  return `${formatTime(report.createdAt)}, ${report.kind}, from ${from}, on ${report.page ?? 'no page'}\n\n${report.text}`;
}

export const feedbackCommands: Readonly<Record<string, Command>> = { feedback: read };
