import { listBackups } from '@hub/features/administration/calls/backups.ts';
import {
  doctor,
  maintenance,
  overview,
  previewText,
  registration,
  settingsInForce,
} from '@hub/features/administration/calls/hub.ts';
import { listPlayers, type PlayerRow, showPlayer } from '@hub/features/administration/calls/players.ts';
import {
  type AuditLine,
  listAudit,
  listBoardRows,
  listSuspiciousRuns,
} from '@hub/features/administration/calls/records.ts';
import { listRooms, nameFilter, tryName } from '@hub/features/administration/calls/rooms.ts';
import { ownSession, sessionState, signInKeys } from '@hub/features/administration/calls/session.ts';
import { listFeedback } from '@hub/features/feedback/admin-calls.ts';
import { heartbeat } from '@hub/protocol/http/activity';
import { replyToWriters } from '../../features/news/testing/staged.ts';
import { replyCases, WAITING } from '../../features/reports/testing/staged.ts';
import { readEnvironment } from '../../packages/server/src/platform/environment.ts';
import { readMarkdown, readMarkdownLine } from '../../packages/server/src/platform/markdown.ts';
import { settingsInForce as inForce } from '../../packages/server/src/platform/settings-in-force.ts';
import { NOW, type Stage } from './stage.ts';
import { named, rooms } from './staged-rooms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Accounts of the staged hub. */
const ACCOUNTS = 16;
const player = (name: string, hoursAgo: number, games: number, more: Partial<PlayerRow> = {}): PlayerRow => ({
  ...named(name),
  role: null,
  isGuest: false,
  suspendedUntil: null,
  closedAt: null,
  eraseAt: null,
  erasedAt: null,
  reports: 0,
  createdAt: NOW - 19 * DAY_MS,
  playedAt: NOW - hoursAgo * HOUR_MS,
  games,
  ...more,
});

const players = [
  player('Kestrel', 0, 1_204, { role: 'host' }),
  player('Fenn', 0, 871, { role: 'moderator' }),
  player('Tarn', 0, 2_017),
  player('WWWWWWWWWWWW', 2, 38, { reports: 3 }),
  player('Rook', 1, 402, { suspendedUntil: NOW + 9 * DAY_MS }),
  player('Amber Heron', 0, 2, { isGuest: true }),
  player('Juniper', 5, 1_330),
  player('Bramble', 0, 244),
  player('Sorrel', 72, 129, { reports: 1 }),
  player('Moss', 0, 655),
  player('Wren', 9, 518, { role: 'room moderator' }),
  player('Lark', 0, 93),
  player('Sedge', 0, 301),
  player('Copper Otter', 20, 1, { isGuest: true }),
  player('Ash', 120, 67, { closedAt: NOW - 3 * DAY_MS }),
  player('Marten', 0, 19),
];
const reported = player('WWWWWWWWWWWW', 2, 38, { reports: 3 });

const audit: readonly AuditLine[] = [
  { by: 'Kestrel', role: 'host' as const, kind: 'suspend', subject: 'Rook', reason: 'Rule 2, insults' },
  { by: 'Fenn', role: 'moderator' as const, kind: 'rename', subject: 'Player-8814', reason: 'Rule 1, name' },
  { by: 'Kestrel', role: 'host' as const, kind: 'add news', subject: 'news-3', reason: '' },
  { by: 'root', role: null, kind: 'registration', subject: 'invite', reason: 'School holidays' },
  { by: 'Kestrel', role: 'host' as const, kind: 'invite', subject: '3 players', reason: '' },
  { by: 'root', role: null, kind: 'maintenance', subject: 'off', reason: '' },
  { by: 'root', role: null, kind: 'maintenance', subject: 'on', reason: 'A new machine' },
  {
    by: 'Fenn',
    role: 'moderator' as const,
    kind: 'close lobby',
    subject: 'ABC235',
    reason: 'Rule 1, its name',
  },
  {
    by: 'Kestrel',
    role: 'host' as const,
    kind: 'name filter',
    subject: 'Essex allowed',
    reason: 'A real name',
  },
].map((line, at) => ({
  ...line,
  id: `line-${at}`,
  at: NOW - at * 5 * HOUR_MS,
  player: at < 2 ? named(line.subject) : null,
}));

/** Sign-ins with each kind of key. */
const signIns: readonly AuditLine[] = [
  ['Kestrel', 'host', 'passkey This device', 0],
  ['Fenn', 'moderator', 'code', 5],
  ['Kestrel', 'host', 'code', 21],
  ['Kestrel', 'host', 'link', 24],
  ['Fenn', 'moderator', 'code', 29],
  ['Fenn', 'moderator', 'link', 53],
  ['Kestrel', 'host', 'passkey Security key', 74],
  ['Wren', 'room moderator', 'code', 101],
].map(([by, role, reason, hoursAgo]) => ({
  id: `sign-in-${hoursAgo}`,
  at: NOW - Number(hoursAgo) * HOUR_MS,
  by: String(by),
  role: role as AuditLine['role'],
  kind: 'open door',
  subject: String(by),
  player: named(String(by)),
  reason: String(reason),
}));

/** News that a host is writing. */
export const DRAFT = {
  title: 'A cup on Friday, eight seats',
  text: `On Friday at 20:00 UTC the hub plays its first cup in **Cooldown Clash**. Eight seats, no bots.

- Three tables, the best two of each go on
- The final is at 21:00
- Spectators may guess along

Write your name on the list: [Lantern League](/leagues).`,
};

const PASSED = [
  ['versions', 'Riftlight 0.3.0 on Node 24.11.0'],
  ['settings', 'every value can be used'],
  ['disk', '61.4 of 80.0 GB free; at the growth so far for over ten years'],
  ['ledger', 'every balance is the sum of its entries, 48210 BE in all'],
] as const;

const backups = [31, 37, 43, 49, 55, 61, 67, 73, 79, 85, 91, 97].map((hours, at) => ({
  name: `hub-${new Date(NOW - hours * HOUR_MS).toISOString().slice(0, 19).replaceAll(':', '-')}Z`,
  madeAt: NOW - hours * HOUR_MS,
  bytes: 41_400_000 - at * 300_000,
  accounts: ACCOUNTS - Math.ceil(at / 2),
  isEncrypted: at < 9,
  files: at < 9 ? (['manifest.json', 'hub.sqlite.age', 'secret.age'] as const).slice() : [],
}));

/** The sign-in of a host with a passkey and an app. */
export function replySignIn(stage: Stage): void {
  stage.reply(heartbeat, { online: 13 });
  stage.reply(sessionState, {
    role: 'host',
    hasPasskey: true,
    hasCode: true,
    restsUntil: null,
    linkCommand: 'npm run admin -- make-host',
    lastOpenedAt: NOW - 17 * HOUR_MS,
    version: '0.3.0',
  });
}

/** All pages of the administration, for a host of a hub with some players, reports and findings. */
export function replyAdministration(stage: Stage): void {
  replySignIn(stage);
  stage.reply(ownSession, {
    name: 'Kestrel',
    role: 'host',
    until: NOW + 24 * 60_000 + 10_000,
    reportsWaiting: WAITING,
    version: '0.3.0',
    nodes: 1,
  });
  stage.reply(overview, {
    players: 13,
    rooms: rooms.filter(({ lobby }) => lobby.hasStarted).length,
    accounts: ACCOUNTS,
    reportsWaiting: WAITING,
    answersWaiting: 1,
    version: '0.3.0',
    host: {
      lastBackupAt: NOW - 31 * HOUR_MS,
      backups: { everyMs: 6 * HOUR_MS, keep: 28, isEncrypted: true, hasFailed: true },
      nodes: [],
      newest: backups.slice(0, 4),
    },
  });
  stage.reply(doctor, {
    at: NOW,
    findings: [
      {
        check: 'backup',
        state: 'bad',
        found: '31 hours old',
        mend: 'Look at the log for "a backup failed".',
      },
      {
        check: 'addresses',
        state: 'look',
        found: 'HTTPS without TRUST_PROXY',
        mend: 'Set TRUST_PROXY=true if a proxy sets X-Forwarded-For: all players share its limits now.',
      },
      ...PASSED.map(([check, found]) => ({ check, state: 'good' as const, found, mend: null })),
    ],
  });
  replyPeople(stage);
  replyHub(stage);
}

function replyPeople(stage: Stage): void {
  stage.reply(listPlayers, { rows: players, total: ACCOUNTS });
  stage.reply(showPlayer, {
    ...reported,
    essence: 412,
    items: [],
    ledger: [{ amount: 100, balanceAfter: 412, reason: 'daily_rift', note: null, at: NOW - 2 * HOUR_MS }],
    formerNames: [],
    recoveryCodesLeft: 0,
    leagues: 1,
    suspensions: 0,
    decidedReports: 0,
    suggestedName: 'Player-3107',
    audit: audit.slice(1, 2),
  });
  replyCases(stage);
  stage.reply(listFeedback, { rows: [], total: 0 });
}

function replyHub(stage: Stage): void {
  stage.reply(listRooms, { rows: [...rooms], total: rooms.length });
  stage.reply(nameFilter, { refused: ['kumquat', 'headquarters'], allowed: ['Grasshopper', 'Essex'] });
  stage.reply(tryName, { player: null, lobby: true });
  replyToWriters(stage);
  stage.reply(previewText, { blocks: readMarkdown(DRAFT.text), spans: readMarkdownLine(DRAFT.text) });
  stage.reply(registration, { mode: 'invite', invitations: [{ usesLeft: 3, expiresAt: NOW + 7 * DAY_MS }] });
  stage.reply(maintenance, { text: null });
  stage.reply(settingsInForce, {
    rows: inForce(
      readEnvironment({
        PUBLIC_URL: 'https://hub.example.org',
        HUB_SECRET: 'a secret of at least thirty-two letters',
        DATA_DIR: '/data',
        BACKUP_DIR: '/backups',
        BACKUP_EVERY: '6h',
        BACKUP_KEEP: '28',
        TRUST_PROXY: '',
      }),
    ),
  });
  stage.reply(listBackups, { backups, whyNone: null });
  stage.reply(listAudit, ({ query }) => {
    const rows = query.get('kind') === 'open door' ? [...signIns] : [...audit];
    return { rows, total: rows.length };
  });
  stage.reply(listBoardRows, { rows: [], total: 0 });
  stage.reply(listSuspiciousRuns, { rows: [], total: 0 });
  stage.reply(signInKeys, {
    passkeys: [{ id: 'k1', name: 'This device', address: 'hub.example.org', at: NOW - DAY_MS, usedAt: NOW }],
    codeSince: NOW - DAY_MS,
    linkCommand: 'npm run admin -- make-host',
  });
}
