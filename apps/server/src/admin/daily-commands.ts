import { readFileSync } from 'node:fs';
import { daySchema } from '@hub/engine/wire/ids';
import { UsageError } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { type AnswersDeps, sha256 } from '@hub/features/daily/answers.ts';
import { proofsOf } from '@hub/features/daily/proofs.ts';
import { dailyQueries } from '@hub/features/daily/queries.ts';
import { type CheckedDay, checkProofs, isBroken } from '@hub/protocol/daily-proof';
import { dailyGames } from '@hub/protocol/games';
import { named } from '@hub/server/hub.ts';
import { counted } from '@hub/server/platform/counted.ts';
import * as z from 'zod/mini';
import type { Command } from './command.ts';

/** Commitments by day and game, as the call for proofs or this command returned them earlier. */
const notedSchema = z.record(z.string(), z.record(daySchema, z.string()));
type Noted = z.infer<typeof notedSchema>;

const verifyDailies: Command = {
  usage: 'verify-dailies [--from <day>] [--to <day>] [--noted <file>]',
  summary:
    'check the proofs of all daily games; --noted names a JSON file with commitments noted earlier: {"<game>": {"<day>": "<commitment>"}}',
  async run(context, { options }) {
    const range = { from: dayFrom(options.get('from') ?? '1970-01-01'), to: dayFrom(options.get('to')) };
    const noted = readNoted(options.get('noted'));
    const { store } = await context.openStore();
    const broken: CheckedDay[] = [];
    for (const { id } of dailyGames) {
      const checked = await checkGame(
        { store: dailyQueries(named(store.engine.db)), clock: context.clock },
        id,
        range,
        noted[id] ?? {},
      );
      broken.push(...checked.filter(({ status }) => isBroken(status)));
      context.print(summaryOf(id, checked));
    }
    if (broken.length > 0)
      throw new CommandError(`${counted(broken.length, 'day is', 'days are')} not what was promised.`);
  },
};

function dayFrom(text: string | undefined) {
  if (text === undefined) return undefined;
  const { data } = daySchema.safeParse(text);
  if (data === undefined) throw new UsageError(`${text} is not a day like 2026-11-20.`);
  return data;
}

function readNoted(file: string | undefined): Noted {
  if (file === undefined) return {};
  try {
    return notedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CommandError(`${file} has no readable commitments.`, { cause: error });
  }
}

type Range = { readonly from: ReturnType<typeof dayFrom>; readonly to: ReturnType<typeof dayFrom> };

async function checkGame(
  answers: AnswersDeps,
  mode: string,
  range: Range,
  noted: Noted[string],
): Promise<CheckedDay[]> {
  const proofs = await proofsOf(answers, mode, range, Number.MAX_SAFE_INTEGER);
  return checkProofs({
    mode,
    proofs,
    now: answers.clock.now(),
    noted: new Map(Object.entries(noted)),
    digest: sha256,
  });
}

function summaryOf(mode: string, checked: readonly CheckedDay[]): string {
  const [first] = checked;
  if (first === undefined) return `${mode}: no days`;
  const count = (status: CheckedDay['status']) => checked.filter((day) => day.status === status).length;
  const counts = `${count('proven')} proven, ${count('late')} committed late, ${count('open')} not over`;
  const broken = checked
    .filter(({ status }) => isBroken(status))
    .map(({ day, status }) => `\n  ${day}: ${PROBLEMS[status] ?? status}`);
  return `${mode}: ${first.day} to ${checked.at(-1)?.day}: ${counts}, ${broken.length} broken${broken.join('')}`;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  hash: 'the revealed answer does not fit the commitment',
  link: 'the day before does not fit',
  missing: 'a day is missing',
  repeated: 'the day is not after the one before',
  hidden: 'the day is over and not revealed',
  early: 'revealed before the end of the day',
  changed: 'not the commitment that was noted',
};

export const dailyCommands: Readonly<Record<string, Command>> = { 'verify-dailies': verifyDailies };
