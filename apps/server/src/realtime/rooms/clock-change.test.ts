import type { Game } from '@hub/engine/binding/binding';
import type { GameId } from '@hub/engine/wire/ids';
import { afterChange, pausedMs } from '@hub/features/settings/pauses.ts';
import type { WaitingRoom } from '@hub/features/waiting/server.ts';
import { createBinding as chainOfLegends } from '@hub/games/chain-of-legends/server.ts';
import { createBinding } from '@hub/games/champion-rift/server.ts';
import { type Clock, createSystemClock } from '@hub/server/platform/clock.ts';
import { createHaltingClock } from '@hub/server/platform/halting-clock.ts';
import { secretFrom } from '@hub/server/platform/secret.ts';
import { pino } from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLobbyGuard } from '../lobbies/lobby-guard.ts';
import { testDailies } from '../testing/dailies.ts';
import { FakeMember } from '../testing/fake-member.ts';
import { testPlayer } from '../testing/players.ts';
import { duelGame } from '../testing/test-duel.ts';
import type { DuelState } from '../testing/test-duel-rules.ts';
import { advance, allStored, setUpEach, TestHosts } from '../testing/test-hosts.ts';
import type { RoomHost } from './host.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PICK_MS = 15_000;
const HOLD_MS = 60_000;
const ROOM = 'duel-0001' as GameId;
const game: Game = {
  ...duelGame({ pickMs: PICK_MS, revealMs: 600_000 }, { holdMs: HOLD_MS, mayUnload: false }),
  waitingFor: (state) => ({
    as: 'table',
    isPlaying: true,
    isTurn: true,
    until: (state as DuelState).deadline ?? undefined,
  }),
};
const { accountId } = testPlayer(1);

/** The jump of the system clock (ms). */
let moved: number;
let hosts: TestHosts;
let warnings: string[];
let clock: Clock;
let host: RoomHost;

const wall = (): number => Date.now() + moved;

function newHost(): RoomHost {
  clock = createSystemClock({ wall, steady: () => Date.now() });
  return hostWith(clock);
}

function hostWith(clock: Clock, pausedSince?: (since: number) => number): RoomHost {
  const log = { write: (line: string) => warnings.push((JSON.parse(line) as { msg: string }).msg) };
  return hosts.open({ clock, logger: pino({ level: 'warn' }, log), pausedSince });
}

setUpEach(() => (hosts = new TestHosts()));
beforeEach(() => {
  moved = 0;
  warnings = [];
  host = newHost();
});

async function sendCommand(member: FakeMember, action: string, payload: object = {}): Promise<void> {
  await host.handle({ member, game, action, payload: { gameId: ROOM, ...payload } }, clock.now());
  await allStored();
}

/** A duel of two players, both without a pick. */
async function startDuel(): Promise<[FakeMember, FakeMember]> {
  const first = new FakeMember(host, game, testPlayer(1));
  const second = new FakeMember(host, game, testPlayer(2));
  await sendCommand(first, 'startDuel');
  await sendCommand(second, 'joinDuel');
  return [first, second];
}

/** For how long the games still wait for a player (ms). */
const leftIn = (rooms: readonly WaitingRoom[]): number[] =>
  rooms.map(({ waits: { until = 0 } }) => until - clock.now());

function phaseOf({ frames }: FakeMember): string | undefined {
  const last = frames.findLast(({ action }) => action === 'duelUpdate');
  return (last?.payload as { gameState: { phase: string } } | undefined)?.gameState.phase;
}

it('the end of a maintenance is not logged as a change of the system clock', async () => {
  const halting = createHaltingClock(clock);
  clock = halting;
  host = hostWith(halting);
  const [first] = await startDuel();
  halting.halt();
  await advance(HOUR_MS);
  halting.resume();
  await advance(PICK_MS - 1);
  expect(phaseOf(first)).toBe('picking');
  await advance(1);
  expect(phaseOf(first)).toBe('revealed');
  expect(warnings).toEqual([]);
});

describe.each([[['during']], [['after']], [['during', 'after', 'later']]])(
  'a server that is killed %s a maintenance',
  (kills) => {
    it('continues a turn where it waited', async () => {
      let pauses: ReturnType<typeof afterChange> = [];
      let halting = createHaltingClock(clock);
      const start = async (): Promise<void> => {
        halting = createHaltingClock(createSystemClock({ wall, steady: () => Date.now() }));
        if (pauses.some(({ until }) => until === null)) halting.halt();
        clock = halting;
        host = hostWith(halting, (since) => pausedMs(pauses, since, halting.now()));
        await host.start([game]);
        await advance(0);
      };
      const killIf = async (moment: string): Promise<void> => {
        if (!kills.includes(moment)) return;
        host.abandon();
        await start();
      };
      const setMaintenance = (isOn: boolean): void => {
        pauses = afterChange(pauses, isOn, wall());
        if (isOn) halting.halt();
        else halting.resume();
      };
      await start();
      await startDuel();
      for (let round = 0; round < 2; round += 1) {
        await advance(5_000);
        setMaintenance(true);
        await advance(HOUR_MS);
        await killIf('during');
        await advance(HOUR_MS);
        setMaintenance(false);
        await killIf('after');
      }
      await advance(2_000);
      await killIf('later');
      expect(leftIn(host.waiting.live(accountId))).toEqual([PICK_MS - 12_000]);
      const { waiting } = hostWith(halting, (since) => pausedMs(pauses, since, halting.now()));
      await waiting.start([game]);
      expect(leftIn(await waiting.stored(accountId))).toEqual([PICK_MS - 12_000]);
      await advance(PICK_MS - 12_001);
      expect(hosts.store.rooms.get(ROOM)?.state).toContain('"phase":"picking"');
      await advance(1);
      expect(hosts.store.rooms.get(ROOM)?.state).toContain('"phase":"revealed"');
    });
  },
);

describe.each([
  ['forwards', 5],
  ['backwards', -5],
])('a system clock that is set %s by hours', (_way, hours) => {
  it('does not change the length of a turn, and is logged once', async () => {
    const [first] = await startDuel();
    await advance(5_000);
    moved = hours * HOUR_MS;
    await advance(PICK_MS - 5_001);
    expect(phaseOf(first)).toBe('picking');
    await advance(1);
    expect(phaseOf(first)).toBe('revealed');
    expect(warnings).toEqual(['system clock changed: running games continue unaffected']);
  });

  it('does not change for how long a game waits for a player', async () => {
    await startDuel();
    expect(leftIn(host.waiting.live(accountId))).toEqual([PICK_MS]);
    await advance(5_000);
    moved = hours * HOUR_MS;
    clock.now();
    expect(leftIn(host.waiting.live(accountId))).toEqual([PICK_MS - 5_000]);
  });

  it('leaves a countdown open to players who seek a game', async () => {
    const lobbies = createLobbyGuard(secretFrom('a secret of the tests'));
    const chain = chainOfLegends({ lobbies });
    const seek = async (number: number): Promise<unknown> => {
      const member = new FakeMember(host, chain, testPlayer(number));
      await host.handle({ member, game: chain, action: 'quickPlay', payload: {} }, clock.now());
      await allStored();
      return (member.frames[0]?.payload as { lobbyId?: string } | undefined)?.lobbyId;
    };
    const lobby = await seek(1);
    expect(lobby).toBeDefined();
    moved = hours * HOUR_MS;
    expect(await seek(2)).toBe(lobby);
  });

  it('is also detected by a command', async () => {
    const [first, second] = await startDuel();
    moved = hours * HOUR_MS;
    await sendCommand(first, 'pick', { number: 10 });
    expect(phaseOf(first)).toBe('picking');
    await advance(PICK_MS - 1);
    await sendCommand(second, 'pick', { number: 20 });
    expect(phaseOf(second)).toBe('revealed');
  });

  it('does not change how long a seat is held', async () => {
    const [first, second] = await startDuel();
    second.close('flood');
    moved = hours * HOUR_MS;
    await advance(HOLD_MS - 1);
    expect(phaseOf(first)).toBe('revealed');
    await advance(1);
    expect(phaseOf(first)).toBe('over');
  });

  it('sets the times of later events', async () => {
    const [first] = await startDuel();
    moved = hours * HOUR_MS;
    await sendCommand(first, 'leaveDuel');
    expect(hosts.announced).toMatchObject([{ finishedAt: wall() }]);
  });
});

it('a system clock that is set forwards ends the day of a daily room on a machine that slept', async () => {
  const rift = createBinding({ daily: testDailies(), secret: secretFrom('a secret of the tests') });
  const guess = async (puzzles: number, ms: number): Promise<void> => {
    moved = 0;
    host = newHost();
    vi.setSystemTime(Date.parse('2026-03-01T23:59:00Z') + puzzles * DAY_MS);
    const member = new FakeMember(host, rift, testPlayer(puzzles));
    const send = async (action: string, payload: object): Promise<void> => {
      await host.handle({ member, game: rift, action, payload }, clock.now());
      await allStored();
    };
    await send('startGame', {});
    const opened = member.frames.at(-1)?.payload as { gameState: { gameId: string } } | undefined;
    moved = ms;
    await send('submitGuess', { gameId: opened?.gameState.gameId, guess: 'Ahri' });
    await host.drain();
  };
  await guess(1, 31 * 60_000 - 1);
  expect(hosts.announced).toHaveLength(1);
  await guess(2, 31 * 60_000);
  expect(hosts.announced).toHaveLength(1);
});

describe('a system clock that is set back while the server is stopped', () => {
  it('does not change the remaining time of a turn', async () => {
    await startDuel();
    await host.drain();
    moved = -5 * HOUR_MS;
    host = newHost();
    await host.start([game]);
    await advance(0);
    const again = new FakeMember(host, game, testPlayer(1));
    await sendCommand(again, 'startDuel');
    await advance(PICK_MS - 1);
    expect(hosts.store.rooms.get(ROOM)?.state).toContain('"phase":"picking"');
    await advance(1);
    expect(phaseOf(again)).toBe('revealed');
  });
});
