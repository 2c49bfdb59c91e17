import { pageIn } from '@hub/features/administration/command-line/arguments.ts';
import { formatTime, table } from '@hub/features/administration/command-line/formatting.ts';
import type { Administration } from '@hub/features/administration/server.ts';
import type { Command } from './command.ts';

/** Meanings of the reason codes, for the answers of a run or of its day. */
const REASONS: Readonly<Record<string, string>> = {
  too_fast: 'answers faster than a person can give them',
  fast_and_near: 'answers quick and close to the place',
  too_exact: 'answers closer to the place than a hand can point',
  too_right: 'hardly any wrong answer among very many',
};

const suspiciousRuns: Command = {
  usage: 'suspicious-runs [--page <number>]',
  summary: 'list runs whose answers look scripted, newest first; being listed has no other effect',
  async run(context, given) {
    const { administration } = (await context.openStore()).features;
    const { limit, offset } = pageIn(given);
    const runs = await administration.suspiciousRuns(limit, offset);
    context.print(runs.length === 0 ? 'No entries.' : runTable(runs));
  },
};

const runTable = (runs: Awaited<ReturnType<Administration['suspiciousRuns']>>): string =>
  table(
    ['when', 'player', 'id', 'game', 'score', 'reason', 'figures'],
    runs.map(({ finishedAt, name, playerId, game, mode, score, reason, figures }) => [
      formatTime(finishedAt),
      name,
      playerId,
      mode === 'multi' ? `${game}, coop` : game,
      String(score ?? ''),
      REASONS[reason] ?? reason,
      Object.entries(figures)
        .map(([figure, value]) => `${figure} ${value}`)
        .join(', '),
    ]),
  );

export const suspiciousRunCommands: Readonly<Record<string, Command>> = {
  'suspicious-runs': suspiciousRuns,
};
