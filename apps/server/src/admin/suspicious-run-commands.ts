import type { Administration } from '@hub/features/administration/server.ts';
import { wholeNumber } from './arguments.ts';
import type { Command } from './command.ts';
import { formatTime, table } from './formatting.ts';

const PAGE = 20;

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
  options: { page: 'value' },
  async run(context, { options }) {
    const { administration } = (await context.openStore()).features;
    const page = wholeNumber(options.get('page') ?? '1', '--page', { min: 1, max: 1_000_000 });
    const runs = await administration.suspiciousRuns(PAGE, (page - 1) * PAGE);
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
