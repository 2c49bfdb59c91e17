import {
  type Arguments,
  UsageError,
  wholeNumber,
} from '@hub/features/administration/command-line/arguments.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { formatTime, oneLine, table } from '@hub/features/administration/command-line/formatting.ts';
import { foldWord } from '@hub/features/names/name-filter.ts';
import { counted } from '@hub/server/platform/counted.ts';
import { hubAddress } from '@hub/server/platform/environment.ts';
import type { Command, CommandContext } from './command.ts';
import { pruneGuests } from './player-commands.ts';
import { openTools } from './player-verbs.ts';

const DAY_MS = 86_400_000;
const TEXT_MAX = 500;
const WORD_MAX = 40;

/** The settings, and what the user of this machine does with them. */
async function open(context: CommandContext, given: Arguments) {
  const { features, tools, author } = await openTools(context, given);
  return { settings: features.settings, host: features.settings.by(author, tools.erasedList.invitations) };
}

const registration: Command = {
  usage: 'registration [open | invite | closed] [--reason <text>]',
  summary: 'say who may create an account: everybody, whoever has an invitation, or nobody',
  async run(context, given) {
    const [mode] = given.words;
    const { settings, host } = await open(context, given);
    if (mode === 'open' || mode === 'invite' || mode === 'closed') await host.setRegistration(mode);
    else if (mode !== undefined) throw new UsageError('Say open, invite or closed.');
    context.print(`Registration: ${(await settings.read()).registration}`);
    const invitations = await settings.invitations();
    if (invitations.length === 0) return;
    const rows = invitations.map(({ usesLeft, expiresAt }) => [String(usesLeft), formatTime(expiresAt)]);
    context.print(table(['invitation for', 'until'], rows));
  },
};

const invite: Command = {
  usage: 'invite [--uses <number>] [--days <number>] [--reason <text>] | invite --end-all',
  summary: 'make a link with which players can create an account while registration is by invitation',
  async run(context, given) {
    const { options } = given;
    const uses = wholeNumber(options.get('uses') ?? '1', '--uses', { min: 1, max: 1_000 });
    const days = wholeNumber(options.get('days') ?? '7', '--days', { min: 1, max: 366 });
    const { host } = await open(context, given);
    if (options.has('end-all')) {
      context.print(`Ended ${counted(await host.endInvitations(), 'invitation')}.`);
      return;
    }
    const expiresAt = context.clock.now() + days * DAY_MS;
    const code = await host.invite(uses, expiresAt);
    context.print(`${hubAddress(context.environment)}/welcome?invitation=${code}`);
    context.print(
      `For ${uses === 1 ? 'one player' : `${uses} players`}, until ${formatTime(expiresAt)} UTC. The link is not shown again.`,
    );
  },
};

const maintenance: Command = {
  usage: 'maintenance [on [text] | off] [--reason <text>]',
  summary: 'close the hub for a while: pages show the text, games wait as they are; health stays up',
  async run(context, given) {
    const [state, ...words] = given.words;
    const text = words.join(' ').trim();
    if (text.length > TEXT_MAX) throw new UsageError(`The text may have ${TEXT_MAX} characters.`);
    const { settings, host } = await open(context, given);
    if (state === 'on') await host.setMaintenance(text);
    else if (state === 'off') await host.setMaintenance(null);
    else if (state !== undefined) throw new UsageError('Say on or off.');
    const current = (await settings.read()).maintenance;
    context.print(current === null ? 'Maintenance: off' : `Maintenance: on. ${oneLine(current)}`);
  },
};

const nameFilter: Command = {
  usage: 'name-filter [refuse | allow | forget <word or name>] [--reason <text>]',
  summary: 'refuse names with a word, or let a name pass that the lists refuse; names in use stay',
  async run(context, given) {
    const [verb, ...words] = given.words;
    const word = oneLine(words.join(' '));
    const { settings, host } = await open(context, given);
    const list = { refuse: 'refused', allow: 'allowed', forget: 'none' } as const;
    if (verb !== undefined) {
      if (verb !== 'refuse' && verb !== 'allow' && verb !== 'forget')
        throw new UsageError('Say refuse, allow or forget.');
      if (word.length < 2 || word.length > WORD_MAX)
        throw new UsageError(`A word has 2 to ${WORD_MAX} characters.`);
      if (verb === 'refuse' && foldWord(word) === '')
        throw new UsageError('A word needs a letter, a digit or a sign.');
      await host.setWord(word, list[verb]);
    }
    const { refused, allowed } = (await settings.read()).nameFilter;
    context.print(`Refused: ${refused.join(', ') || 'nothing of your own'}`);
    context.print(`Allowed: ${allowed.join(', ') || 'nothing of your own'}`);
  },
};

const listNodes: Command = {
  usage: 'list-nodes',
  summary: 'list the servers of a PostgreSQL with their versions and states',
  async run(context) {
    if (context.environment.databaseUrl === undefined)
      throw new CommandError(
        'A hub on SQLite has one server. Set DATABASE_URL to list those of a PostgreSQL.',
      );
    const nodes = await (await context.openStore()).features.administration.nodes();
    const rows = nodes.map(({ id, build, state, leaseLeftMs }) => [
      id,
      build,
      state,
      leaseLeftMs > 0 ? 'lives' : `silent for ${Math.ceil(-leaseLeftMs / 1000)} s`,
    ]);
    context.print(rows.length === 0 ? 'No server runs.' : table(['node', 'version', 'state', 'lease'], rows));
  },
};

export const settingCommands: Readonly<Record<string, Command>> = {
  registration,
  invite,
  maintenance,
  'name-filter': nameFilter,
  'prune-guests': pruneGuests,
  'list-nodes': listNodes,
};
