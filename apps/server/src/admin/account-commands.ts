import { type Arguments, UsageError, wholeNumber } from './arguments.ts';
import { type Command, CommandError } from './command.ts';
import { formatTime, oneLine, table } from './formatting.ts';
import { openModeration, REASON, ruleOf } from './moderation-commands.ts';
import { findPlayer } from './players.ts';
import { timeOf } from './times.ts';

const LOG_PAGE = 20;

async function openFor(context: Parameters<Command['run']>[0], given: Arguments) {
  const { features, moderation } = await openModeration(context, given);
  const player = await findPlayer(features, given.words[0]);
  return { features, moderation, player, who: `${oneLine(player.name)} (${player.playerId})` };
}

const suspend: Command = {
  usage:
    'suspend <player> --until <day, 36h or 7d> --reason <text> [--rule <names, people, fairness or hub>] | suspend <player> --lift',
  summary: 'keep a player out for a time; the player reads reason, end and your address. Nothing is deleted',
  options: { ...REASON, rule: 'value', until: 'value', lift: 'flag' },
  async run(context, given) {
    const until = given.options.get('until');
    const isLift = given.options.has('lift');
    if (isLift === (until !== undefined)) throw new UsageError('Give either --until or --lift.');
    if (until !== undefined && !given.options.get('reason'))
      throw new UsageError('Give the reason; the player reads it.');
    const { moderation, player, who } = await openFor(context, given);
    const end = until === undefined ? undefined : timeOf(until, context.clock.now());
    if (end === undefined) {
      if (!(await moderation.liftSuspension(player.id))) throw new CommandError(`${who} is not suspended.`);
      context.print(`${who} is not suspended any more.`);
      return;
    }
    if ((await moderation.suspend(player.id, end, ruleOf(given))) === undefined)
      throw new CommandError(`${who} is deleted.`);
    context.print(`Suspended ${who} until ${formatTime(end)} UTC. Undo: suspend ${player.playerId} --lift`);
  },
};

const signOut: Command = {
  usage: 'sign-out <player> [--reason <text>]',
  summary:
    'sign a player out on every device; a guest without recovery code cannot return without recovery-code',
  options: REASON,
  async run(context, given) {
    const { moderation, player, who } = await openFor(context, given);
    await moderation.signOut(player.id);
    context.print(`Signed ${who} out on every device.`);
  },
};

const recoveryCode: Command = {
  usage: 'recovery-code <player> [--reason <text>]',
  summary: 'make one more recovery code for a player who is locked out; the player is told at the next visit',
  options: REASON,
  async run(context, given) {
    const { moderation, player, who } = await openFor(context, given);
    const code = await moderation.makeRecoveryCode(player.id);
    if (code === undefined) throw new CommandError(`${who} is deleted.`);
    context.print(`${code}\nThis code signs in as ${who} once. It is not shown again.`);
  },
};

const erase: Command = {
  usage: 'erase <player> --yes [--reason <text>]',
  summary: 'erase a player at once and for good; matches and balances stay under an invented name',
  options: { ...REASON, yes: 'flag' },
  async run(context, given) {
    const { moderation, player, who } = await openFor(context, given);
    if (!given.options.has('yes')) {
      context.print(`${who} would be erased for good. Repeat the command with --yes.`);
      return;
    }
    if (!(await moderation.erase(player.id))) throw new CommandError(`${who} has been erased already.`);
    context.print(
      `Erased ${player.playerId}. Backups made before still contain the player; a restored one is erased again.`,
    );
  },
};

const revoke: Command = {
  usage: 'revoke <player> <amount> <reason in words>',
  summary: 'take Blue Essence back; the player reads the reason in the ledger',
  options: {},
  async run(context, given) {
    const [who, amount, ...reason] = given.words;
    if (amount === undefined || reason.length === 0)
      throw new UsageError('Give the player, the amount and the reason.');
    const amountEssence = wholeNumber(amount, 'The amount', { min: 1, max: 1_000_000 });
    const note = oneLine(reason.join(' '));
    const { features, moderation, player } = await openFor(context, {
      words: [who ?? ''],
      options: new Map(),
    });
    const outcome = await moderation.revoke(player.id, { amountEssence, note });
    const balance = await features.ledger.balanceOf(player.id);
    if (outcome === 'insufficient') throw new CommandError(`${oneLine(player.name)} has only ${balance} BE.`);
    context.print(`Took ${amountEssence} BE from ${oneLine(player.name)}. Balance: ${balance} BE`);
  },
};

const audit: Command = {
  usage: 'audit [player or lobby id] [--page <number>]',
  summary: 'list what the host did, newest first: when, who, what, with whom and why',
  options: { page: 'value' },
  async run(context, { words: [subject], options }) {
    const { administration } = (await context.openStore()).features;
    const page = wholeNumber(options.get('page') ?? '1', '--page', { min: 1, max: 1_000_000 });
    const [account] = subject === undefined ? [] : await administration.find(subject);
    const { rows } = await administration.audit({
      subject: account?.id ?? subject,
      limit: LOG_PAGE,
      offset: (page - 1) * LOG_PAGE,
    });
    context.print(
      rows.length === 0
        ? 'No entries.'
        : table(
            ['when', 'who', 'what', 'whom', 'why'],
            rows.map(({ at, by, kind, subject: whom, player, reason }) => [
              formatTime(at),
              oneLine(by),
              kind,
              player === null ? whom : `${oneLine(player.name)} (${player.id})`,
              reason,
            ]),
          ),
    );
  },
};

export const accountCommands: Readonly<Record<string, Command>> = {
  suspend,
  'sign-out': signOut,
  'recovery-code': recoveryCode,
  erase,
  revoke,
  audit,
};
