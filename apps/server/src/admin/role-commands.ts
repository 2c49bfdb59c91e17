import type { Arguments } from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { formatTime, oneLine } from '@hub/features/administration/command-line/formatting.ts';
import { signInLink } from '@hub/features/administration/roles.ts';
import { hubAddress } from '@hub/server/platform/environment.ts';
import type { Command, CommandContext } from './command.ts';
import { openTools } from './player-verbs.ts';
import { findPlayer } from './players.ts';

async function open(context: CommandContext, given: Arguments) {
  const { features, author } = await openTools(context, given);
  const player = await findPlayer(features, given.words[0]);
  if (player.deletedAt !== undefined) throw new CommandError(`${oneLine(player.name)} is deleted.`);
  const roles = features.administration.roles(author);
  return { player, roles, who: `${oneLine(player.name)} (${player.playerId})` };
}

const makeHost: Command = {
  usage: 'make-host <player> [--reason <text>]',
  summary:
    'let a player administer the hub in the browser, and print a link that signs in once; again for a host who has lost passkey and app',
  async run(context, given) {
    const { player, roles, who } = await open(context, given);
    const { code, until } = await roles.give(player.id, 'host');
    context.print(signInLink(hubAddress(context.environment), code));
    context.print(
      `Signs in to the administration once, until ${formatTime(until)} UTC, in a browser in which ${who} is signed in. The link is not shown again.`,
    );
  },
};

const takeRole: Command = {
  usage: 'take-role <player> [--reason <text>]',
  summary: 'take the role of host or moderator away, with passkeys and codes; its sign-ins end at once',
  async run(context, given) {
    const { player, roles, who } = await open(context, given);
    await roles.take(player.id);
    context.print(`${who} has no role.`);
  },
};

export const roleCommands: Readonly<Record<string, Command>> = {
  'make-host': makeHost,
  'take-role': takeRole,
};
