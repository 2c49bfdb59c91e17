import { pseudonymBy } from '@hub/features/accounts/erasure.ts';
import { newHashedCode } from '@hub/features/accounts/recovery-code.ts';
import { checkUsername } from '@hub/features/accounts/username.ts';
import type { GuestFilter } from '@hub/features/administration/accounts.ts';
import { createModeration, type Moderation } from '@hub/features/administration/moderation.ts';
import { createNameFilter } from '@hub/features/names/name-filter.ts';
import { HOUSE_RULES, type HouseRule } from '@hub/protocol/house-rules';
import { counted } from '@hub/server/platform/counted.ts';
import { listFolders, openErasedList } from '@hub/server/platform/erased-list.ts';
import { randomIds } from '@hub/server/platform/ids.ts';
import type { Features } from '../features.ts';
import { adminCommand } from '../own-command.ts';
import { type Arguments, UsageError, wholeNumber } from './arguments.ts';
import { authorOf } from './author.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { oneLine } from './formatting.ts';
import { findPlayer, playerTable } from './players.ts';

/** Players of a preview. */
const SHOWN = 20;
const MINUTE_MS = 60_000;
const GUEST_OPTIONS = ['address-of', 'since', 'yes'];
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

export const REASON = { reason: 'value' } as const;

/** The rule of `--rule`, which the player reads; null without one. */
export function ruleOf({ options }: Pick<Arguments, 'options'>): HouseRule | null {
  const rule = options.get('rule');
  if (rule === undefined) return null;
  const known = HOUSE_RULES.find((one) => one === rule);
  if (known === undefined) throw new UsageError(`--rule must be ${HOUSE_RULES.join(', ')}.`);
  return known;
}

/** The domain's functions with the user of this machine as the actor, and the reason of `--reason`. */
export async function openModeration(
  context: CommandContext,
  { options }: Arguments,
): Promise<{ features: Features; moderation: Moderation }> {
  const { features } = await context.openStore();
  const moderation = createModeration({
    administration: features.administration,
    checkName: async (rawName) => {
      const { nameFilter } = await features.settings.read();
      return checkUsername(
        rawName,
        createNameFilter(() => nameFilter),
      );
    },
    clock: context.clock,
    newPseudonym: () => pseudonymBy(randomIds),
    newRecoveryCode: newHashedCode,
    erasedList: openErasedList(listFolders(context.environment)),
    ...authorOf(options),
  });
  return { features, moderation };
}

const rename: Command = {
  usage: 'rename <player> <name> [--reason <text>] [--rule <names, people, fairness or hub>]',
  summary: 'give a player another name, under the rules for all names; the player reads rule and reason',
  options: { ...REASON, rule: 'value' },
  async run(context, given) {
    const [who, ...name] = given.words;
    if (name.length === 0) throw new UsageError('Give the player and the new name.');
    const { features, moderation } = await openModeration(context, given);
    const player = await findPlayer(features, who);
    const verdict = await moderation.rename(player.id, name.join(' '), ruleOf(given));
    if (!verdict.ok) throw new CommandError(`The name ${REFUSALS[verdict.code] ?? verdict.code}.`);
    context.print(`Renamed ${oneLine(player.name)} (${player.playerId}) to ${oneLine(verdict.name)}.`);
  },
};

const closeLobby: Command = {
  usage: 'close-lobby <lobby id> [--reason <text>]',
  summary: 'close a lobby; its game ends without a result',
  options: REASON,
  async run(context, given) {
    const lobbyId = (given.words[0] ?? '').toUpperCase();
    if (!LOBBY_ID.test(lobbyId))
      throw new UsageError('Give the six characters of the lobby, as in its link.');
    const { moderation } = await openModeration(context, given);
    await moderation.closeLobby(lobbyId);
    context.print(`A running server closes ${lobbyId} within two seconds, a stopped one at its next start.`);
  },
};

const softDelete: Command = {
  usage:
    'soft-delete <player> | soft-delete [--address-of <player>] [--since <minutes>] [--yes], both with [--reason <text>]',
  summary:
    'close an account, also one that its owner deleted; only restore reopens it, and nothing is erased. With options: list all guests of an address or of the last minutes, and close them with --yes',
  options: { ...REASON, 'address-of': 'value', since: 'value', yes: 'flag' },
  async run(context, given) {
    if (GUEST_OPTIONS.some((name) => given.options.has(name))) return softDeleteGuests(context, given);
    const { features, moderation } = await openModeration(context, given);
    const player = await findPlayer(features, given.words[0]);
    const outcome = await moderation.softDelete(player.id);
    if (outcome === 'already_deleted') throw new CommandError(`${oneLine(player.name)} is deleted already.`);
    const wasDue = player.eraseAt === undefined ? '' : ' Its owner had deleted it; it will not be erased.';
    context.print(
      `Deleted ${oneLine(player.name)} (${player.playerId}).${wasDue} Undo: restore ${player.playerId}`,
    );
  },
};

/** Closes many guests, or lists them without `--yes`. */
async function softDeleteGuests(context: CommandContext, given: Arguments): Promise<void> {
  const { words, options } = given;
  const [addressOf, since] = [options.get('address-of'), options.get('since')];
  if (words.length > 0 || (addressOf === undefined && since === undefined))
    throw new UsageError('Give either one player, or --address-of or --since.');
  const minutes = since && wholeNumber(since, '--since', { min: 1, max: 10_080 });
  const { features, moderation } = await openModeration(context, given);
  const filter: GuestFilter = {
    sameAddressAs: addressOf === undefined ? undefined : (await findPlayer(features, addressOf)).id,
    createdSince: minutes ? context.clock.now() - minutes * MINUTE_MS : undefined,
  };
  if (options.has('yes')) {
    const { closed, at } = await moderation.closeGuests(filter);
    context.print(
      `Deleted ${counted(closed, 'guest')}.${closed === 0 ? '' : ` Undo: ${adminCommand(`restore --closed-at ${at}`, context.environment)}`}`,
    );
    return;
  }
  const guests = await moderation.guests(filter);
  if (guests.length > 0) context.print(playerTable(guests.slice(0, SHOWN)));
  if (guests.length > SHOWN) context.print('…');
  context.print(
    `${counted(guests.length, 'guest')} would be deleted. Repeat the command with --yes to delete them.`,
  );
}

const restore: Command = {
  usage: 'restore <player> | restore --closed-at <time>, both with [--reason <text>]',
  summary: 'open a deleted account again, or all that one soft-delete closed',
  options: { ...REASON, 'closed-at': 'value' },
  async run(context, given) {
    const { words, options } = given;
    const closedAt = options.get('closed-at');
    const { features, moderation } = await openModeration(context, given);
    if (closedAt !== undefined) {
      if (words.length > 0) throw new UsageError('Give either one player or --closed-at.');
      const at = wholeNumber(closedAt, '--closed-at', { min: 1, max: Number.MAX_SAFE_INTEGER });
      context.print(`Restored ${counted(await moderation.reopen(at), 'account')}.`);
      return;
    }
    const player = await findPlayer(features, words[0]);
    const outcome = await moderation.restore(player.id);
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
