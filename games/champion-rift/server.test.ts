import type { DailyAnswers } from '@hub/engine/binding/daily';
import { answerOfDay } from '@hub/engine/daily/answer-of-day';
import type { Day } from '@hub/engine/wire/ids';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ChampionRiftPlayer,
  checkedChampionRiftFrame,
} from '../../apps/server/src/realtime/testing/champion-rift-player.ts';
import { testDailies } from '../../apps/server/src/realtime/testing/dailies.ts';
import { type Hub, startHub } from '../../apps/server/src/realtime/testing/hub.ts';
import { testPlayer } from '../../apps/server/src/realtime/testing/players.ts';
import { createBinding } from './server.ts';

const PATH = '/ws/championRift';
const NOON = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

let clock: ManualClock;
let answers: Map<Day, string>;
let hub: Hub;

const daily = testDailies({ answerOf: async (day) => answers.get(day) ?? 'Ahri' });

const player = async (number: number): Promise<ChampionRiftPlayer> =>
  new ChampionRiftPlayer(await hub.join(PATH, number));

beforeEach(async () => {
  clock = new ManualClock(NOON);
  answers = new Map();
  hub = await startHub({ clock, daily });
});
afterEach(() => hub.stop());

it('startGame answers alreadyPlayed with the answer after completion', async () => {
  const first = await player(1);
  const { state } = await first.start();
  await first.guess(state.gameId, 'Ahri');
  const again = await first.start(state.gameId);
  expect(again.action).toBe('alreadyPlayed');
  expect(again.state).toMatchObject({ gameOver: true, champion: { id: 'Ahri' }, reward: 100, streak: 4 });
  expect(hub.announced).toHaveLength(1);
});

describe('a rift that a page names', () => {
  it('continues after midnight and counts for its own day', async () => {
    clock.set(Date.parse('2026-03-01T23:59:00Z'));
    answers.set('2026-03-02' as Day, 'Zyra');
    const first = await player(1);
    const { state } = await first.start();
    clock.set(Date.parse('2026-03-02T00:10:00Z'));
    const resumed = await first.start(state.gameId);
    expect(resumed.state).toMatchObject({ gameId: state.gameId, day: '2026-03-01' });
    expect((await first.guess(state.gameId, 'Ahri')).state).toMatchObject({ gameOver: true, streak: 4 });
    expect(hub.store.settlements.get(state.gameId)).toMatchObject({
      finishedAt: clock.now(),
      dailyRun: { day: '2026-03-01', completedAt: Date.parse('2026-03-01T23:59:59.999Z') },
    });
    // If the reply was lost, the page requests the same rift again and receives its end.
    const missed = await first.start(state.gameId);
    expect(missed).toMatchObject({ action: 'alreadyPlayed', state: { day: '2026-03-01', gameOver: true } });
    const today = await first.start();
    expect(today).toMatchObject({ action: 'gameStarted', state: { day: '2026-03-02', gameOver: false } });
    expect((await first.guess(today.state.gameId, 'Zyra')).state.gameOver).toBe(true);
  });

  it("is replaced by today's on a new visit", async () => {
    const first = await player(1);
    const { state } = await first.start();
    clock.advance(23 * HOUR_MS);
    expect((await first.start()).state.day).toBe('2026-03-02');
    expect((await first.start(state.gameId)).state.day).toBe('2026-03-01');
  });

  it('can be played without startGame', async () => {
    const first = await player(1);
    const { state } = await first.start();
    clock.advance(13 * HOUR_MS);
    const { state: today } = await first.start();
    expect((await first.guess(state.gameId, 'Annie')).state).toMatchObject({ day: '2026-03-01', version: 1 });
    expect((await first.guess(today.gameId, 'Annie')).state).toMatchObject({ day: '2026-03-02', version: 1 });
  });

  it('expires after 24 hours', async () => {
    const first = await player(1);
    const { state } = await first.start();
    clock.advance(24 * HOUR_MS);
    expect((await first.guess(state.gameId, 'Ahri')).code).toBe('game_not_found');
    expect((await first.start(state.gameId)).state).toMatchObject({ day: '2026-03-02', version: 0 });
    expect(hub.announced).toEqual([]);
  });
});

describe('submitGuess', () => {
  it('refuses unknown, repeated and late guesses without counting them', async () => {
    const first = await player(1);
    const { state } = await first.start();
    await first.guess(state.gameId, 'Annie');
    const codes = [];
    for (const guess of ['Annie', 'ANNIE!', 'Teemo the Great', '🙂', '__proto__', 'constructor', '   ']) {
      codes.push((await first.guess(state.gameId, guess)).code);
    }
    expect(codes).toEqual([
      'repeated_champion',
      'repeated_champion',
      'unknown_champion',
      'unknown_champion',
      'unknown_champion',
      'unknown_champion',
      'unknown_champion',
    ]);
    const { state: won } = await first.guess(state.gameId, 'Ahri');
    expect(won).toMatchObject({
      version: 2,
      gameOver: true,
      champion: { id: 'Ahri', name: 'Ahri' },
      reward: 100,
    });
    expect((await first.guess(state.gameId, 'Ahri')).code).toBe('game_over');
    expect((await first.guess(state.gameId, 'Ashe')).code).toBe('game_over');
  });

  it('refuses rifts of other players like unknown ones', async () => {
    const [first, second] = [await player(1), await player(2)];
    const { state } = await first.start();
    const foreign = await second.guess(state.gameId, 'Ahri');
    const missing = await second.guess('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Ahri');
    const malformed = await second.guess('../etc', 'Ahri');
    expect([foreign.code, missing.code, malformed.code]).toEqual(Array(3).fill('game_not_found'));
    expect((await second.start(state.gameId)).state.gameId).not.toBe(state.gameId);
    expect((await first.guess(state.gameId, 'Annie')).state.version).toBe(1);
  });
});

it('settles a completed rift with match, reward and daily run', async () => {
  const first = await player(1);
  const { state } = await first.start();
  await first.guess(state.gameId, 'Annie');
  clock.advance(5000);
  await first.guess(state.gameId, 'Ahri');
  const { accountId } = testPlayer(1);
  expect([...hub.store.settlements.values()]).toEqual([
    {
      gameId: state.gameId,
      game: 'champion rift',
      mode: 'single',
      finishedAt: NOON + 5000,
      winner: accountId,
      newHighScore: false,
      players: [{ accountId, attempts: 2, currentStreak: 4, score: null, totalPoints: null }],
      rewards: [
        { accountId, amountEssence: 100, reason: 'daily_rift', reference: 'daily:championRift:2026-03-01' },
      ],
      dailyRun: { accountId, mode: 'championRift', day: '2026-03-01', attempts: 2, completedAt: NOON + 5000 },
    },
  ]);
  expect(hub.announced).toEqual([...hub.store.settlements.values()]);
  expect(hub.store.batches.at(-1)).toHaveLength(1);
  expect(hub.store.batches.at(-1)?.[0]?.snapshot).toMatchObject({ over: true, deadline: null, version: 2 });
});

/** Opens practice of a past day. */
async function practise(number: number, day: string) {
  const { client } = await player(number);
  client.send('startGame', { practice: day });
  return { client, opened: checkedChampionRiftFrame(await client.next()) };
}

describe('practice of a past day', () => {
  it('is played to the end and settles nothing', async () => {
    const { client, opened } = await practise(1, '2026-02-01');
    const { gameId } = opened.state;
    expect(opened.state).toMatchObject({ day: '2026-02-01', practice: true, champion: null });
    const rift = new ChampionRiftPlayer(client);
    expect((await rift.guess(gameId, 'Ahri')).state.gameOver).toBe(false);
    const { state } = await rift.guess(gameId, 'Zyra');
    expect(state).toMatchObject({ gameOver: true, champion: { id: 'Zyra' }, reward: 0, streak: 0 });
    expect(hub.store.settlements.size).toBe(0);
    expect(hub.announced).toEqual([]);
  });

  it("takes no seat of today's rift in another tab, nor the other way round", async () => {
    const today = await player(1);
    const { state } = await today.start();
    const { client, opened } = await practise(1, '2026-02-01');
    expect((await today.guess(state.gameId, 'Annie')).state.version).toBe(1);
    const again = await player(1);
    await again.start();
    const { gameId } = opened.state;
    expect((await new ChampionRiftPlayer(client).guess(gameId, 'Ahri')).state.version).toBe(1);
    // A newer tab of the same kind takes the seat, as ever.
    await practise(1, '2026-02-02');
    expect([await today.client.closed, await client.closed]).toEqual([
      { code: 4409, reason: 'replaced' },
      { code: 4409, reason: 'replaced' },
    ]);
    expect((await again.guess(state.gameId, 'Garen')).state.version).toBe(2);
  });

  it('resumes with and without its id, and begins again once it is solved', async () => {
    const { client, opened } = await practise(1, '2026-02-01');
    const rift = new ChampionRiftPlayer(client);
    const { gameId } = opened.state;
    await rift.guess(gameId, 'Annie');
    expect((await rift.start(gameId)).state).toMatchObject({ gameId, version: 1, practice: true });
    expect((await practise(1, '2026-02-02')).opened.state.gameId).not.toBe(gameId);
    const again = await practise(1, '2026-02-01');
    expect(again.opened.state).toMatchObject({ gameId, version: 1 });
    await new ChampionRiftPlayer(again.client).guess(gameId, 'Zyra');
    const next = (await practise(1, '2026-02-01')).opened.state;
    expect(next).toMatchObject({ version: 0, gameOver: false, practice: true });
    expect(next.gameId).not.toBe(gameId);
  });

  it('is refused for a day that is not over or not known', async () => {
    await hub.stop();
    hub = await startHub({ clock, daily: testDailies({ pastAnswerOf: async () => undefined }) });
    expect((await practise(1, '2026-03-01')).opened.code).toBe('day_not_archived');
  });
});

it('keeps the order of champions of earlier versions', () => {
  let registered: DailyAnswers | undefined;
  const register = (answers: DailyAnswers) => {
    registered = answers;
    return testDailies().register(answers);
  };
  createBinding({ daily: { register }, secret: { derive: () => Buffer.from('5ec2e7', 'hex') } });
  expect(registered).toMatchObject({ mode: 'championRift', seed: '5ec2e7/champion-rift' });
  const { answers = [] } = registered ?? {};
  const drawn = ['2025-05-20', '2025-05-21', '2025-05-22', '2025-05-23'].map((day) =>
    answerOfDay({ answers, seed: 'secret/champion-rift', day, drawnInCycle: [] }),
  );
  expect(drawn).toEqual(['Evelynn', 'Kalista', 'Yone', 'Rell']);
});
