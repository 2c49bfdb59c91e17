import { writeFileSync } from 'node:fs';
import { exportedOf } from '@hub/features/accounts/account-tables.ts';
import { pseudonymBy } from '@hub/features/accounts/erasure.ts';
import type { AccountSummary } from '@hub/features/administration/account-summaries.ts';
import { ActionRefusal, perform, type Target } from '@hub/features/administration/actions.ts';
import { pageIn, UsageError, wholeNumber } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import {
  escapedControls,
  formatTime,
  oneLine,
  table,
} from '@hub/features/administration/command-line/formatting.ts';
import { playerActions } from '@hub/features/administration/player-actions.ts';
import { named } from '@hub/server/hub.ts';
import { counted } from '@hub/server/platform/counted.ts';
import { logLines } from '@hub/server/store/log-line.ts';
import { adminCommand } from '../own-command.ts';
import type { Command, CommandContext } from './command.ts';
import { openTools, withForm } from './player-verbs.ts';
import { findPlayer, playerTable, stateOf } from './players.ts';

const LOBBY_ID = /^[2-9A-HJ-NP-Z]{6}$/;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Players of a preview. */
const SHOWN = 20;

export const list: Command = {
  usage: 'list [text] [--deleted] [--page <number>]',
  summary: 'list players whose name contains the text, newest first',
  async run(context, given) {
    const { page, limit, offset } = pageIn(given);
    const { administration } = (await context.openStore()).features;
    const text = given.words.length === 0 ? undefined : given.words.join(' ');
    const onlyDeleted = given.options.has('deleted');
    const { accounts, total } = await administration.list({ text, onlyDeleted, limit, offset });
    if (accounts.length > 0) context.print(playerTable(accounts));
    context.print(`${total} found, page ${page} of ${Math.max(1, Math.ceil(total / limit))}`);
  },
};

export const show: Command = {
  usage: 'show <player>',
  summary: 'show one player: state, balance, items and the newest entries of the ledger',
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

export const exportPlayer: Command = {
  usage: 'export <player> [--out <file>]',
  summary: 'export everything stored about a player as JSON',
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

export const closeLobby: Command = {
  usage: 'close-lobby <lobby id> [--reason <text>]',
  summary: 'close a lobby; its game ends without a result',
  async run(context, given) {
    const lobbyId = (given.words[0] ?? '').toUpperCase();
    if (!LOBBY_ID.test(lobbyId))
      throw new UsageError('Give the six characters of the lobby, as in its link.');
    const { features, author } = await openTools(context, given);
    await features.administration.closeLobby(author, lobbyId);
    context.print(`A running server closes ${lobbyId} within two seconds, a stopped one at its next start.`);
  },
};

/** Closes many guests, or lists them without `--yes`. */
export const softDelete = withForm('soft-delete', {
  usage: 'soft-delete [--address-of <player>] [--since <minutes>] [--yes]',
  async run(context, given) {
    const { words, options } = given;
    const [addressOf, since] = [options.get('address-of'), options.get('since')];
    if (words.length > 0 || (addressOf === undefined && since === undefined))
      throw new UsageError('Give either one player, or --address-of or --since.');
    const minutes = since && wholeNumber(since, '--since', { min: 1, max: 10_080 });
    const { features, tools, author } = await openTools(context, given);
    const at = context.clock.now();
    const guests = await features.administration.guests({
      sameAddressAs: addressOf === undefined ? undefined : (await findPlayer(features, addressOf)).id,
      createdSince: minutes ? at - minutes * MINUTE_MS : undefined,
    });
    if (!options.has('yes')) {
      printSome(context, guests);
      context.print(
        `${counted(guests.length, 'guest')} would be deleted. Repeat the command with --yes to delete them.`,
      );
      return;
    }
    const closed = await countDone(guests, (guest) =>
      perform(playerActions.close, guest, {}, { tools, author, at }),
    );
    context.print(
      `Deleted ${counted(closed, 'guest')}.${closed === 0 ? '' : ` Undo: ${adminCommand(`restore --closed-at ${at}`, context.environment)}`}`,
    );
  },
});

export const restore = withForm('restore', {
  usage: 'restore --closed-at <time>',
  async run(context, given) {
    if (given.words.length > 0) throw new UsageError('Give either one player or --closed-at.');
    const closedAt = given.options.get('closed-at') ?? '';
    const at = wholeNumber(closedAt, '--closed-at', { min: 1, max: Number.MAX_SAFE_INTEGER });
    const { features, tools, author } = await openTools(context, given);
    const restored = await countDone(await features.administration.closedAt(at), (player) =>
      perform(playerActions.restore, player, {}, { tools, author }),
    );
    context.print(`Restored ${counted(restored, 'account')}.`);
  },
});

/** Counts the accounts that an action changed. */
async function countDone(
  accounts: readonly AccountSummary[],
  act: (player: Target) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const { id: account, playerId: id, name } of accounts)
    try {
      await act({ account, id, name });
      done += 1;
    } catch (error) {
      if (!(error instanceof ActionRefusal)) throw error;
    }
  return done;
}

export const pruneGuests: Command = {
  usage: 'prune-guests --days <number> [--yes] [--reason <text>]',
  summary: 'list idle guests created longer ago, and erase them with --yes',
  async run(context, given) {
    const days = wholeNumber(given.options.get('days') ?? '', '--days', { min: 1, max: 3_660 });
    const { features, tools, author } = await openTools(context, given);
    const { administration } = features;
    const guests = await administration.idleGuests(context.clock.now() - days * DAY_MS);
    if (given.options.has('yes')) {
      let erased = 0;
      for (const { id } of guests)
        if (
          await administration.pruneGuest(id, pseudonymBy(tools.ids), logLines(author)('prune guests', id))
        ) {
          tools.erasedList.add([id]);
          erased += 1;
        }
      context.print(`Erased ${counted(erased, 'guest')}.`);
      return;
    }
    printSome(context, guests);
    context.print(
      `${counted(guests.length, 'guest')} would be erased: created more than ${counted(days, 'day')} ago, without a role, a finished game, a league, anything they own or anything they wrote to you. Repeat the command with --yes to erase them.`,
    );
  },
};

/** The first accounts of a preview. */
function printSome({ print }: CommandContext, accounts: readonly AccountSummary[]): void {
  if (accounts.length > 0) print(playerTable(accounts.slice(0, SHOWN)));
  if (accounts.length > SHOWN) print('…');
}

export const audit: Command = {
  usage: 'audit [player or lobby id] [--page <number>]',
  summary: 'list what the host did, newest first: when, who, what, with whom and why',
  async run(context, given) {
    const [subject] = given.words;
    const { administration } = (await context.openStore()).features;
    const { limit, offset } = pageIn(given);
    const [account] = subject === undefined ? [] : await administration.find(subject);
    const { rows } = await administration.audit({ subject: account?.id ?? subject, limit, offset });
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
