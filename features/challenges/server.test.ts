import type { MoreOrLessState } from '@hub/games/more-or-less/game.ts';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import { describe, expect, it } from 'vitest';
import { connect, type Frame, protocolsFor } from '../../apps/server/src/realtime/testing/client.ts';
import { rightGuess, wrongGuess } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import { doJobs } from '../../apps/server/src/store/testing/friends-at.ts';
import { clock, restartServer, server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import type { SignedIn } from '../../apps/server/src/testing/server-access.ts';
import type { TestServer } from '../../apps/server/src/testing/start-server.ts';
import type { ChallengeReply } from './calls.ts';
import type { ChallengeRuns } from './run-calls.ts';

setUpServer({ at: '2026-03-01T12:00:00Z' });

const call = <Reply>(...made: Parameters<TestServer['call']>) => server.call<Reply>(...made);

const enter = ({ token }: SignedIn) => server.join('/ws/moreOrLess', token);

const gameIdIn = (frame: Frame) => (frame.payload as { gameState: MoreOrLessState }).gameState.gameId;

type Seen = { state: MoreOrLessState; frames: Frame[] };

/** Plays More or Less with these answer times, all right but the last; returns the last state and all frames. */
async function play(
  who: SignedIn,
  start: readonly [string, object],
  times: readonly number[],
): Promise<Seen> {
  const client = await enter(who);
  const frames: Frame[] = [];
  let state = undefined as unknown as MoreOrLessState;
  const read = async (until: (frame: Frame) => boolean) => {
    for (;;) {
      const frame = await client.next();
      frames.push(frame);
      const { gameState } = (frame.payload ?? {}) as { gameState?: MoreOrLessState };
      if (gameState !== undefined) state = gameState;
      if (frame.error !== undefined) throw new Error(frame.error.code);
      if (until(frame)) return;
    }
  };
  client.send(...start);
  await read(({ action }) => action === 'gameStarted' || action === 'gameOver');
  for (const [at, ms] of times.entries()) {
    clock.advance(ms);
    const guess = (at === times.length - 1 ? wrongGuess : rightGuess)(state);
    client.send('submitGuess', { gameId: state.gameId, guess });
    await read(({ action }) => action === 'revealItem');
    clock.advance(1_500);
    client.send('joinGame', { gameId: state.gameId });
    await read(({ action }) => action === 'gameStarted' || action === 'gameOver');
  }
  await client.close();
  return { state, frames };
}

const newRun = ['startGame', { mode: 'single' }] as const;
const runOf = (id: string) => ['startChallenge', { challenge: id }] as const;

/** A challenge of a run with these answer times. */
async function challengeOf(who: SignedIn, times: readonly number[]) {
  const { state } = await play(who, newRun, times);
  const made = await call<{ id: string }>('/challenges', who.token, {
    game: 'moreOrLess',
    gameId: state.gameId,
  });
  return { ...made, gameId: state.gameId };
}

const seenBy = async (one: string, who?: SignedIn) =>
  (await call<ChallengeReply>(`/challenges/${one}`, who?.token)).isBack;

const paidRows = () =>
  server.rows('select account_id, amount from ledger union all select account_id, score from best_score');

describe('a challenge by link', () => {
  it('is known as sent back to the one whose challenge its maker has played', async () => {
    const [ada, grace, eve] = [
      await server.guest('Ada'),
      await server.guest('Grace'),
      await server.guest('Eve'),
    ];
    const { id } = await challengeOf(ada, [1_000, 2_000]);
    const before = await challengeOf(grace, [900]);
    await play(grace, runOf(id), [1_000, 2_000]);
    clock.advance(1_000);
    const { id: back } = await challengeOf(grace, [1_500]);
    expect(await seenBy(back, ada)).toBe(true);
    // Not by others, by its maker, or of a challenge that was there before.
    for (const who of [undefined, eve, grace]) expect(await seenBy(back, who)).toBe(false);
    expect(await seenBy(before.id, ada)).toBe(false);
    expect(await seenBy(id, grace)).toBe(false);
  });

  it('asks the same questions of others, beside the ghost, and counts for nothing', async () => {
    const [ada, grace] = [await server.guest('Ada'), await server.guest('Grace')];
    const { id } = await challengeOf(ada, [31_337, 41_414, 51_515]);
    const before = { paid: paidRows(), matches: server.rows('select id from match') };

    const open = await call<ChallengeReply>(`/challenges/${id}`);
    expect(open).toMatchObject({ game: 'moreOrLess', isOver: false, own: 'none', day: null });
    expect(open.table).toMatchObject([{ player: { name: 'Ada' }, score: 2, isChallenger: true }]);
    expect(JSON.stringify(open)).not.toMatch(/31337|41414|51515|asked/);
    expect((await call(`/challenges/${id}/runs`, grace.token)).error).toBe('challenge_not_played');

    const { state, frames } = await play(grace, runOf(id), [1_000, 2_000, 3_000, 4_000]);
    expect(state).toMatchObject({ score: 3, gameOver: true, reward: 0 });
    let answered = 0;
    for (const { action, payload } of frames) {
      const { own, from } = payload as { own: unknown[]; from: number };
      if (action === 'runUpdate') answered = Math.max(answered, from + own.length);
      const text = JSON.stringify(payload);
      const early = ['31337', '41414', '51515'].filter((ms, at) => at >= answered && text.includes(ms));
      expect(early).toEqual([]);
    }
    expect(JSON.stringify(frames)).toContain('51515');
    expect({ paid: paidRows(), matches: server.rows('select id from match') }).toEqual(before);

    const { own, other } = await call<ChallengeRuns>(`/challenges/${id}/runs`, grace.token);
    expect(own.answers.map(({ ms }) => ms)).toEqual([1_000, 2_000, 3_000, 4_000]);
    expect(other?.answers.map(({ ms }) => ms)).toEqual([31_337, 41_414, 51_515]);
    expect(own.answers.slice(0, 3).map(({ asked, item }) => [asked, item])).toEqual(
      other?.answers.map(({ asked }) => [asked, expect.any(Number)]),
    );
    const { table, own: after } = await call<ChallengeReply>(`/challenges/${id}`, grace.token);
    expect(table.map(({ player, score }) => [player.name, score])).toEqual([
      ['Grace', 3],
      ['Ada', 2],
    ]);
    expect(after).toBe('over');
  });

  it('is taken once an account, whatever sockets and restarts do', async () => {
    const [ada, grace] = [await server.guest('Ada'), await server.guest('Grace')];
    const { id } = await challengeOf(ada, [10, 20]);
    const first = await enter(grace);
    const second = await enter(grace);
    const [one, two] = [await first.ask(...runOf(id)), await second.ask(...runOf(id))];
    expect(gameIdIn(two)).toBe(gameIdIn(one));
    // Begun is not finished: the answers of others are those of the open questions.
    expect((await call(`/challenges/${id}/runs`, grace.token)).error).toBe('challenge_not_played');
    await restartServer();
    const { state } = await play(grace, runOf(id), [10]);
    expect(state).toMatchObject({ gameId: gameIdIn(one), score: 0, gameOver: true });
    // Practice is another room.
    const practice = await (await enter(grace)).ask('startGame', { mode: 'single', practice: true });
    expect(gameIdIn(practice)).not.toBe(gameIdIn(one));
    const again = await (await enter(grace)).ask(...runOf(id));
    expect(again.action).toBe('gameOver');
    expect(server.rows('select * from challenge_run')).toHaveLength(2);
    clock.advance(1.5 * DAY_MS);
    await restartServer();
    const late = await (await enter(grace)).ask(...runOf(id));
    expect([late.error?.code, late.action]).toContainEqual(late.error ? 'game_not_found' : 'gameOver');
    expect(server.rows('select * from challenge_run')).toHaveLength(2);
  });

  it('refuses what is not the own finished run, and too many', async () => {
    const [ada, grace] = [await server.guest('Ada'), await server.guest('Grace')];
    const { id, gameId } = await challengeOf(ada, [10, 20]);
    const make = (who: SignedIn, body: object) => call<{ id?: string }>('/challenges', who.token, body);
    expect((await make(grace, { game: 'moreOrLess', gameId })).error).toBe('game_not_found');
    expect((await make(ada, { game: 'riftGuesser', gameId })).error).toBe('game_not_found');
    expect((await make(ada, { game: 'moreOrLess', gameId })).id).toBe(id);
    const running = (await (await enter(ada)).ask('startGame', { mode: 'single' })).payload as {
      gameState: MoreOrLessState;
    };
    expect((await make(ada, { game: 'moreOrLess', gameId: running.gameState.gameId })).error).toBe(
      'game_not_found',
    );
    const own = await (await enter(ada)).ask(...runOf(id));
    expect(own.error?.code).toBe('challenge_played');
    const wrongGame = await connect(
      `${server.url.replace('http', 'ws')}/ws/riftGuesser`,
      protocolsFor(grace.token),
    );
    expect((await wrongGame.ask(...runOf(id))).error?.code).toBe('game_not_found');
    clock.advance(7 * DAY_MS);
    // A token of the same account; its age does not matter here.
    const late = await (await enter(grace)).ask(...runOf(id));
    expect(late.error?.code).toBe('challenge_over');
    expect((await call<ChallengeReply>(`/challenges/${id}`)).isOver).toBe(true);
  });

  it('is of the first run alone: neither who came by the link nor its owner gets a second try by another', async () => {
    const [ada, grace, mary] = [
      await server.guest('Ada'),
      await server.guest('Grace'),
      await server.guest('Mary'),
    ];
    const { id } = await challengeOf(ada, [10, 20]);
    const { state } = await play(grace, runOf(id), [10]);
    const made = await call('/challenges', grace.token, { game: 'moreOrLess', gameId: state.gameId });
    expect(made.error).toBe('not_challengeable');
    // Versions before made such links.
    const second = 'b'.repeat(16);
    server.sql(
      `insert into challenge (id, game, seed, options, room_id, account_id, created_at, expires_at)
        select ?, game, seed, options, ?, ?, created_at, expires_at from challenge`,
      second,
      state.gameId,
      grace.id,
    );
    for (const known of [ada, grace]) {
      const again = await (await enter(known)).ask(...runOf(second));
      expect(again.error?.code).toBe('challenge_played');
    }
    await (await enter(mary)).ask(...runOf(second));
    expect((await (await enter(mary)).ask(...runOf(id))).error?.code).toBe('challenge_played');
  });

  it('shows closed accounts as former players, and forgets a challenge a week after its end', async () => {
    const [ada, grace] = [await server.guest('Ada'), await server.guest('Grace')];
    const { id } = await challengeOf(ada, [10, 20]);
    await play(grace, runOf(id), [10]);
    const exported = await call<{ challengeRuns: { answers: unknown[] }[] }>(
      `/accounts/${ada.id}/export`,
      ada.token,
    );
    expect(exported.challengeRuns).toMatchObject([{ game: 'moreOrLess', isChallenger: true, score: 1 }]);
    await call(`/accounts/${ada.id}/delete`, ada.token, { name: 'Ada' });
    const { table } = await call<ChallengeReply>(`/challenges/${id}`);
    expect(table).toMatchObject([
      { player: { id: null, name: 'A former player', usernameEffect: null }, score: 1 },
      { player: { name: 'Grace' }, score: 0 },
    ]);
    await doJobs(server.hub.features.challenges);
    expect(server.rows('select * from challenge')).toHaveLength(1);
    clock.advance(15 * DAY_MS);
    await doJobs(server.hub.features.challenges);
    expect(
      server.rows(
        'select * from challenge union all select challenge_id, 0, 0, 0, 0, 0, 0, 0, 0, 0 from challenge_run',
      ),
    ).toEqual([]);
  });
});
