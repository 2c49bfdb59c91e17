import type { Settlement } from '@hub/server/rooms/ports.ts';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Hub, startHub } from '../../apps/server/src/realtime/testing/hub.ts';
import {
  MoreOrLessPlayer,
  rightGuess,
  wrongGuess,
} from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import { testPlayer } from '../../apps/server/src/realtime/testing/players.ts';

const PATH = '/ws/moreOrLess';
const NOON = Date.parse('2026-03-01T12:00:00Z');
const HOLD_MS = 1_500;
const COOP_DELAY_MS = 2_000;
const ROUND_MS = 30_000;
const HOUR_MS = 3_600_000;

let clock: ManualClock;
let hub: Hub;

const shopper = async (number: number): Promise<MoreOrLessPlayer> =>
  new MoreOrLessPlayer(await hub.join(PATH, number));

beforeEach(async () => {
  clock = new ManualClock(NOON);
  hub = await startHub({ clock });
});
afterEach(() => hub.stop());

/** Advances the clock; the next player who enters brings the room up to the time. */
async function advanceTime(ms: number, player: MoreOrLessPlayer): Promise<void> {
  await readAll(player);
  clock.advance(ms);
  await player.ask('joinGame', { gameId: player.state.gameId });
  await readAll(player);
}

/** Reads what has come and what is on its way. */
async function readAll(player: MoreOrLessPlayer): Promise<void> {
  await player.client.caughtUp();
  while (player.client.unread > 0) expect((await player.next()).code).toBeUndefined();
}

/** Answers right until that score, then wrong, and waits for the end. */
async function playTo(score: number, player: MoreOrLessPlayer): Promise<void> {
  while (player.state.score < score) {
    await player.guess(rightGuess(player.state));
    await advanceTime(HOLD_MS, player);
  }
  await player.guess(wrongGuess(player.state));
  await advanceTime(HOLD_MS, player);
  expect(player.state.gameOver).toBe(true);
}

/** A coop game of the players 1 and 2 whose first round has begun. */
async function coop(): Promise<[first: MoreOrLessPlayer, second: MoreOrLessPlayer]> {
  const first = await shopper(1);
  await first.start('multi');
  const second = await shopper(2);
  await second.join(first.state.gameId);
  clock.advance(COOP_DELAY_MS);
  second.client.send('joinGame', { gameId: first.state.gameId });
  await first.until('gameStarted');
  await second.until('gameStarted');
  await second.next();
  return [first, second];
}

/** Both lose together. */
async function lose(first: MoreOrLessPlayer, second: MoreOrLessPlayer): Promise<void> {
  await first.guess(wrongGuess(first.state));
  second.client.send('submitGuess', { gameId: first.state.gameId, guess: wrongGuess(first.state) });
  await first.until('revealItem');
  clock.advance(HOLD_MS);
  first.client.send('joinGame', { gameId: first.state.gameId });
  await first.until('gameOver');
  await second.until('gameOver');
  await readAll(first);
  await readAll(second);
}

describe('a rematch', () => {
  it('is played in the same room three times, asked by each and by both at once, and settled each time', async () => {
    const [first, second] = await coop();
    const { gameId } = first.state;
    const begun = async (): Promise<void> => {
      await first.until('waiting');
      await second.until('waiting');
      clock.advance(COOP_DELAY_MS);
      first.client.send('joinGame', { gameId });
      await first.until('gameStarted');
      await second.until('gameStarted');
      await readAll(first);
      await readAll(second);
      expect(first.state).toMatchObject({ gameId, score: 0, phase: 'guessing' });
    };
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      await lose(first, second);
      one.client.send('playAgain', { gameId });
      const asked = await other.until('rematch');
      expect(asked.payload).toMatchObject({ gameId, rematch: { status: 'asked' } });
      other.client.send('playAgain', { gameId });
      await begun();
    }
    await lose(first, second);
    for (const one of [first, second]) one.client.send('playAgain', { gameId });
    await begun();
    await lose(first, second);
    expect(hub.announced.map((settled) => settled.gameId.replace(/^.*-/, ''))).toEqual([
      'game1',
      'game2',
      'game3',
      'game4',
    ]);
  });

  it('ends when the mate leaves; the result can still be seen, and a new game is another room', async () => {
    const [first, second] = await coop();
    await lose(first, second);
    first.client.send('playAgain', { gameId: first.state.gameId });
    await second.until('rematch');
    second.client.send('leaveGame', { gameId: first.state.gameId });
    await first.until('rematch');
    const left = await first.until('rematch');
    expect(left.payload).toMatchObject({ rematch: { status: 'left', askedBy: null } });
    const seen = await first.join(first.state.gameId);
    expect(seen).toMatchObject({
      action: 'gameOver',
      payload: { gameState: { rematch: { status: 'left' } } },
    });
    const { gameId } = first.state;
    await first.start('multi');
    expect(first.state).toMatchObject({ phase: 'waiting' });
    expect(first.state.gameId).not.toBe(gameId);
  });

  it('is still asked after a restart', async () => {
    const [first, second] = await coop();
    await lose(first, second);
    const { gameId } = first.state;
    first.client.send('playAgain', { gameId });
    await second.until('rematch');
    const { store } = hub;
    await hub.stop();
    hub = await startHub({ clock, rooms: store });
    const back = await shopper(2);
    await back.join(gameId);
    expect(back.state.rematch).toMatchObject({ status: 'asked' });
    back.client.send('playAgain', { gameId });
    await back.until('waiting');
    expect(back.state).toMatchObject({ gameId, gameOver: false });
  });
});

describe('practice', () => {
  it('runs beside the game that counts, with questions of its own', async () => {
    const player = await shopper(1);
    await player.start('single');
    const counting = player.state;
    await player.ask('startGame', { mode: 'single', practice: true });
    const practice = player.state;
    expect(practice.gameId).not.toBe(counting.gameId);
    const [one, two] = await Promise.all([hub.store.load(counting.gameId), hub.store.load(practice.gameId)]);
    const randomOf = (stored: typeof one) =>
      (JSON.parse(stored?.state ?? '{}') as { random?: unknown }).random;
    expect(randomOf(one)).toBeDefined();
    expect(randomOf(two)).not.toEqual(randomOf(one));
    await player.start('single');
    expect(player.state).toEqual(counting);
    await player.ask('startGame', { mode: 'single', practice: true });
    expect(player.state).toEqual(practice);
  });

  it('is refused in coop', async () => {
    const player = await shopper(1);
    const { code } = await player.ask('startGame', { mode: 'multi', practice: true });
    expect(code).toBe('invalid_request');
  });
});

describe('a solo game', () => {
  it('is settled with match, reward and best score', async () => {
    const player = await shopper(1);
    await player.start('single');
    await playTo(12, player);
    expect(player.state).toMatchObject({
      end: 'wrongGuess',
      score: 12,
      reward: 12,
      tier: { name: 'silver' },
    });
    const { accountId } = testPlayer(1);
    const [settlement] = hub.announced;
    expect(settlement).toEqual({
      gameId: expect.stringContaining(player.state.gameId),
      game: 'more or less',
      mode: 'single',
      finishedAt: clock.now(),
      winner: null,
      newHighScore: false,
      players: [{ accountId, attempts: null, currentStreak: null, score: 12, totalPoints: null }],
      scores: [{ accountId, board: 'more_or_less', score: 12 }],
      suspicions: [],
      pace: {
        accounts: [accountId],
        figures: expect.objectContaining({ answers: 13, right: 12 }),
        limits: expect.any(Array),
      },
      rewards: [
        {
          accountId,
          amountEssence: 12,
          reason: 'more_or_less',
          reference: `moreOrLess:${settlement?.gameId}`,
        },
      ],
    });
    expect(hub.announced).toHaveLength(1);
  });

  it('pays nothing for a score of 0, but counts', async () => {
    const player = await shopper(1);
    await player.start('single');
    await playTo(0, player);
    expect(hub.announced).toMatchObject([{ rewards: [], scores: [{ score: 0 }] }]);
  });

  it('expires after 24 hours; without a score it does not count', async () => {
    const [one, two] = [await shopper(1), await shopper(2)];
    await one.start('single');
    await two.start('single');
    await one.guess(rightGuess(one.state));
    await advanceTime(HOLD_MS, one);
    clock.advance(24 * HOUR_MS);
    await one.start('single');
    await two.start('single');
    expect(hub.announced).toMatchObject([{ scores: [{ score: 1 }], rewards: [{ amountEssence: 1 }] }]);
  });
});

describe('a coop game', () => {
  it('is resumed by startGame while it waits, and refuses a third player', async () => {
    const [first] = await coop();
    const again = await shopper(1);
    expect((await again.start('multi')).action).toBe('gameStarted');
    expect(again.state.gameId).toBe(first.state.gameId);
    expect((await (await shopper(3)).join(first.state.gameId)).code).toBe('game_full');
    expect((await (await shopper(3)).join('nowhere-to-be-found')).code).toBe('game_not_found');
    expect((await (await shopper(3)).guess('higher', first.state.gameId)).code).toBe('game_not_found');
  });

  it("returns each player's paid reward at the daily limit", async () => {
    const [first, second] = await coop();
    const save = hub.store.save.bind(hub.store);
    hub.store.save = async (writes) => {
      const { accountId } = testPlayer(2);
      const cut = (reward: Settlement['rewards'][number]) =>
        reward.accountId === accountId ? { ...reward, amountEssence: 0 } : reward;
      return (await save(writes)).map((settled) => ({ ...settled, rewards: settled.rewards.map(cut) }));
    };
    const right = rightGuess(first.state);
    await first.guess(right);
    await second.guess(right);
    await advanceTime(HOLD_MS, first);
    clock.advance(ROUND_MS);
    first.client.send('submitGuess', { gameId: first.state.gameId, guess: right });
    while (!second.state.gameOver) await second.next();
    expect(second.state).toMatchObject({ score: 1, reward: 0, unpaid: 1 });
    while (!first.state.gameOver) await first.next();
    expect(first.state).toMatchObject({ score: 1, reward: 1 });
    expect(first.state).not.toHaveProperty('unpaid');
  });

  it('pays both, and keeps their coop best scores', async () => {
    const [first, second] = await coop();
    const right = rightGuess(first.state);
    await first.guess(right);
    await second.guess(right);
    await first.until('revealItem');
    expect((await first.guess(right)).code).toBe('too_late');
    await advanceTime(HOLD_MS, first);
    await advanceTime(ROUND_MS, first);
    expect(first.state.end).toBe('noGuess');
    const [one, two] = [testPlayer(1).accountId, testPlayer(2).accountId];
    const [settlement] = hub.announced;
    const reference = `moreOrLess:${settlement?.gameId}`;
    expect(settlement).toMatchObject({
      game: 'more or less',
      mode: 'multi',
      players: [
        { accountId: one, score: 1 },
        { accountId: two, score: 1 },
      ],
      scores: [
        { accountId: one, board: 'more_or_less_coop', score: 1 },
        { accountId: two, board: 'more_or_less_coop', score: 1 },
      ],
      rewards: [
        { accountId: one, amountEssence: 1, reason: 'more_or_less_coop', reference },
        { accountId: two, amountEssence: 1, reason: 'more_or_less_coop', reference },
      ],
    });
  });
});
