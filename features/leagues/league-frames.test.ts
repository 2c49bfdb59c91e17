import { closesAt, dayOf, daysAfter } from '@hub/engine/wire/days';
import type { ChallengeId, Day } from '@hub/engine/wire/ids';
import type { MoreOrLessState } from '@hub/games/more-or-less/game.ts';
import { DAY_MS, ManualClock } from '@hub/server/testing/manual-clock.ts';
import { expect, it } from 'vitest';
import { rightGuess, wrongGuess } from '../../apps/server/src/realtime/testing/more-or-less-player.ts';
import type { SignedIn } from '../../apps/server/src/testing/server-access.ts';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { SeededRandom } from '../../system-tests/players/seeded-random.ts';
import type { LeagueReply } from './calls.ts';
import { LeaguePlay } from './testing/league-play.ts';

const WEEKS = process.env['LONG'] === undefined ? 1 : 200;
const SEED = process.env['SEED'] ?? 'weeks';
const MINUTE_MS = 60_000;

type Run = { readonly who: string; readonly day: Day; readonly score: number; readonly at: number };
type Rift = { readonly who: string; readonly day: Day; readonly points: number };

let clock: ManualClock;
let server: TestServer;
let play: LeaguePlay;

const isQuestion = (action: string): boolean => action === 'gameStarted' || action === 'gameOver';

/** Begins a duel or goes on with it, with so many right answers if it is to end; returns what the frames say. */
async function enterDuel(who: SignedIn, challenge: ChallengeId, right: number | undefined) {
  const client = await server.join('/ws/moreOrLess', who.token);
  client.send('startChallenge', { challenge });
  let state: MoreOrLessState | undefined;
  const read = async (isLast: (action: string) => boolean): Promise<string> => {
    for (;;) {
      const { action, payload, error } = await client.next();
      if (error !== undefined) return error.code;
      state = (payload as { gameState?: MoreOrLessState }).gameState ?? state;
      if (isLast(action)) return action;
    }
  };
  let answer = await read(isQuestion);
  for (let given = 0; answer === 'gameStarted'; given += 1) {
    if (right === undefined || state === undefined) break;
    const { gameId } = state;
    clock.advance(900);
    client.send('submitGuess', { gameId, guess: (given < right ? rightGuess : wrongGuess)(state) });
    await read((action) => action === 'revealItem');
    clock.advance(1_500);
    client.send('joinGame', { gameId });
    answer = await read(isQuestion);
  }
  await client.close();
  return { answer, score: state?.score ?? 0 };
}

/** Points of each member, from what the frames said and nothing else. */
function recounted(joined: ReadonlyMap<string, number>, runs: readonly Run[], rifts: readonly Rift[]) {
  const counts = (who: string, day: Day) => day >= dayOf(joined.get(who) ?? Number.POSITIVE_INFINITY);
  const counted = runs.filter(({ who, day, at }) => counts(who, day) && at < closesAt(day));
  return new Map(
    Array.from(joined.keys(), (who) => {
      const ofRifts = rifts.filter((rift) => rift.who === who && counts(who, rift.day));
      const ofDuels = counted
        .filter((run) => run.who === who)
        .map(({ day, score }) => {
          const better = counted.filter((run) => run.day === day && run.score > score).length;
          return [10, 7, 5, 3, 1][better] ?? 0;
        });
      return [who, [...ofRifts.map(({ points }) => points), ...ofDuels].reduce((sum, one) => sum + one, 0)];
    }),
  );
}

/** A week whose events are in the hour around each midnight, minute by minute. */
async function playWeek(random: SeededRandom, week: string): Promise<void> {
  const guests: SignedIn[] = [];
  for (let number = 0; number < 6; number += 1) guests.push(await server.guest(`Guest ${number}`));
  const [owner] = guests as [SignedIn, ...SignedIn[]];
  const { id } = await server.call<{ id: string }>('/leagues', owner.token, { name: 'Lanterns' });
  const show = (who: SignedIn) => server.call<LeagueReply>(`/leagues/${id}`, who.token);
  const { code, days } = await show(owner);
  const joined = new Map([[owner.player_id, clock.now()]]);
  const [runs, rifts]: [Run[], Rift[]] = [[], []];
  const begun = new Set<string>();
  let known: { readonly challenge: ChallengeId; readonly day: Day } | undefined;
  const tryDuel = async (who: SignedIn, { challenge, day }: NonNullable<typeof known>) => {
    const run = `${who.player_id}/${challenge}`;
    const [isIn, isBegun] = [joined.has(who.player_id), begun.has(run)];
    const isOver = runs.some((one) => one.who === who.player_id && one.day === day);
    const mayBegin = isIn && dayOf(clock.now()) === day;
    // A room ends after a day, and no frame says so: what is begun in the first half hour is ended at once.
    const isEarly = clock.now() % DAY_MS < 31 * MINUTE_MS;
    const right = isEarly || random.percent(60) ? random.between(0, 3) : undefined;
    const { answer, score } = await enterDuel(who, challenge, right);
    const isRefused = !isBegun && !mayBegin;
    const isExpected = isRefused
      ? ['forbidden', 'challenge_over'].includes(answer)
      : !isOver || ['gameOver', 'game_not_found'].includes(answer);
    // The room of an ended run is not kept for long.
    if (!isExpected) throw new Error(`${week}: the duel of ${day} answered ${answer}`);
    if (isRefused) return;
    begun.add(run);
    if (answer === 'gameOver' && !isOver) runs.push({ who: who.player_id, day, score, at: clock.now() });
  };
  for (const day of days) {
    clock.advance(Math.max(0, closesAt(day) - 70 * MINUTE_MS - clock.now()));
    while (clock.now() < closesAt(day) + 10 * MINUTE_MS) {
      const who = random.pick(guests) ?? owner;
      const today = dayOf(clock.now());
      const choice = random.between(0, 5);
      if (choice === 0 && !joined.has(who.player_id)) {
        const { error } = await server.call('/leagues/join', who.token, { code });
        if (error === undefined) joined.set(who.player_id, clock.now());
      } else if (choice === 1 && rifts.every((one) => one.who !== who.player_id || one.day !== today)) {
        const guesses = random.between(1, 12);
        await play.solve({ ...who, playerId: who.player_id }, 'championRift', today, guesses);
        if (days.includes(today))
          rifts.push({ who: who.player_id, day: today, points: Math.max(1, 10 - guesses) });
      } else if (choice >= 2) {
        const { duel } = await show(owner);
        if (duel?.game === 'moreOrLess' && duel.own === 'none') known = { challenge: duel.id, day: today };
        if (known !== undefined) await tryDuel(who, known);
      }
      const table = await show(random.pick(guests.filter((one) => joined.has(one.player_id))) ?? owner);
      const points = new Map(table.rows.map(({ player, points: sum }) => [player.id, sum]));
      expect(points, `${week}, ${new Date(clock.now()).toISOString()}`).toEqual(
        recounted(joined, runs, rifts),
      );
      clock.advance(random.between(1, 8) * MINUTE_MS);
    }
  }
}

it(`the table of a league is what the frames said, in ${WEEKS} random weeks with joins at any minute around midnight`, async () => {
  clock = new ManualClock('2026-03-02T12:00:00Z');
  server = await startServer({ clock });
  play = new LeaguePlay(() => server.hub, clock);
  const random = new SeededRandom(SEED);
  for (let week = 1; week <= WEEKS; week += 1) {
    await playWeek(random, `week ${week} of ${SEED}`);
    clock.advance(Date.parse(daysAfter(dayOf(clock.now()), 1)) + DAY_MS / 2 - clock.now());
  }
  expect(server.rows('select * from league')).not.toEqual([]);
  await server.stop();
}, 3_600_000);
