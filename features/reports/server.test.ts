import { beforeEach, expect, it } from 'vitest';
import { hostOf } from '../../apps/server/src/store/testing/rows.ts';
import { server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import { overview } from '../administration/calls/hub.ts';
import { liftSuspension, renamePlayer, showPlayer, suspendPlayer } from '../administration/calls/players.ts';
import { closeRoom } from '../administration/calls/rooms.ts';
import { ownSession } from '../administration/calls/session.ts';
import { call, newPlayer, openedPage, type TestPlayer } from '../administration/http/testing/admin-page.ts';
import { playerActions } from '../administration/player-actions.ts';
import { decideReport, listAnswers, listReports, replyToAnswer, showReport } from './admin-calls.ts';
import { answerDecision, ownDecisions, seeDecision, sendReport } from './calls.ts';

let fenn: TestPlayer;
let loud: TestPlayer;
let moss: TestPlayer;
let wren: TestPlayer;
setUpServer();
beforeEach(async () => {
  fenn = await openedPage(server, 'moderator', 'Fenn');
  [loud, moss, wren] = [
    await newPlayer(server, 'WWWWWWWWWWWW'),
    await newPlayer(server, 'Moss'),
    await newPlayer(server, 'Wren'),
  ];
});

const report = (from: TestPlayer, more: object = {}) =>
  call(from, sendReport, {
    body: { target: { kind: 'player', player: loud.player }, place: 'lobby', reason: 'name', ...more },
  });
const waitingFor = async (page: TestPlayer) =>
  (await call(page, listReports, { query: { state: 'waiting' } })).body as {
    total: number;
    rows: { id: string; joined: number }[];
  };
const waiting = () => waitingFor(fenn);
const replyAs = (page: TestPlayer) =>
  call(page, replyToAnswer, { params: { id: 'own' }, body: { text: 'Right' } });
const decisions = async (page: TestPlayer) =>
  (await call(page, ownDecisions)).body as { answered: { id: string }[]; received: { id: string }[] };
const decide = async (body: object) =>
  call(fenn, decideReport, { params: { id: (await waiting()).rows[0]?.id ?? 'none' }, body });

it('reports about the same join; the same player counts once, and reports about oneself are refused', async () => {
  expect((await report(moss, { words: ' It stretches every list ' })).body).toEqual({ isJoined: false });
  expect((await report(wren, { place: 'feed' })).body).toEqual({ isJoined: true });
  expect((await report(wren, { reason: 'insults' })).body).toEqual({ isJoined: true });
  expect((await report(loud)).body['error']).toBe('not_now');
  const nobody = { target: { kind: 'player', player: 'AAAAAAAAAAAA' } };
  expect((await report(moss, nobody)).body['error']).toBe('account_not_found');
  expect((await report(moss, { target: { kind: 'lobby', lobby: 'ABC234' } })).body['error']).toBe(
    'game_not_found',
  );
  const { rows, total } = await waiting();
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    {
      joined: 2,
      reasons: ['name'],
      places: ['lobby', 'feed'],
      about: { name: 'WWWWWWWWWWWW', player: { id: loud.player } },
    },
  ]);
  const { body } = await call(fenn, showReport, { params: { id: rows[0]?.id ?? '' } });
  expect(body['reports']).toMatchObject([
    { from: { name: 'Wren' }, words: null },
    { from: { name: 'Moss' }, words: 'It stretches every list' },
  ]);
});

it('two reports at the same time are one case', async () => {
  const replies = await Promise.all([report(moss), report(wren)]);
  expect(new Set(replies.map(({ body }) => body['isJoined']))).toEqual(new Set([false, true]));
  expect((await waiting()).rows).toMatchObject([{ joined: 2 }]);
});

it('moderators neither see nor decide cases of which they are a party, nor their own answers', async () => {
  const [robin, host] = [
    await openedPage(server, 'moderator', 'Robin'),
    await openedPage(server, 'host', 'Kestrel'),
  ];
  server.sql(
    `insert into room_snapshot (room_id, kind, state_version, facts_version, seats, version, state, opened_at, updated_at, is_over)
       values ('ABC234', 'chainOfLegends', 1, '', ?, 1, '{"settings":{"name":"Loud"},"owner":1}', 5, 5, 0)`,
    JSON.stringify([robin.account, fenn.account]),
  );
  await report(moss, { target: { kind: 'player', player: fenn.player } });
  await report(moss, { target: { kind: 'lobby', lobby: 'ABC234' } });
  await report(fenn, { words: 'Mine' });
  expect(await waitingFor(fenn)).toEqual({ rows: [], total: 0 });
  expect((await call(fenn, ownSession)).body['reportsWaiting']).toBe(0);
  expect((await call(fenn, overview)).body).toMatchObject({ reportsWaiting: 0 });
  const own = (await call(fenn, showPlayer, { params: { player: fenn.player } })).body;
  expect(own).toMatchObject({ reports: 0, audit: [] });
  for (const page of [robin, host]) expect((await waitingFor(page)).total).toBe(3);
  const body = { outcome: 'no breach', rule: null, reason: '' };
  for (const { id } of (await waitingFor(robin)).rows) {
    expect((await call(fenn, showReport, { params: { id } })).body['error']).toBe('not_found');
    expect((await call(fenn, decideReport, { params: { id }, body })).body['error']).toBe('not_found');
  }
  // Actions elsewhere would decide them, too.
  const act = { name: 'Player-1234', rule: 'names', reason: 'x' };
  expect((await call(fenn, renamePlayer, { params: { player: loud.player }, body: act })).body['error']).toBe(
    'not_now',
  );
  expect(
    (await call(fenn, closeRoom, { params: { id: 'ABC234' }, body: { reason: 'x' } })).body['error'],
  ).toBe('not_now');
  // A case that is decided stays out of sight, also when the lobby is gone.
  for (const { id } of (await waitingFor(robin)).rows)
    expect((await call(host, decideReport, { params: { id }, body })).body).toEqual({ done: true });
  server.sql("delete from room_snapshot where room_id = 'ABC234'");
  expect((await call(fenn, listReports, { query: { state: 'decided' } })).body['total']).toBe(0);
  server.sql(
    `insert into decision (id, account_id, act, rule, reason, decided_by, created_at, answer, answered_at)
       values ('own', ?, 'renamed', 'names', 'Rude', 'root', 5, 'It is not', 6)`,
    fenn.account,
  );
  expect((await call(fenn, listAnswers)).body).toEqual({ rows: [], total: 0 });
  expect((await replyAs(fenn)).body['error']).toBe('not_now');
  expect((await call(fenn, overview)).body['answersWaiting']).toBe(0);
  expect((await replyAs(robin)).body).toEqual({ done: true });
});

it('a renamed player reads rule and reason, may answer once, and reads the reply; the reporters read the outcome', async () => {
  await report(moss);
  await report(wren);
  const outcome = { outcome: 'renamed', rule: 'names', reason: 'It stretches every list' };
  // A name that the rules refuse changes nothing.
  expect((await decide({ ...outcome, name: 'WWWWWWWWWWWWWWW' })).body['error']).toBe('username_too_long');
  expect((await decide({ ...outcome, name: 'Player-3107' })).status).toBe(200);
  expect((await waiting()).total).toBe(0);
  for (const reporter of [moss, wren])
    expect(await decisions(reporter)).toMatchObject({
      answered: [{ about: 'WWWWWWWWWWWW', outcome: 'renamed' }],
      received: [],
    });
  const { received } = await decisions(loud);
  expect(received).toMatchObject([
    { act: 'renamed', rule: 'names', reason: 'It stretches every list', until: null, answer: null },
  ]);
  const params = { id: received[0]?.id ?? '' };
  const answer = (page: TestPlayer) =>
    call(page, answerDecision, { params, body: { text: 'It is my name' } });
  expect((await answer(moss)).body['error']).toBe('not_now');
  expect((await answer(loud)).status).toBe(200);
  expect((await answer(loud)).body['error']).toBe('not_now');
  await call(loud, seeDecision, { params });
  expect((await decisions(loud)).received).toEqual([]);
  expect((await call(fenn, listAnswers)).body).toMatchObject({
    total: 1,
    rows: [{ player: { name: 'Player-3107' }, answer: 'It is my name', by: 'Fenn', reply: null }],
  });
  await call(fenn, replyToAnswer, { params, body: { text: 'It was read' } });
  expect((await call(fenn, replyToAnswer, { params, body: { text: 'Again' } })).body['error']).toBe(
    'not_now',
  );
  expect(await decisions(loud)).toMatchObject({ received: [{ answer: { reply: 'It was read' } }] });
  const [first] = (await decisions(moss)).answered;
  await call(moss, seeDecision, { params: { id: first?.id ?? '' } });
  expect((await decisions(moss)).answered).toEqual([]);
  expect((await decisions(wren)).answered).toHaveLength(1);
});

it('a suspended player reads why, answers, and puts it away only after the end', async () => {
  await report(moss);
  const until = Date.now() + 3_600_000;
  expect((await decide({ outcome: 'suspended', rule: 'people', reason: '', until })).status).toBe(400);
  expect((await decide({ outcome: 'suspended', rule: 'people', reason: 'Insults', until })).status).toBe(200);
  const { received } = await decisions(loud);
  expect(received).toMatchObject([{ act: 'suspended', rule: 'people', until }]);
  const params = { id: received[0]?.id ?? '' };
  await call(loud, seeDecision, { params });
  expect((await decisions(loud)).received).toHaveLength(1);
  expect((await call(loud, answerDecision, { params, body: { text: 'Sorry' } })).status).toBe(200);
  // A suspended player cannot report.
  expect((await report(loud)).body['error']).toBe('account_suspended');
  await call(fenn, liftSuspension, { params: { player: loud.player }, body: { reason: 'sorry' } });
  await call(loud, seeDecision, { params });
  expect((await decisions(loud)).received).toEqual([]);
});

it('a decision by the player list ends the reports about the player as well', async () => {
  await report(moss);
  const body = { until: Date.now() + 3_600_000, rule: 'people', reason: 'Insults' };
  const { body: reply } = await call(fenn, suspendPlayer, { params: { player: loud.player }, body });
  expect(reply).toEqual({ reportsEnded: 1 });
  expect(await decisions(moss)).toMatchObject({ answered: [{ outcome: 'suspended' }] });
  expect((await decide({ outcome: 'no breach', rule: null, reason: '' })).status).toBe(404);
});

const erase = (player: TestPlayer) =>
  hostOf(server.hub.store, 5)(playerActions.erase, player.account, { name: '' });

it('an erased player is in no report, as reporter and as reported', async () => {
  await report(moss, { words: 'WWWWWWWWWWWW again' });
  await report(wren);
  await erase(wren);
  expect((await waiting()).rows).toMatchObject([{ joined: 1 }]);
  await erase(loud);
  expect((await waiting()).total).toBe(0);
  for (const table of ['report_case', 'report', 'decision'])
    expect(server.rows(`select * from ${table}`), table).toEqual([]);
});

it('a case goes with its last reporter while it waits, and stays once it is decided', async () => {
  await report(moss);
  await report(wren);
  await erase(moss);
  expect((await waiting()).rows).toMatchObject([{ joined: 1 }]);
  const [before] = (await waiting()).rows;
  // The last one leaves while another player reports: the report counts, in the same case or in a new one.
  const fern = await newPlayer(server, 'Fern');
  await Promise.all([erase(wren), report(fern)]);
  expect((await waiting()).rows).toMatchObject([{ joined: 1 }]);
  await erase(fern);
  expect(await waiting()).toEqual({ rows: [], total: 0 });
  expect((await call(fenn, showReport, { params: { id: before?.id ?? '' } })).body['error']).toBe(
    'not_found',
  );

  // Who reports again begins a new case. A decision outlives those who asked for it.
  const sage = await newPlayer(server, 'Sage');
  expect((await report(sage)).body).toEqual({ isJoined: false });
  await decide({ outcome: 'no breach', rule: null, reason: '' });
  await erase(sage);
  const { body } = await call(fenn, listReports, { query: { state: 'decided' } });
  expect(body['rows']).toMatchObject([{ joined: 0, decision: { outcome: 'no breach' } }]);
});
