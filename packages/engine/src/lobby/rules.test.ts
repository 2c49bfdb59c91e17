import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { expectEqualViews } from '../testing/properties.ts';
import { LATE_MS, RESUME_MS } from './apply.ts';
import { botDelayMs } from './bots.ts';
import { gameOf, IDLE_MS, JOIN_PAUSE_MS, LOADING_MS, PHRASE_PAUSE_MS, STARTING_MS } from './state.ts';
import { CLAIM_ROUND_MS, type ClaimTypes, claimFacts, claimRules } from './testing/claim-game.ts';
import { Playing, STARTED_AT } from './testing/play-out.ts';

const settings = { name: 'A lobby', maxPlayers: 8, guessTime: 15 };

const lobbyOf = (persons: number): Playing<ClaimTypes> =>
  new Playing(claimRules, {
    settings,
    persons,
    seed: 'lobby',
    facts: claimFacts,
    draw: (_state, _seat, random) => [undefined, random],
  });

/** An open lobby of the owner, a ready player and a bot. */
function withBot(): Playing<ClaimTypes> {
  const lobby = lobbyOf(2);
  lobby.command(1, { type: 'join' });
  lobby.command(0, { type: 'addBot', strength: 'easy' });
  lobby.command(1, { type: 'setReady', isReady: true });
  return lobby;
}

const shown = ({ state, now }: Playing<ClaimTypes>) =>
  claimRules.view(state, { kind: 'public' }, { now, facts: claimFacts });

describe('a lobby', () => {
  it('is open for 30 minutes, counts down 3 seconds and loads for 10 seconds', () => {
    expect([IDLE_MS, STARTING_MS, LOADING_MS]).toEqual([1_800_000, 3_000, 10_000]);
    const lobby = lobbyOf(2);
    expect(lobby.deadline).toBe(STARTED_AT + IDLE_MS);
    lobby.now += 1_000;
    lobby.command(1, { type: 'join' });
    for (const seat of [0, 1]) lobby.command(seat, { type: 'setReady', isReady: true });
    expect(shown(lobby)).toMatchObject({ phase: 'starting', remainingMs: STARTING_MS });
    lobby.passDeadline();
    expect(shown(lobby)).toMatchObject({ phase: 'loading', remainingMs: LOADING_MS, waitingFor: [0, 1] });
    lobby.passDeadline();
    expect(shown(lobby)).toMatchObject({ phase: 'playing', remainingMs: 0, waitingFor: [] });
  });

  it('is renamed by the hub at any time, and closed without its name', () => {
    const lobby = withBot();
    const before = lobby.state;
    lobby.command(0, { type: 'rename', name: 'Lobby' });
    expect(lobby.state).toEqual({ ...before, settings: { ...settings, name: 'Lobby' } });
    lobby.command(0, { type: 'close' });
    expect(lobby.state.settings).toEqual({ ...settings, name: '' });
  });

  describe('whose owner changes the settings', () => {
    const other = { name: 'Another name', maxPlayers: 3, guessTime: 20 };

    it('has them at once, and waits for all persons to be ready again', () => {
      const lobby = withBot();
      const before = lobby.state;
      lobby.command(0, { type: 'changeSettings', settings: other });
      expect(lobby.state).toEqual({
        ...before,
        settings: other,
        players: before.players.map((player) => ({ ...player, isReady: player.bot !== null })),
      });
      for (const seat of [0, 1]) lobby.command(seat, { type: 'setReady', isReady: true });
      expect(lobby.state.phase).toBe('starting');
    });

    it('keeps, replaces or loses its password', () => {
      const lobby = withBot();
      const passwords = [undefined, 'encrypted', undefined, null].map((sealedPassword) => {
        const password = sealedPassword === undefined ? {} : { sealedPassword };
        lobby.command(0, { type: 'changeSettings', settings: other, ...password });
        return lobby.state.sealedPassword;
      });
      expect(passwords).toEqual([null, 'encrypted', 'encrypted', null]);
    });
  });

  it('shows neither its encrypted password nor its seed', () => {
    const { state } = lobbyOf(1);
    const other = { ...state, seed: 'another' };
    const [one, two] = [state, other].map((lobby, index) => ({
      ...lobby,
      sealedPassword: `encrypted ${index}`,
    }));
    if (one === undefined || two === undefined) throw new Error('no states');
    expectEqualViews(claimRules, [one, two], 2, { now: STARTED_AT, facts: claimFacts });
    expect(claimRules.view(one, { kind: 'public' }, { now: 0, facts: claimFacts }).hasPassword).toBe(true);
  });
});

/** Says something; returns the refusal, if any. */
function speak(lobby: Playing<ClaimTypes>, seat: number): string | undefined {
  lobby.command(seat, { type: 'say', phrase: 'hello' });
  return lobby.course.at(-1)?.refusal;
}

describe('a phrase', () => {
  it('can be said once in two seconds by a player who leaves and joins again', () => {
    const lobby = withBot();
    lobby.now += JOIN_PAUSE_MS;
    expect(speak(lobby, 1)).toBeUndefined();
    lobby.send({ type: 'seatLeft', seat: 1 });
    lobby.command(1, { type: 'join' });
    expect(speak(lobby, 1)).toBe('not_now');
    lobby.now += PHRASE_PAUSE_MS;
    expect(speak(lobby, 1)).toBeUndefined();
  });

  it('can be said after the clock was set back', () => {
    const lobby = lobbyOf(1);
    expect(speak(lobby, 0)).toBeUndefined();
    lobby.now -= 3_600_000;
    expect(speak(lobby, 0)).toBeUndefined();
  });

  it('changes nothing that is seen, and no readiness', () => {
    const lobby = withBot();
    const before = shown(lobby);
    speak(lobby, 1);
    expect(shown(lobby)).toEqual(before);
  });
});

describe('a late deadline', () => {
  it('postpones the game by 10 s if it is more than 2 s late', () =>
    expect([LATE_MS, RESUME_MS]).toEqual([2_000, 10_000]));

  it.each([
    [0, false],
    [LATE_MS, false],
    [LATE_MS + 1, true],
    [3_600_000, true],
  ])('by %i ms', (lateMs, isPutOff) => {
    const lobby = lobbyOf(2).begin();
    lobby.now = (lobby.deadline ?? 0) + lateMs;
    lobby.send({ type: 'deadline' });
    expect(gameOf(lobby.state)).toMatchObject({
      roundsLeft: isPutOff ? 2 : 1,
      endsAt: lobby.now + (isPutOff ? RESUME_MS : CLAIM_ROUND_MS),
    });
  });
});

it.each(['easy', 'medium', 'hard'] as const)('a bot that is %s moves within its time', (strength) => {
  let random = randomFrom(strength);
  for (const timeMs of [1_000, 5_000, 15_000, 127_000, 999_000]) {
    for (let draw = 0; draw < 200; draw += 1) {
      let delayMs: number;
      [delayMs, random] = botDelayMs(random, strength, timeMs);
      expect(delayMs).toBeGreaterThanOrEqual(Math.min(900, timeMs / 2));
      expect(delayMs).toBeLessThanOrEqual(Math.min(12_000, 0.8 * timeMs));
    }
  }
});
