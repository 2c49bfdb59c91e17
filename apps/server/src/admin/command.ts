import {
  CommandError,
  type Command as CommandIn,
  type CommandContext as ContextOfFeatures,
} from '@hub/features/administration/command-line/command.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { Features } from '../features.ts';
import type { Store } from '../store/store.ts';

/** What commands run with that look after more than one feature. */
export type CommandContext = ContextOfFeatures & {
  readonly environment: Environment;
  /** All variables, also those that the server does not know. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where settings were found that are not variables of this command. */
  readonly settingsFile: string | undefined;
  /** Opens the store; rejects with a CommandError when there is none. It is closed after the command. */
  openStore(): Promise<{ readonly store: Store; readonly features: Features }>;
};

export type Command = CommandIn<CommandContext>;

/** Turns errors of the data folder into messages for the host. */
export function withFolderErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
