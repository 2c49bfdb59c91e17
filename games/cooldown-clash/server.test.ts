import { spells } from '@hub/catalog/spells';
import { describe, expect, it } from 'vitest';
import {
  fixture,
  type LobbyPlayer,
  setUpLobbies,
} from '../../apps/server/src/realtime/testing/lobby-fixture.ts';
import { advance } from '../../apps/server/src/realtime/testing/test-hosts.ts';

type Two = [LobbyPlayer, LobbyPlayer];

const REEL_MS = 4_000;
const RESULTS_MS = 6_000;

setUpLobbies();

/** The cooldown to guess, which no frame contains yet. */
const asked = ({ clash }: LobbyPlayer): number =>
  spells.find(({ id }) => id === clash.targetSpell.id)?.cooldownSeconds[0] ?? Number.NaN;

/** A guess about `seconds` off, with one decimal. */
const off = (player: LobbyPlayer, seconds: number): number => Math.round((asked(player) + seconds) * 10) / 10;

/** Waits for a spell that can be hit with one decimal. */
async function toCountdown(player: LobbyPlayer): Promise<void> {
  await advance(REEL_MS);
  expect(player.clash.action).toBe('countdown');
}

describe('a game of Cooldown Clash', () => {
  it('is played to the end by two players and settled with points', async () => {
    const [first, second] = (await fixture.gameOf('clash', 2, { winPoints: 300 })) as Two;
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
      await first.sendAndStore('submitGuess', { guess: off(first, 0) });
      expect(second.clash.players).toMatchObject([
        { hasGuessed: true, guess: null, points: 0 },
        { hasGuessed: false, guess: null },
      ]);
      expect(second.clash.targetSpell).not.toHaveProperty('cooldown');
      await second.sendAndStore('submitGuess', { guess: off(second, 5) });
      expect(first.clash).toMatchObject({ action: 'showResults', timeLeft: RESULTS_MS });
      expect(first.clash.targetSpell.cooldown?.[0]).toBe(asked(first));
      await advance(RESULTS_MS);
    }
    expect(first.received.at(-1)).toBe('gameOver');
    expect(first.clash).toMatchObject({ gameOver: true, winner: first.player.playerId });
    const [won, lost] = first.clash.players;
    expect(won?.totalPoints).toBeGreaterThanOrEqual(300);
    expect(lost?.totalPoints).toBe(0);
    expect(fixture.announced).toMatchObject([
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

  it('won against bots counts as a win against bots only, and pays', async () => {
    const creator = await fixture.createLobby('clash', 1, { winPoints: 300 });
    await creator.sendAndStore('addBot', { strength: 'easy' });
    await fixture.startGame([creator]);
    for (let second = 0; second < 600 && !creator.clash.gameOver; second += 1) {
      await advance(1_000);
      if (creator.clash.action === 'countdown' && creator.clash.players[0]?.hasGuessed === false)
        await creator.sendAndStore('submitGuess', { guess: off(creator, 0) });
    }
    expect(creator.clash).toMatchObject({ gameOver: true, winner: creator.clash.players[0]?.id, reward: 10 });
    expect(fixture.announced).toMatchObject([
      {
        game: 'cooldown clash',
        isAgainstBots: true,
        players: [],
        rewards: [{ amountEssence: 10, reason: 'cooldown_clash_bots' }],
      },
    ]);
  });

  it('lost against bots counts for the rating only', async () => {
    const creator = await fixture.createLobby('clash', 1, { winPoints: 300 });
    for (const strength of ['easy', 'medium', 'hard']) await creator.sendAndStore('addBot', { strength });
    await fixture.startGame([creator]);
    for (let second = 0; second < 600 && !creator.clash.gameOver; second += 1) {
      await advance(1_000);
      if (creator.clash.action === 'countdown' && creator.clash.players[0]?.hasGuessed === false)
        await creator.sendAndStore('submitGuess', { guess: 500 });
    }
    expect(creator.clash).toMatchObject({ gameOver: true, isPractice: true });
    expect(creator.clash.winner).toMatch(/^bot-[136]$/);
    expect(fixture.announced).toMatchObject([
      { winner: null, isAgainstBots: true, players: [], rewards: [], record: { players: { length: 4 } } },
    ]);
  });
});
