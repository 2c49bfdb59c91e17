import { checkUsername } from '../domain/accounts/username.ts';
import { createModeration, type Moderation } from '../domain/administration/moderation.ts';
import type { GuestFilter } from '../domain/administration/ports.ts';
import { refusesName } from '../domain/names/name-filter.ts';
import type { Store } from '../store/store.ts';
import { type Arguments, UsageError, wholeNumber } from './arguments.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { oneLine } from './formatting.ts';
import { findPlayer, playerTable } from './players.ts';

/** Players of a preview. */
const SHOWN = 20;
const MINUTE_MS = 60_000;
const LOBBY_ID = /^[2-9A-HJ-NP-Z]{6}$/;

/** Why a name is refused, in words. */
const REFUSALS: Readonly<Record<string, string>> = {
  username_required: 'is empty',
  username_too_long: 'has more than 12 characters',
  username_unreadable: 'has characters that cannot be shown properly',
  username_too_complex: 'has too many combined characters',
  username_not_allowed: 'is refused by the filter of names',
  erased: 'cannot be given: the account has been erased',
};

const checkName = (rawName: string) => checkUsername(rawName, refusesName);

async function open(context: CommandContext): Promise<{ store: Store; moderation: Moderation }> {
  const { store } = await context.openStore();
  const { clock } = context;
  return { store, moderation: createModeration({ store: store.administration, checkName, clock }) };
}

const rename: Command = {
  usage: 'rename <player> <name>',
  summary: 'give a player another name, under the rules for all names',
  options: {},
  async run(context, { words: [who, ...name] }) {
    if (name.length === 0) throw new UsageError('Give the player and the new name.');
    const { store, moderation } = await open(context);
    const player = await findPlayer(store, who);
    const verdict = await moderation.rename(player.id, name.join(' '));
    if (!verdict.ok) throw new CommandError(`The name ${REFUSALS[verdict.code] ?? verdict.code}.`);
    context.print(`Renamed ${oneLine(player.name)} (${player.playerId}) to ${oneLine(verdict.name)}.`);
  },
};

const closeLobby: Command = {
  usage: 'close-lobby <lobby id>',
  summary: 'close a lobby; its game ends without a result',
  options: {},
  async run(context, { words: [given = ''] }) {
    const lobbyId = given.toUpperCase();
    if (!LOBBY_ID.test(lobbyId))
      throw new UsageError('Give the six characters of the lobby, as in its link.');
    const { moderation } = await open(context);
    await moderation.closeLobby(lobbyId);
    context.print(`A running server closes ${lobbyId} within two seconds, a stopped one at its next start.`);
  },
};

const softDelete: Command = {
  usage: 'soft-delete <player> | soft-delete [--address-of <player>] [--since <minutes>] [--yes]',
  summary:
    'close an account, also one that its owner deleted; only restore reopens it, and nothing is erased. With options: list all guests of an address or of the last minutes, and close them with --yes',
  options: { 'address-of': 'value', since: 'value', yes: 'flag' },
  async run(context, given) {
    if (given.options.size > 0) return softDeleteGuests(context, given);
    const { store } = await context.openStore();
    const player = await findPlayer(store, given.words[0]);
    const outcome = await store.administration.softDelete(player.id, context.clock.now());
    if (outcome === 'already_deleted') throw new CommandError(`${oneLine(player.name)} is deleted already.`);
    const wasDue = player.eraseAt === undefined ? '' : ' Its owner had deleted it; it will not be erased.';
    context.print(
      `Deleted ${oneLine(player.name)} (${player.playerId}).${wasDue} Undo: restore ${player.playerId}`,
    );
  },
};

/** Closes many guests, or lists them without `--yes`. */
async function softDeleteGuests(context: CommandContext, { words, options }: Arguments): Promise<void> {
  const [addressOf, since] = [options.get('address-of'), options.get('since')];
  if (words.length > 0 || (addressOf === undefined && since === undefined))
    throw new UsageError('Give either one player, or --address-of or --since.');
  const minutes = since && wholeNumber(since, '--since', { min: 1, max: 10_080 });
  const { store, moderation } = await open(context);
  const filter: GuestFilter = {
    sameAddressAs: addressOf === undefined ? undefined : (await findPlayer(store, addressOf)).id,
    createdSince: minutes ? context.clock.now() - minutes * MINUTE_MS : undefined,
  };
  if (options.has('yes')) {
    const { closed, at } = await moderation.closeGuests(filter);
    context.print(`Deleted ${closed} guests.${closed === 0 ? '' : ` Undo: restore --closed-at ${at}`}`);
    return;
  }
  const guests = await moderation.guests(filter);
  if (guests.length > 0) context.print(playerTable(guests.slice(0, SHOWN)));
  if (guests.length > SHOWN) context.print('…');
  context.print(`${guests.length} guests would be deleted. Repeat the command with --yes to delete them.`);
}

const restore: Command = {
  usage: 'restore <player> | restore --closed-at <time>',
  summary: 'open a deleted account again, or all that one soft-delete closed',
  options: { 'closed-at': 'value' },
  async run(context, { words, options }) {
    const closedAt = options.get('closed-at');
    const { store, moderation } = await open(context);
    if (closedAt !== undefined) {
      if (words.length > 0) throw new UsageError('Give either one player or --closed-at.');
      const at = wholeNumber(closedAt, '--closed-at', { min: 1, max: Number.MAX_SAFE_INTEGER });
      context.print(`Restored ${await moderation.reopen(at)} accounts.`);
      return;
    }
    const player = await findPlayer(store, words[0]);
    const outcome = await store.administration.restore(player.id);
    const name = oneLine(player.name);
    if (outcome === 'not_deleted') throw new CommandError(`${name} is not deleted.`);
    if (outcome === 'erased') throw new CommandError(`${name} has been erased for good.`);
    context.print(`Restored ${name} (${player.playerId}).`);
  },
};

export const moderationCommands: Readonly<Record<string, Command>> = {
  rename,
  'close-lobby': closeLobby,
  'soft-delete': softDelete,
  restore,
};
