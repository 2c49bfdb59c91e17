import type { Role } from '@hub/protocol/http/admin/parts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { hub, keys } from './hub-texts.ts';
import { records, rooms } from './list-texts.ts';

const roles: Readonly<Record<Role, string>> = {
  host: 'host',
  moderator: 'moderator',
  'room moderator': 'room moderator',
};
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const signIn = {
  title: 'Sign in to the administration',
  text: 'Being signed in as a player is not enough. Show once more that it is you; you stay signed in for 30 minutes, in this browser only.',
  noRoleText: 'Your account has no role on this hub. A host gives roles.',
  code: 'Code of your app',
  signIn: 'Sign in',
  rests: (until: string): string => `Too many wrong codes. Codes are refused until ${until}.`,
  noKeys:
    'There is no passkey for this address and no app yet. Ask the host for a link, sign in with it, and set up one.',
  noPasskey: 'The browser gave no passkey. Try again, or use another way.',
  plainHttp: 'On plain http in a home network only the code works; passkeys need https.',
  fiveTries: 'After five wrong codes, codes are refused for 15 minutes.',
  lost: 'Lost all keys?',
  lostCommand: (command: string, argument: string): string => `${command} ${argument}`,
  lostEnd: 'on the machine prints a link that works once.',
  lastSignIn: (when: string): string => `Last sign-in ${when}`,
};

const overview = {
  needYou: (count: number): string => (count === 1 ? '1 thing needs you' : `${count} things need you`),
  lookAt: (count: number): string => `${plural(count, 'thing')} to look at when you have time`,
  needs: 'What needs you',
  nodeDown: (id: string): string => `Node ${id} does not run`,
  nodeText: (state: string): string => `Last known: ${state}. Look at its log, and start it again.`,
  backupText: 'Look at the log for "a backup failed".',
  /** What a check found; its name begins with a small letter. */
  finding: (check: string, found: string): string =>
    `${check.charAt(0).toUpperCase()}${check.slice(1)}: ${found}`,
  unchecked: 'The checks could not be run',
  players: 'players now',
  rooms: 'rooms with a game',
  theHub: 'The hub now',
  nodesRun: (up: number, all: number): string =>
    all === 1
      ? up === 1
        ? 'The only node runs'
        : 'The only node does not run'
      : up === all
        ? `All ${all} nodes run`
        : `${up} of ${all} nodes run`,
  node: (id: string, state: string, version: string): string => `${id} ${state} ${version}`,
  version: (version: string): string => `Version ${version}`,
  passed: (count: number): string => `${plural(count, 'check')} passed`,
};

const players = {
  title: 'Players',
  search: 'Name, id, or a part of it',
  filter: 'Which accounts',
  filters: { all: 'All', suspended: 'Suspended', guests: 'Guests', roles: 'Roles', closed: 'Closed' },
  none: 'No account fits.',
  name: 'Name',
  state: 'State',
  played: 'Last game',
  games: 'Games',
  suspended: 'Suspended',
  closed: 'Closed',
  roles: { host: 'Host', moderator: 'Moderator', 'room moderator': 'Room moderator' },
  reported: (count: number): string => plural(count, 'report'),
  since: 'Since',
  codes: 'Recovery codes',
  suspensions: 'Suspensions',
  audit: 'Audit',
  noAudit: 'Nothing was done to this account.',
  ledgerLine: (amount: number, why: string, balance: number): string =>
    `${amount > 0 ? '+' : ''}${amount.toLocaleString('en')}, ${why} \u00B7 ${balance.toLocaleString('en')} now`,
  /** What ledger entries are for that no game has paid, by their reasons. */
  sources: new Map([
    ['purchase', 'Shop'],
    ['grant', 'Gift'],
    ['ring', 'Full ring of a day'],
    ['trial', 'First stone'],
    ['other', 'Taken back'],
  ]),
  id: (id: string): string => `Public id: ${id}`,
  more: 'More actions',
  newName: 'New name',
  until: 'Until',
  renameEffect:
    'Everywhere at once, also in finished games. The player reads rule and reason at the next visit, and may answer once, with another wish.',
  endsReports: (count: number): string => `It closes ${plural(count, 'report')}.`,
  suspendEffect:
    'Ends running games at once and hides the player from boards and feed. The player may answer once. Nothing is deleted.',
  lift: 'Lift the suspension',
  liftText: (until: string): string => `It lasts until ${until}.`,
  signOut: 'Sign out everywhere',
  code: 'Recovery code',
  codeOnce: (name: string): string => `Recovery code of ${isolated(name)}, shown once`,
  give: 'Give essence',
  giveText: 'Or take it back. The player reads the note in the ledger.',
  makeModerator: 'Make a moderator',
  roomsOf: (game: string): string => `Only the lobbies of ${game}`,
  lobbies: 'Only lobbies',
  takeRole: 'Take the role away',
  linkOnce: (name: string): string =>
    `Link that works once for ${isolated(name)}; it signs in to the administration, to set up a key`,
  close: 'Close the account',
  closeText: 'It cannot be used until it is restored. Nothing is erased.',
  restore: 'Restore the account',
  isHost: 'Hosts are looked after by the command line only.',
  typeName: (name: string): string => `Type the name ${isolated(name)}`,
};

export const adminTexts = {
  title: 'Administration',
  parts: {
    overview: 'Overview',
    players: 'Players',
    reports: 'Reports',
    rooms: 'Rooms',
    hub: 'Hub',
    records: 'Records',
    keys: 'Keys',
  },
  roles,
  who: (name: string, role: Role): string => `${isolated(name)}, ${roles[role]}`,
  endsIn: 'Sign-in ends in',
  back: 'Back to the hub',
  backTo: (list: string): string => `Back to ${list}`,
  loading: 'Loading',
  failed: 'This could not be read',
  rows: (first: number, last: number, total: number): string =>
    `${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  reason: 'Reason, for the audit log',
  missing: (labels: readonly string[]): string => `Still needed: ${labels.join(', ')}`,
  signIn,
  overview,
  players,
  rooms,
  records,
  hub,
  keys,
  ago: {
    justNow: 'just now',
    minutes: (count: number) => `${plural(count, 'minute')} ago`,
    hours: (count: number) => `${plural(count, 'hour')} ago`,
    days: (count: number) => `${plural(count, 'day')} ago`,
  },
};
