import { createHash } from 'node:crypto';
import { streakOf } from '@hub/engine/daily/streak';
import { dayOf } from '@hub/engine/wire/days';
import type { Day } from '@hub/engine/wire/ids';
import { DAY_MS } from '@hub/server/testing/manual-clock.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChampionRiftPlayer } from './realtime/testing/champion-rift-player.ts';
import { dailiesOf } from './store/testing/rows.ts';
import { clock, restartServer, server, setUpServer } from './testing/each-hub.ts';

const DAY = '2026-03-01' as Day;
const MINUTE_MS = 60_000;
/** From 23:59:00 of the day. */
const TO_MIDNIGHT = MINUTE_MS;
const TO_CLOSING = 31 * MINUTE_MS;

setUpServer({ at: `${DAY}T23:59:00Z` });

type Guest = { readonly token: string };

/** Creates a guest who opens the rift of the day and guesses nothing. */
async function openRift() {
  const guest = await server.guest('Pathfinder');
  const rift = await enter(guest);
  const { state } = await rift.start();
  expect(state.day).toBe(dayOf(clock.now()));
  return { guest, rift, gameId: state.gameId };
}

const enter = async ({ token }: Guest): Promise<ChampionRiftPlayer> =>
  new ChampionRiftPlayer(await server.join('/ws/championRift', token));

const answerOf = async (day: Day): Promise<string> =>
  (await dailiesOf(server.hub.store).answer('championRift', day)) ?? '';

/** The guest's essence, and completed days and streak of the game. */
async function recordOf(guest: Guest) {
  const account = (await server.call('/accounts/', guest.token)) as {
    id: string;
    dailyRiftStats: { championRift: { completed: number; streak: number } };
  };
  const balance = (await server.call(`/accounts/${account.id}/current-blue-essence`, guest.token)) as {
    blueEssence: number;
  };
  const { completed, streak } = account.dailyRiftStats.championRift;
  return { essence: balance.blueEssence, completed, streak };
}

const COUNTED = { essence: 100, completed: 1, streak: 1 };
const NOTHING = { essence: 0, completed: 0, streak: 0 };

/** Restarts the server, after which the page reconnects and names its rift. */
async function restart(guest: Guest, gameId: string): Promise<ChampionRiftPlayer> {
  await restartServer();
  const rift = await enter(guest);
  expect((await rift.start(gameId)).state).toMatchObject({ gameId, day: DAY });
  return rift;
}

describe('a rift opened at 23:59', () => {
  it.each([
    ['with the socket kept', false],
    ['with a restart between', true],
  ])('counts for its day until 00:30, %s', async (_, isRestarted) => {
    const { guest, rift, gameId } = await openRift();
    clock.advance(TO_CLOSING - 1);
    const player = isRestarted ? await restart(guest, gameId) : rift;
    const { state } = await player.guess(gameId, await answerOf(DAY));
    expect(state).toMatchObject({ gameOver: true, reward: 100, streak: 1 });
    expect(state.late).toBeUndefined();
    expect(await recordOf(guest)).toEqual(COUNTED);
  });

  it.each([
    ['with the socket kept', false],
    ['with a restart between', true],
  ])('ends unpaid and uncounted from 00:30 on, and says so, %s', async (_, isRestarted) => {
    const { guest, rift, gameId } = await openRift();
    await rift.guess(gameId, (await answerOf(DAY)) === 'Annie' ? 'Ashe' : 'Annie');
    clock.advance(TO_CLOSING);
    const player = isRestarted ? await restart(guest, gameId) : rift;
    expect((await player.start(gameId)).state).toMatchObject({ gameOver: false, late: true });
    const end = { gameOver: true, late: true, reward: 0, streak: 0 };
    expect((await player.guess(gameId, await answerOf(DAY))).state).toMatchObject(end);
    expect((await player.start(gameId)).state).toMatchObject(end);
    expect(await recordOf(guest)).toEqual(NOTHING);
    expect(await server.call('/dailies/championRift/ending?day=2026-03-01', guest.token)).toMatchObject({
      attempts: null,
      others: null,
    });
  });

  it('keeps the streak that goes on, and shows it in the rift of the new day', async () => {
    const { guest, rift, gameId } = await openRift();
    clock.advance(TO_MIDNIGHT + MINUTE_MS);
    await rift.guess(gameId, await answerOf(DAY));
    const { state } = await rift.start();
    expect(state).toMatchObject({ day: '2026-03-02', streak: 1 });
    await rift.guess(state.gameId, await answerOf('2026-03-02' as Day));
    expect(await recordOf(guest)).toEqual({ essence: 200, completed: 2, streak: 2 });
  });
});

it('counts a day for the streak only if it was finished in time, whenever a player plays', async () => {
  const HABITS = ['same day', 'until 00:30', 'too late', 'never'] as const;
  const finishedAfterMs = { 'same day': 0, 'until 00:30': TO_CLOSING - 1, 'too late': TO_CLOSING };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...HABITS), { minLength: 3, maxLength: 12 }),
      async (habits) => {
        // The history before has ended after midnight; this one begins at 23:59, too.
        clock.advance(DAY_MS - ((clock.now() + TO_MIDNIGHT) % DAY_MS));
        const { guest } = await openRift();
        const rift = await enter(guest);
        const first = clock.now();
        const completed: string[] = [];
        for (const [index, habit] of habits.entries()) {
          clock.advance(first + index * DAY_MS - clock.now());
          if (habit === 'never') continue;
          const { state } = await rift.start();
          clock.advance(finishedAfterMs[habit]);
          const { state: end } = await rift.guess(state.gameId, await answerOf(state.day));
          if (habit !== 'too late') completed.push(state.day);
          expect([end.gameOver, end.late === true]).toEqual([true, habit === 'too late']);
        }
        const { completed: counted, streak } = await recordOf(guest);
        const today = dayOf(clock.now());
        expect(counted).toBe(completed.length);
        expect(streak).toBe(streakOf({ completed, outages: [], today, calendarDays: 1 }).length);
      },
    ),
    { numRuns: 8 },
  );
});

/** Everything that tells of past days, as one text, and the refusal of practice of the day. */
async function told(guest: Guest) {
  const { client } = await enter(guest);
  const practice = await client.ask('startGame', { practice: DAY });
  const archive = (await server.call('/dailies/championRift/archive', guest.token)) as { day: string }[];
  const proofs = (await server.call(`/dailies/championRift/proofs?from=${DAY}&to=${DAY}`)) as {
    answer: string | null;
    nonce: string | null;
    previous: string;
    commitment: string;
  }[];
  return {
    practice: practice.error?.code ?? practice.action,
    archive: archive.map(({ day }) => day),
    hasAnswer: proofs.map(({ answer, nonce }) => [answer !== null, nonce !== null]),
    // As `docs/provable-dailies.md` tells everyone to check it.
    isProven: proofs.map(({ answer, nonce, previous, commitment }) => {
      const lines = ['daily-proof-1', 'championRift', DAY, answer, nonce, previous];
      return createHash('sha256').update(lines.join('\n')).digest('hex') === commitment;
    }),
  };
}

it('answer, nonce, archive and practice of a day open at 00:30 UTC of the next day', async () => {
  const { guest } = await openRift();
  const closed = {
    practice: 'day_not_archived',
    archive: [],
    hasAnswer: [[false, false]],
    isProven: [false],
  };
  for (const ms of [0, TO_MIDNIGHT, TO_CLOSING - TO_MIDNIGHT - 1]) {
    clock.advance(ms);
    expect(await told(guest)).toEqual(closed);
  }
  clock.advance(1);
  expect(await told(guest)).toEqual({
    practice: 'gameStarted',
    archive: [DAY],
    hasAnswer: [[true, true]],
    isProven: [true],
  });
});
