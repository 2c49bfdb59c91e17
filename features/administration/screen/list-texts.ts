// Texts of the administration about lists, put together in `texts.ts`.

import type { BackupFileName } from '../calls/backups.ts';

const MINUTE_MS = 60_000;
/** Without fractions: `day`, `6 hours`, `90 minutes`. */
function periodOf(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  const [size, unit] =
    minutes % 1440 === 0
      ? ([1440, 'day'] as const)
      : minutes % 60 === 0
        ? ([60, 'hour'] as const)
        : ([1, 'minute'] as const);
  return minutes === size ? unit : `${minutes / size} ${unit}s`;
}

export const rooms = {
  filter: 'Which rooms',
  lobbies: 'Lobbies',
  all: 'All games',
  names: 'Name filter',
  none: 'Nothing is open now',
  noneText: 'They appear here as soon as players open them.',
  name: 'Lobby or game',
  state: 'State',
  counted: { lobbies: 'lobbies open', all: 'rooms open' },
  withGame: 'with a game',
  people: 'players inside',
  taken: (taken: number, all: number): string => (all === 0 ? `${taken}` : `${taken} of ${all}`),
  seatsTaken: 'Seats taken',
  done: 'What was done in lobbies',
  reported: 'A report about it waits',
  reportedText: 'Closing the lobby decides it, too.',
  opened: 'Opened',
  changed: 'Changed',
  node: 'Node',
  waiting: 'Waiting',
  closeEffect:
    'All players in it are sent out. A running game ends without a result. Reports about it are ended.',
  closeAsk: 'Close the lobby…',
  close: 'Close the lobby',
  forPlayer: (code: string | null): string =>
    code === null ? 'A player may have it' : `Refused for players: ${code.replaceAll('_', ' ')}`,
  forLobby: (may: boolean): string => (may ? 'A lobby may have it' : 'Refused for lobbies'),
  noWords: 'none',
};

export const records = {
  backups: 'Backups',
  audit: 'Audit log',
  boards: 'Leaderboards',
  runs: 'Suspicious runs',
  noBackups: 'There is no backup yet',
  newest: (ago: string): string => `Last backup ${ago}`,
  late: 'The next one is late: back up now.',
  failed: 'The last try failed. Look at the log for "a backup failed", then back up now.',
  missed: (count: number): string => (count === 1 ? '1 backup missed.' : `${count} backups missed.`),
  plan: (everyMs: number, keep: number, isEncrypted: boolean): string =>
    `Made every ${periodOf(everyMs)}${isEncrypted ? ', encrypted' : ''}; ${keep === 1 ? 'the newest is' : `the newest ${keep} are`} kept.`,
  kept: 'Kept backups',
  named: (id: string): string => `Name: ${id}`,
  from: (at: string): string => `Backup of ${at}`,
  checkText: 'Compares every file with its checksum. Once a month is enough.',
  copyText: 'A copy on another machine survives a lost disk. Only its secret key (age identity) opens it.',
  holds: {
    'manifest.json': 'Date, size and checksums',
    'hub.sqlite': 'All accounts and games',
    'hub.sqlite.age': 'All accounts and games',
    secret: 'The secret of the hub',
    'secret.age': 'The secret of the hub',
    erased: 'Which accounts were erased',
  } satisfies Readonly<Record<BackupFileName, string>>,
  onlyEncrypted: 'Only encrypted backups can be downloaded, because a backup holds the secret of the hub.',
  restore: 'Go back to this backup',
  restoreEffect:
    'The server starts again with this backup. Everything since then is gone for players; the replaced files are kept in the data folder.',
  restored: 'Restored. The server starts again on it within a minute.',
  noAudit: 'The log is empty.',
  kind: 'What was done',
  by: 'By',
  at: 'At',
  reason: 'Reason',
  player: 'Player',
  removeRowEffect:
    "The player's best score leaves the leaderboard. Matches and rewards stay; a later game sets a new one.",
  noRunsText: 'Runs whose answers look like those of a script are listed here.',
};
