import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listPlayers } from '@hub/features/administration/calls/players.ts';
import { listAudit, listBoardRows, listSuspiciousRuns } from '@hub/features/administration/calls/records.ts';
import { listFeedback, listReports } from '@hub/features/administration/calls/reports.ts';
import { listRooms } from '@hub/features/administration/calls/rooms.ts';
import { startServer } from '../apps/server/src/testing/start-server.ts';
import { call, openedPage } from '../features/administration/http/testing/admin-page.ts';
import { median } from './process-use.ts';

/**
 * `node bench/admin-lists.ts`: what a page of fifty rows of each list of the administration costs over 100,000 rows on SQLite, in
 * time of the processor (medians of seven), so that other work of the machine is none of the list's. Exits with 1 above the aim.
 */
const ROWS = 100_000;
const AIM_MS = 100;
const ROUNDS = 7;

const server = await startServer();
const host = await openedPage(server, 'host', 'Kestrel');

function fill(): void {
  const database = new DatabaseSync(path.join(server.dataDir, 'hub.sqlite'));
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})`;
  const id = "printf('018f0000-0000-7000-8000-%012d', i)";
  database.exec('begin');
  for (const statement of [
    `insert into account (id, player_id, name, token_version, created_at, suspended_until)
     ${numbers} select ${id}, printf('p%011d', i), 'Player ' || i, 0, i, case when i % 10 = 0 then 9e15 end from n`,
    `insert into match (id, game, mode, is_new_high_score, finished_at)
     ${numbers} select 'match' || i, 'more or less', 'single', 0, i from n`,
    `insert into match_player (match_id, seat, account_id, finished_at)
     ${numbers} select 'match' || i, 0, ${id}, i from n`,
    `insert into suspicious_run (match_id, account_id, reason, figures, finished_at)
     ${numbers} select 'match' || i, ${id}, 'too_fast', '{}', i from n`,
    `insert into host_action (id, kind, subject, created_at, actor, reason)
     ${numbers} select 'act' || i, 'rename', ${id}, i, 'root', 'because' from n`,
    `insert into feedback (id, kind, text, account_id, created_at) ${numbers} select 'f' || i, 'bug', 'x', ${id}, i from n`,
    `insert into report_case (id, kind, subject, name, first_at, last_at, decided_at, outcome, decided_by)
     ${numbers} select 'c' || i, 'player', ${id}, 'Player ' || i, i, i,
       case when i % 2 = 0 then i end, case when i % 2 = 0 then 'no breach' end, 'root' from n`,
    `insert into report (case_id, account_id, reason, place, created_at) ${numbers} select 'c' || i, ${id}, 'name', 'feed', i from n`,
    `insert into best_score (board, account_id, score, achieved_at, standing, folded_name, is_listed)
     ${numbers} select 'more_or_less', ${id}, i, i, i, 'player', 1 from n`,
    `insert into room_snapshot (room_id, kind, state_version, facts_version, seats, version, state, opened_at, updated_at, is_over)
     ${numbers} select 'room' || i, 'cooldownClash', 1, '', '[]', 1, '{"settings":{"name":"x"}}', i, i, 0 from n`,
    `insert into room_seat (account_id, kind, room_id) ${numbers} select ${id}, 'cooldownClash', 'room' || i from n`,
  ])
    database.exec(statement);
  database.exec('commit; analyze');
  database.close();
}

const far = { offset: String(ROWS - 50), limit: '50' };
const lists = [
  ['players', listPlayers, {}],
  ['players, last page', listPlayers, far],
  ['players by a part of the name', listPlayers, { text: 'yer 9999' }],
  ['players that do not exist', listPlayers, { text: 'nobody' }],
  ['guests', listPlayers, { only: 'guests' }],
  ['suspended players', listPlayers, { only: 'suspended' }],
  ['roles', listPlayers, { only: 'roles' }],
  ['waiting reports', listReports, { state: 'waiting' }],
  ['decided reports', listReports, { state: 'decided' }],
  ['feedback', listFeedback, {}],
  ['rooms', listRooms, {}],
  ['lobbies', listRooms, { only: 'lobbies' }],
  ['audit log', listAudit, {}],
  ['audit log by kind', listAudit, { kind: 'rename' }],
  ['audit log by name', listAudit, { by: 'root' }],
  ['suspicious runs', listSuspiciousRuns, {}],
  ['board rows', listBoardRows, {}],
] as const;

fill();
for (const [name, endpoint, query] of lists) {
  const params = endpoint === listBoardRows ? { board: 'more_or_less' } : {};
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begunAt = process.cpuUsage();
    const { status, body } = await call(host, endpoint, { params, query });
    const { user, system } = process.cpuUsage(begunAt);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    times.push((user + system) / 1000);
  }
  const ms = median(times);
  if (ms > AIM_MS) process.exitCode = 1;
  console.log(`${name.padEnd(32)} ${ms.toFixed(1).padStart(6)} ms   (aim ${AIM_MS})`);
}
await server.stop();
