import { feedbackCommands } from '@hub/features/feedback/commands.ts';
import { newsCommands } from '@hub/features/news/commands.ts';
import type { Command } from './command.ts';
import { dailyCommands } from './daily-commands.ts';
import { dataCommands } from './data-commands.ts';
import { doctorCommands } from './doctor-command.ts';
import { moveCommands } from './move-commands.ts';
import { noticeCommands } from './notice-commands.ts';
import { audit, closeLobby, exportPlayer, list, restore, show, softDelete } from './player-commands.ts';
import { playerVerb } from './player-verbs.ts';
import { roleCommands } from './role-commands.ts';
import { settingCommands } from './setting-commands.ts';
import { suspiciousRunCommands } from './suspicious-run-commands.ts';

/** All commands by name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  grant: playerVerb('grant'),
  export: exportPlayer,
  rename: playerVerb('rename'),
  'close-lobby': closeLobby,
  'soft-delete': softDelete,
  restore,
  suspend: playerVerb('suspend'),
  'sign-out': playerVerb('sign-out'),
  'recovery-code': playerVerb('recovery-code'),
  erase: playerVerb('erase'),
  revoke: playerVerb('revoke'),
  audit,
  ...roleCommands,
  ...settingCommands,
  ...newsCommands,
  ...noticeCommands,
  ...suspiciousRunCommands,
  ...feedbackCommands,
  ...dailyCommands,
  ...dataCommands,
  ...doctorCommands,
  ...moveCommands,
};
