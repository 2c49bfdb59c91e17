// Texts of the administration about lists, put together in `texts.ts`.

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
  noneText: 'Lobbies and running games appear here as soon as players open them.',
  name: 'Lobby or game',
  state: 'State',
  seats: 'Who sits there',
  node: 'Node',
  changed: 'Changed',
  playing: 'Playing',
  open: 'Open',
  closeEffect:
    'All players in it are sent out. A running game ends without a result. Reports about it are ended.',
  close: 'Close the lobby',
  tryName: 'Try a name',
  forPlayer: (code: string | null): string =>
    code === null ? 'A player may have it' : `Refused for players: ${code.replaceAll('_', ' ')}`,
  forLobby: (may: boolean): string => (may ? 'A lobby may have it' : 'Refused for lobbies'),
  refused: 'Refused words:',
  allowed: 'Exceptions:',
  noWords: 'none',
  word: 'Word',
  list: 'List',
  refuse: 'Refuse it',
  allow: 'Allow it',
  takeOff: 'Take it off both lists',
  wordEffect: 'For new names. Names in use stay.',
  wordDo: 'Change the filter',
};

export const records = {
  backups: 'Backups',
  audit: 'Audit log',
  boards: 'Leaderboards',
  runs: 'Suspicious runs',
  noBackups: 'There is no backup yet',
  made: 'Made',
  size: 'Size',
  state: 'State',
  unreadable: 'Cannot be read',
  plain: 'Not encrypted',
  makeBackup: 'Back up now',
  contents: (accounts: number | null, size: string): string =>
    accounts === null
      ? size
      : `${accounts.toLocaleString('en')} ${accounts === 1 ? 'account' : 'accounts'}, ${size}`,
  good: 'Good',
  damaged: 'Damaged',
  newest: (ago: string): string => `Last backup ${ago}`,
  plan: (everyMs: number, keep: number): string =>
    `One is made every ${periodOf(everyMs)}; ${keep === 1 ? 'the newest is' : `the newest ${keep} are`} kept.`,
  from: (at: string): string => `Backup of ${at}`,
  check: 'Is it good?',
  checkText: 'Reads every file of the backup and compares it with its checksum. Once a month is enough.',
  verify: 'Verify it',
  copy: 'Keep a copy elsewhere',
  copyText: 'A copy on another machine survives a lost disk. Only the identity of age opens it.',
  onlyEncrypted: 'Only encrypted backups can be downloaded, because a backup holds the secret of the hub.',
  notDownloaded: 'The file could not be downloaded.',
  restore: 'Go back to this backup',
  typeRestore: 'Type restore',
  identity: 'Identity of age',
  identityHint: 'Used once, and kept nowhere.',
  restoreEffect:
    'The server starts again with this backup. Everything since then is gone for players; the replaced files are kept in the data folder.',
  restoreDo: 'Restore this backup',
  restored: 'Restored. The server starts again on it within a minute.',
  noAudit: 'The log is empty.',
  kind: 'What was done',
  by: 'By',
  at: 'At',
  subject: 'To',
  reason: 'Reason',
  save: 'Export',
  board: 'Leaderboard',
  noRows: 'No player is on this leaderboard.',
  player: 'Player',
  rank: 'Rank',
  score: 'Score',
  removeRowEffect:
    "The player's best score leaves the leaderboard. Matches and rewards stay; a later game sets a new one.",
  removeRow: 'Remove from the leaderboard',
  runsText: 'listed, never banned by a rule',
  noRuns: 'No run looks scripted',
  noRunsText: 'Runs whose answers look like those of a script are listed here.',
  game: 'Game',
  why: 'Why',
  figures: 'Figures',
};
