import { spells } from '@hub/catalog/spells';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../../apps/server/src/realtime/testing/club-house.ts';
import { LobbyHouse, type LobbyPlayer } from '../../apps/server/src/realtime/testing/lobby-house.ts';

type Two = [LobbyPlayer, LobbyPlayer];

const REEL_MS = 4_000;
const RESULTS_MS = 6_000;

let house: LobbyHouse;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  house = new LobbyHouse();
});
afterEach(async () => {
  await house.host.drain();
  vi.useRealTimers();
});

/** The cooldown to guess, which no frame contains yet. */
const asked = ({ clash }: LobbyPlayer): number =>
  spells.find(({ id }) => id === clash.targetSpell.id)?.cooldownSeconds[0] ?? Number.NaN;

/** A guess about `seconds` off, with one decimal. */
const off = (player: LobbyPlayer, seconds: number): number => Math.round((asked(player) + seconds) * 10) / 10;

/** Waits for a spell that can be hit with one decimal. */
async function toCountdown(player: LobbyPlayer): Promise<void> {
  await pass(REEL_MS);
  expect(player.clash.action).toBe('countdown');
}

describe('a game of Cooldown Clash', () => {
  it('is played to the end by two players and settled with points', async () => {
    const [first, second] = (await house.gameOf('clash', 2, { winPoints: 300 })) as Two;
    expect(first.clash).toMatchObject({
      round: 1,
      action: 'sendData',
      timeLeft: REEL_MS,
      timePerTurn: REEL_MS,
      guessTime: 15,
      winPoints: 300,
      gameOver: false,
    });
    for (let round = 1; !first.clash.gameOver && round < 10; round += 1) {
      await toCountdown(first);
      await first.does('submitGuess', { guess: off(first, 0) });
      expect(second.clash.players).toMatchObject([
        { hasGuessed: true, guess: null, points: 0 },
        { hasGuessed: false, guess: null },
      ]);
      expect(second.clash.targetSpell).not.toHaveProperty('cooldown');
      await second.does('submitGuess', { guess: off(second, 5) });
      expect(first.clash).toMatchObject({ action: 'showResults', timeLeft: RESULTS_MS });
      expect(first.clash.targetSpell.cooldown?.[0]).toBe(asked(first));
      await pass(RESULTS_MS);
    }
    expect(first.heard.at(-1)).toBe('gameOver');
    expect(first.clash).toMatchObject({ gameOver: true, winner: first.player.playerId });
    const [won, lost] = first.clash.players;
    expect(won?.totalPoints).toBeGreaterThanOrEqual(300);
    expect(lost?.totalPoints).toBe(0);
    expect(house.announced).toMatchObject([
      {
        game: 'cooldown clash',
        winner: first.player.accountId,
        rewards: [],
        players: [
          { accountId: first.player.accountId, totalPoints: won?.totalPoints, score: null },
          { accountId: second.player.accountId, totalPoints: 0, score: null },
        ],
      },
    ]);
  });

  it('accepts and changes guesses only in the countdown', async () => {
    const [first, second] = (await house.gameOf('clash', 2)) as Two;
    await first.does('submitGuess', { guess: 10 });
    expect(first.heard.at(-1)).toBe('not_now');
    await toCountdown(first);
    await first.does('submitGuess', { guess: 999 });
    await first.does('submitGuess', { guess: 12.5 });
    await second.does('submitGuess', { guess: 0 });
    expect(first.clash.players.map(({ guess }) => guess)).toEqual([12.5, 0]);
    await first.does('submitGuess', { guess: 10 });
    expect(first.heard.at(-1)).toBe('too_late');
  });

  it('waits for the end of the countdown without all guesses', async () => {
    const [first, second] = (await house.gameOf('clash', 2)) as Two;
    await toCountdown(first);
    await first.does('submitGuess', { guess: 10 });
    await pass(14_999);
    expect(second.clash.action).toBe('countdown');
    await pass(1);
    expect(second.clash).toMatchObject({ action: 'showResults', players: [{ guess: 10 }, { guess: null }] });
    expect(second.clash.players[0]?.points).toBeGreaterThan(0);
  });

  it('does not wait for absent players, who can return and guess', async () => {
    const [first, second] = (await house.gameOf('clash', 3)) as Two;
    await toCountdown(first);
    await first.does('submitGuess', { guess: 10 });
    second.close('slow');
    await pass(0);
    expect(first.clash).toMatchObject({ action: 'countdown', players: [{}, { connected: false }, {}] });
    const back = await house.joined('clash', 2, first.lobbyId);
    expect(back.clash).toMatchObject({
      action: 'countdown',
      players: [{ hasGuessed: true }, { connected: true }, {}],
    });
    await back.does('submitGuess', { guess: 11 });
    expect(first.clash.action).toBe('countdown');
    const third = await house.joined('clash', 3, first.lobbyId);
    third.close('slow');
    await pass(0);
    expect(first.clash.action).toBe('showResults');
  });

  it('is won by the last remaining player', async () => {
    const [first, second] = (await house.gameOf('clash', 2)) as Two;
    await toCountdown(first);
    await first.does('leaveLobby');
    expect(second.heard.slice(-3)).toEqual(['playerLeft', 'newOwner', 'gameOver']);
    expect(second.clash).toMatchObject({ gameOver: true, winner: second.player.playerId });
    expect(second.clash.targetSpell).not.toHaveProperty('cooldown');
    expect(house.announced).toMatchObject([{ winner: second.player.accountId }]);
    expect(house.announced[0]?.players).toHaveLength(2);
  });

  it('closes after ten rounds without a guess and does not count', async () => {
    const [first] = (await house.gameOf('clash', 2, { guessTime: 1 })) as Two;
    for (let round = 0; round < 10; round += 1) {
      expect(first.heard.at(-1)).not.toBe('lobbyClosed');
      await pass(REEL_MS);
      await pass(1_000);
      await pass(RESULTS_MS);
    }
    expect(first.heard.at(-1)).toBe('lobbyClosed');
    expect(house.announced).toEqual([]);
  });

  it('with bots is played to the end and does not count', async () => {
    const founder = await house.founded('clash', 1, { winPoints: 300 });
    for (const strength of ['easy', 'medium', 'hard']) await founder.does('addBot', { strength });
    await house.begin([founder]);
    for (let second = 0; second < 600 && !founder.clash.gameOver; second += 1) {
      await pass(1_000);
      if (founder.clash.action === 'countdown' && founder.clash.players[0]?.hasGuessed === false)
        await founder.does('submitGuess', { guess: 500 });
    }
    expect(founder.clash).toMatchObject({ gameOver: true, isPractice: true });
    expect(founder.clash.winner).toMatch(/^bot-[123]$/);
    expect(house.announced).toEqual([]);
  });
});
