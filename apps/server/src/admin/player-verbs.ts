import {
  ActionRefusal,
  type PlayerAction,
  perform,
  type Tools,
} from '@hub/features/administration/actions.ts';
import { type Arguments, optionsIn } from '@hub/features/administration/command-line/arguments.ts';
import { authorOf } from '@hub/features/administration/command-line/author.ts';
import { CommandError } from '@hub/features/administration/command-line/command.ts';
import { oneLine } from '@hub/features/administration/command-line/formatting.ts';
import { playerActions } from '@hub/features/administration/player-actions.ts';
import { createNameFilter } from '@hub/features/names/name-filter.ts';
import { hubOf } from '@hub/server/hub.ts';
import { listFolders, openErasedList } from '@hub/server/platform/erased-list.ts';
import { randomIds } from '@hub/server/platform/ids.ts';
import type { Author } from '@hub/server/store/log-line.ts';
import type { Features } from '../features.ts';
import type { Command, CommandContext } from './command.ts';
import { findPlayer } from './players.ts';

/** The hub, with the user of this machine as the author, and the reason of `--reason`. */
export async function openTools(
  context: CommandContext,
  { options }: Arguments,
): Promise<{ features: Features; tools: Tools; author: Author }> {
  const author = { clock: context.clock, ...authorOf(options) };
  const { store, features } = await context.openStore();
  const tools: Tools = {
    hub: hubOf(store.engine, context.clock),
    ids: randomIds,
    offers: features,
    erasedList: openErasedList(listFolders(context.environment)),
    async refusesName(name) {
      const { nameFilter } = await features.settings.read();
      return createNameFilter(() => nameFilter)(name);
    },
  };
  return { features, tools, author };
}

const verbOf = ({ verb }: PlayerAction): string => verb?.usage.split(' ', 1)[0] ?? '';

/** The command of the actions with the same verb. */
function commandOf(forms: readonly PlayerAction[]): Command {
  return {
    usage: forms.map(({ verb }) => verb?.usage).join(' | '),
    summary: forms[0]?.verb?.summary ?? '',
    async run(context, given) {
      const action = forms.find(({ verb }) => verb?.isMeant?.(given) ?? true);
      const verb = action?.verb;
      if (action === undefined || verb === undefined) throw new Error(`no form of ${given.words.join(' ')}`);
      const read = () => verb.read?.(given, context.clock.now()) ?? {};
      // Wrong usage is reported before anything is opened; from then on the clock is that of the database.
      read();
      const { features, tools, author } = await openTools(context, given);
      const { id: account, playerId: id, name: stored } = await findPlayer(features, given.words[0]);
      const player = { account, id, name: stored };
      const body = read();
      const name = oneLine(stored);
      const named = { name, who: `${name} (${id})` };
      if (verb.preview !== undefined && !given.options.has('yes')) return context.print(verb.preview(named));
      try {
        const reply = await perform(action, player, body, { tools, author });
        context.print(verb.says({ ...named, player, body, reply }));
      } catch (error) {
        if (!(error instanceof ActionRefusal)) throw error;
        if (!verb.takesRefusal) throw new CommandError(error.inWords(named));
        context.print(error.inWords(named));
      }
    },
  };
}

const ACTIONS = Object.values(playerActions) as PlayerAction[];

/** The command of a verb. */
export const playerVerb = (verb: string): Command =>
  commandOf(ACTIONS.filter((action) => verbOf(action) === verb));

/** The command of a verb with one more form, which any of its options chooses. */
export function withForm(verb: string, form: Pick<Command, 'usage' | 'run'>): Command {
  const command = playerVerb(verb);
  const options = Object.keys(optionsIn(form.usage));
  return {
    ...command,
    usage: `${command.usage} | ${form.usage}, both with [--reason <text>]`,
    run: (context, given) =>
      (options.some((name) => given.options.has(name)) ? form : command).run(context, given),
  };
}
