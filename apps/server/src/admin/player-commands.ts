import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { exportedOf } from '@hub/features/accounts/account-tables.ts';
import { named } from '@hub/server/hub.ts';
import { type Arguments, UsageError, wholeNumber } from './arguments.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { escapedControls, formatTime, oneLine, table } from './formatting.ts';
import { openModeration } from './moderation-commands.ts';
import { findPlayer, playerTable, stateOf } from './players.ts';

const PAGE = 20;
/** Maximum Blue Essence per grant, to catch typing errors. */
const GRANT_MAX = 1_000_000;
/** Maximum characters of a grant's note and of its reference. */
const WORDS_MAX = 200;

const list: Command = {
  usage: 'list [text] [--deleted] [--page <number>]',
  summary: 'list players whose name contains the text, newest first',
  options: { deleted: 'flag', page: 'value' },
  async run(context, { words, options }) {
    const page = wholeNumber(options.get('page') ?? '1', '--page', { min: 1, max: 1_000_000 });
    const { administration } = (await context.openStore()).features;
    const { accounts, total } = await administration.list({
      text: words.length === 0 ? undefined : words.join(' '),
      onlyDeleted: options.has('deleted'),
      limit: PAGE,
      offset: (page - 1) * PAGE,
    });
    if (accounts.length > 0) context.print(playerTable(accounts));
    context.print(`${total} found, page ${page} of ${Math.max(1, Math.ceil(total / PAGE))}`);
  },
};

const show: Command = {
  usage: 'show <player>',
  summary: 'show one player: state, balance, items and the newest entries of the ledger',
  options: {},
  async run(context, { words }) {
    const { features } = await context.openStore();
    const player = await findPlayer(features, words[0]);
    const [items, ledger] = await Promise.all([
      features.shop.ownedBy(player.id),
      features.ledger.pageOf(player.id),
    ]);
    context.print(`name        ${oneLine(player.name)}
player id   ${player.playerId}
account id  ${player.id}
created     ${formatTime(player.createdAt)}
state       ${stateOf(player)}
balance     ${player.balanceEssence} BE
items       ${items.map((item) => item.name + (item.isActive ? ' (active)' : '')).join(', ') || 'none'}
`);
    const rows = ledger.entries.map(({ timestamp, amount, balanceAfter, reason, note }) => [
      formatTime(timestamp),
      String(amount),
      String(balanceAfter),
      reason,
      note ?? '',
    ]);
    context.print(table(['ledger', 'amount', 'balance', 'reason', 'note'], rows));
    if (ledger.nextBefore !== null) context.print(`… ${ledger.total} entries in all`);
  },
};

const grant: Command = {
  usage: 'grant <player> <amount> <reason in words> [--reference <text>]',
  summary: 'give Blue Essence; with the same reference only once',
  options: { reference: 'value' },
  async run(context, given) {
    const { who, amountEssence, note, reference } = readGrant(given);
    const { features, moderation } = await openModeration(context, { words: [], options: new Map() });
    const player = await findPlayer(features, who);
    const outcome = await moderation.grant(player.id, { amountEssence, note, reference });
    const balance = await features.ledger.balanceOf(player.id);
    const name = oneLine(player.name);
    context.print(
      outcome === 'paid'
        ? `Granted ${amountEssence} BE to ${name} (${player.playerId}). Balance: ${balance} BE`
        : `${name} has a grant with the reference ${reference} already; nothing changed. Balance: ${balance} BE`,
    );
  },
};

function readGrant({ words: [who, amount, ...reason], options }: Arguments) {
  if (amount === undefined) throw new UsageError('Give the player, the amount and the reason.');
  const amountEssence = wholeNumber(amount, 'The amount', { min: 1, max: GRANT_MAX });
  const note = oneLine(reason.join(' '));
  if (note === '') throw new UsageError('Give the reason; the player sees it in the ledger.');
  const reference = options.get('reference') ?? randomUUID();
  if (note.length > WORDS_MAX || reference.length > WORDS_MAX) {
    throw new UsageError(`The reason and the reference may have ${WORDS_MAX} characters each.`);
  }
  return { who, amountEssence, note, reference };
}

const exportPlayer: Command = {
  usage: 'export <player> [--out <file>]',
  summary: 'export everything stored about a player as JSON',
  options: { out: 'value' },
  async run(context, { words, options }) {
    const { store, features } = await context.openStore();
    const player = await findPlayer(features, words[0]);
    const kept = await exportedOf(named(store.engine.db), player.id);
    const json = JSON.stringify({ exportedAt: context.clock.now(), ...kept }, null, 2);
    const file = options.get('out');
    if (file === undefined) context.print(escapedControls(json));
    else writeNew(context, file, json);
  },
};

/** Writes personal data with mode 600; never overwrites a file. */
function writeNew(context: CommandContext, file: string, json: string): void {
  try {
    writeFileSync(file, `${json}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${error instanceof Error ? error.message : ''}`);
  }
  context.print(`Written to ${file}`);
}

export const playerCommands: Readonly<Record<string, Command>> = {
  list,
  show,
  grant,
  export: exportPlayer,
};
