import { describe, expect, it } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { expectEqualViews } from '../testing/properties.ts';
import { PHRASE_PAUSE_MS as SHOWN_PAUSE_MS } from '../wire/lobbies.ts';
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

  it('starts right after the countdown if all pages have loaded', () => {
    const lobby = lobbyOf(2);
    lobby.command(1, { type: 'join' });
    for (const seat of [0, 1]) lobby.command(seat, { type: 'setReady', isReady: true });
    for (const seat of [0, 1]) lobby.command(seat, { type: 'pageLoaded' });
    expect(lobby.state.phase).toBe('starting');
    lobby.passDeadline();
    expect(lobby.state.phase).toBe('playing');
  });

  it('starts when an absent ready player returns', () => {
    const lobby = lobbyOf(2);
    lobby.command(1, { type: 'join' });
    lobby.command(1, { type: 'setReady', isReady: true });
    lobby.send({ type: 'seatAway', seat: 1 });
    lobby.command(0, { type: 'setReady', isReady: true });
    expect(lobby.state.phase).toBe('open');
    lobby.send({ type: 'seatReturned', seat: 1 });
    expect(lobby.state.phase).toBe('starting');
  });

  it("resets the owner's readiness when a bot is added", () => {
    const lobby = lobbyOf(1);
    lobby.command(0, { type: 'setReady', isReady: true });
    lobby.command(0, { type: 'addBot', strength: 'medium' });
    expect(lobby.state).toMatchObject({
      phase: 'open',
      players: [
        { number: 0, isReady: false },
        { number: -1, isReady: true, bot: 'medium' },
      ],
    });
    lobby.command(0, { type: 'setReady', isReady: true });
    expect(lobby.state.phase).toBe('starting');
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
      const passwords = [undefined, 'sealed', undefined, null].map((sealedPassword) => {
        const password = sealedPassword === undefined ? {} : { sealedPassword };
        lobby.command(0, { type: 'changeSettings', settings: other, ...password });
        return lobby.state.sealedPassword;
      });
      expect(passwords).toEqual([null, 'sealed', 'sealed', null]);
    });

    it('refuses fewer seats than it has players, bots included', () => {
      const lobby = withBot();
      lobby.command(0, { type: 'changeSettings', settings: { ...other, maxPlayers: 2 } });
      expect(lobby.course.at(-1)?.refusal).toBe('too_few_seats');
      expect(lobby.state.settings).toEqual(settings);
      expect(lobby.state.players[1]?.isReady).toBe(true);
    });

    it('refuses anyone else, and every time but while it waits', () => {
      const lobby = withBot();
      const refusalOf = (seat: number): string | undefined => {
        lobby.command(seat, { type: 'changeSettings', settings: other });
        return lobby.course.at(-1)?.refusal;
      };
      expect([refusalOf(1), refusalOf(5)]).toEqual(['not_owner', 'not_seated']);
      lobby.command(0, { type: 'setReady', isReady: true });
      expect([lobby.state.phase, refusalOf(0)]).toEqual(['starting', 'not_now']);
      lobby.passDeadline();
      expect([lobby.state.phase, refusalOf(0)]).toEqual(['loading', 'not_now']);
      lobby.passDeadline();
      expect([lobby.state.phase, refusalOf(0)]).toEqual(['playing', 'not_now']);
      lobby.move(0, 'claim');
      expect([lobby.state.phase, refusalOf(0)]).toEqual(['over', 'not_now']);
      lobby.command(0, { type: 'playAgain' });
      expect([lobby.state.phase, refusalOf(0)]).toEqual(['open', undefined]);
    });
  });

  it('reuses the number of a removed bot', () => {
    const lobby = lobbyOf(1);
    for (const strength of ['easy', 'medium', 'hard'] as const)
      lobby.command(0, { type: 'addBot', strength });
    lobby.command(0, { type: 'removeBot', bot: -2 });
    lobby.command(0, { type: 'addBot', strength: 'easy' });
    expect(lobby.state.players.map(({ number }) => number)).toEqual([0, -1, -3, -2]);
  });

  it('shows neither its encrypted password nor its seed', () => {
    const { state } = lobbyOf(1);
    const other = { ...state, seed: 'another' };
    const [one, two] = [state, other].map((lobby, index) => ({
      ...lobby,
      sealedPassword: `sealed ${index}`,
    }));
    if (one === undefined || two === undefined) throw new Error('no states');
    expectEqualViews(claimRules, [one, two], 2, { now: STARTED_AT, facts: claimFacts });
    expect(claimRules.view(one, { kind: 'public' }, { now: 0, facts: claimFacts }).hasPassword).toBe(true);
  });

  it('can be played again', () => {
    const lobby = lobbyOf(2).begin();
    lobby.move(0, 'claim');
    expect(claimRules.result(lobby.state)?.winner).toBe(0);
    lobby.command(1, { type: 'playAgain' });
    expect(lobby.state).toMatchObject({ phase: 'open', gamesBegun: 1, game: null });
    expect(claimRules.result(lobby.state)).toBeUndefined();
  });
});

/** Says something; returns the refusal, if any. */
function speak(lobby: Playing<ClaimTypes>, seat: number): string | undefined {
  lobby.command(seat, { type: 'say', phrase: 'hello' });
  return lobby.course.at(-1)?.refusal;
}

describe('a phrase', () => {
  it('can be said once in two seconds by each player', () => {
    expect([PHRASE_PAUSE_MS, SHOWN_PAUSE_MS]).toEqual([2_000, 2_000]);
    const lobby = withBot();
    expect([speak(lobby, 0), speak(lobby, 0), speak(lobby, 1)]).toEqual([undefined, 'not_now', undefined]);
    lobby.now += PHRASE_PAUSE_MS - 1;
    expect(speak(lobby, 0)).toBe('not_now');
    lobby.now += 1;
    expect(speak(lobby, 0)).toBeUndefined();
  });

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

  it('is refused once the countdown runs, and for anyone without a seat', () => {
    const lobby = withBot();
    expect(speak(lobby, 5)).toBe('not_seated');
    lobby.command(0, { type: 'setReady', isReady: true });
    expect([lobby.state.phase, speak(lobby, 0)]).toEqual(['starting', 'not_now']);
  });
});

describe('a late deadline', () => {
  it('postpones the game by 10 s if it is more than 2 s late', () => {
    expect([LATE_MS, RESUME_MS]).toEqual([2_000, 10_000]);
  });

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

  it('has no effect if it comes early', () => {
    const lobby = lobbyOf(2).begin();
    const before = lobby.state;
    lobby.send({ type: 'deadline' });
    expect(lobby.state).toBe(before);
  });
});

describe('a bot', () => {
  it.each(['easy', 'medium', 'hard'] as const)('that is %s moves within its time', (strength) => {
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
});
