import type { Game } from '@hub/engine/binding/binding';
import type { Input } from '@hub/engine/kernel/rules';
import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { RunAnswer, RunUpdate } from '@hub/engine/wire/runs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGames } from '../../games.ts';
import { testServices } from '../testing/hub.ts';
import { challengeRunOf, runOf } from './run.ts';
import { withRuns } from './with-runs.ts';

const games = createGames(testServices())
  .filter(({ run }) => run !== undefined)
  .map((game) => withRuns(game, async () => 'not_found'));

const player = { accountId: 'a' as AccountId, playerId: 'p' as PlayerId, name: 'Ada', usernameEffect: null };
const roomOf = (isOver: boolean) => ({
  roomId: 'room-of-the-run' as GameId,
  version: 1,
  openedAt: 0,
  isOver,
  seats: [{ accountId: player.accountId, player, isConnected: true }],
});
const context = (game: Game, now: number) => ({ now, facts: game.facts });

/** A command that may answer the question; `luck` decides what it says. */
function commandOf({ descriptor: { kind, id }, facts }: Game, luck: number): unknown {
  if (kind === 'daily') {
    const { entries } = facts as { entries: { name: string }[] };
    return { type: 'guess', text: entries[luck % entries.length]?.name };
  }
  if (id === 'moreOrLess') return { type: 'guess', guess: luck % 2 === 0 ? 'higher' : 'lower' };
  return { type: 'submitGuess', position: { x: luck % 350, y: (luck * 7) % 350 } };
}

type Sent = { readonly frames: readonly { action: string; payload: unknown }[]; readonly run: unknown };

/** Plays a run with these draws and returns what was sent after each step. */
function play(game: Game, options: unknown, draws: readonly number[]): { state: unknown; sent: Sent[] } {
  let now = 1_000;
  let state = game.rules.setup({ options, seats: 1, seed: 'seed of a room', now, facts: game.facts });
  const view = () => game.rules.view(state, { kind: 'seat', seat: 0 }, context(game, now));
  const newMember = { action: 'startChallenge', player, seat: 0 };
  const sent: Sent[] = [{ frames: game.welcome(view(), roomOf(false), newMember, state), run: runOf(state) }];
  const feed = (input: Input<unknown>) => {
    const step = game.rules.apply(state, input, context(game, now));
    if (!step.ok || step.state === state) return;
    ({ state } = step);
    const isOver = game.rules.result(state) !== undefined;
    sent.push({ frames: game.updates(view(), step.events, roomOf(isOver), state), run: runOf(state) });
  };
  for (const draw of draws) {
    if (game.rules.result(state) !== undefined) break;
    now += 1_000 + draw;
    feed({ type: 'command', seat: 0, command: commandOf(game, draw) });
    const due = game.rules.deadline(state);
    if (due !== undefined && due - now < 2_000) {
      now = due;
      feed({ type: 'deadline' });
    }
    now += 2_500;
    if (game.descriptor.id === 'riftGuesser')
      feed({ type: 'command', seat: 0, command: { type: 'startNextRound' } });
  }
  return { state, sent };
}

/** Options of a run that counts, or of practice; `isPrepared`: its first question was chosen before. */
const optionsOf = ({ descriptor: { kind, id }, facts }: Game, isPrepared = false): unknown => {
  if (kind === 'daily') {
    const answerId = (facts as { entries: { id: string }[] }).entries[5]?.id;
    return { day: '2026-11-20', answerId, streakBefore: 0, rewardEssence: 0, practice: true };
  }
  if (id !== 'moreOrLess')
    return { essencePerRound: 5, ...(isPrepared && { firstPlace: { x: 100, y: 200 } }) };
  const { items } = facts as { items: { id: number }[] };
  const shownIds = items.slice(3, 7).map((item) => item.id);
  return { mode: 'single', essencePerAnswer: 1, ...(isPrepared && { shownIds }) };
};

const challengeFrom = (state: unknown, ghost: readonly RunAnswer[]) => {
  const run = runOf(state);
  return { challenge: { id: 'aaaaaaaaaaaaaaaa', seed: run?.seed ?? '', options: run?.options, ghost } };
};

/** What the frames of a step tell of the ghost too early; undefined if nothing. */
function leakIn({ frames, run }: Sent, ghost: readonly RunAnswer[], isDaily: boolean): string | undefined {
  const { answers, score } = run as { answers: readonly RunAnswer[]; score?: number };
  const text = JSON.stringify(frames);
  const early = ghost.find(({ ms }, at) => at >= answers.length && text.includes(String(ms)));
  if (early !== undefined) return `the time ${early.ms}`;
  if (!isDaily || score !== undefined) return undefined;
  const updates = frames.filter(({ action }) => action === 'runUpdate');
  const named = updates.flatMap(({ payload }) => (payload as RunUpdate).ghost);
  return named.find(({ answer }) => answer !== null)?.answer ?? undefined;
}

/** Times that occur nowhere else. */
const ghostWith = (answers: readonly RunAnswer[]): RunAnswer[] =>
  answers.map((answer, at) => ({ ...answer, ms: 7_770_000_000 + at * 1_009 }));

/** The questions of answers, as far as they can be compared. */
const questionsOf = (answers: readonly RunAnswer[], isDaily: boolean) =>
  isDaily ? [] : answers.map(({ asked, figure }) => (asked.length > 0 ? [...asked, figure] : []));

const draws = fc.array(fc.nat(900), { minLength: 1, maxLength: 25 });

describe.each(games.map((game) => [game.descriptor.names.title, game] as const))('runs of %s', (_, game) => {
  const isDaily = game.descriptor.kind === 'daily';

  it(
    'ask the same questions again, and tell the ghost only after the own answer',
    () =>
      fc.assert(
        fc.property(fc.boolean(), draws, draws, (isPrepared, first, second) => {
          const challenger = play(game, optionsOf(game, isPrepared), first);
          const run = runOf(challenger.state);
          const ghost = ghostWith(run?.answers ?? []);
          const rights = ghost.filter(({ isRight }) => isRight).length;
          // Known once the run is over; that of a daily game is its number of guesses.
          expect((isDaily ? undefined : run?.score) ?? rights).toBe(rights);
          const { state, sent } = play(game, challengeFrom(challenger.state, ghost), second);
          for (const step of sent) expect(leakIn(step, ghost, isDaily)).toBeUndefined();
          const own = challengeRunOf(state)?.answers ?? [];
          const shared = Math.min(own.length, ghost.length);
          expect(questionsOf(own, isDaily).slice(0, shared)).toEqual(
            questionsOf(ghost, isDaily).slice(0, shared),
          );
        }),
        { numRuns: 200 },
      ),
    60_000,
  );

  it.each([
    [
      'one answer too many',
      (update: RunUpdate, all: readonly RunAnswer[]) => all.slice(0, update.own.length + 1),
    ],
    ['the whole ghost', (_update: RunUpdate, all: readonly RunAnswer[]) => all],
  ])('that tell %s are found', (_name, plant) => {
    const challenger = play(game, optionsOf(game), [3, 400, 401, 500, 7, 8]);
    const ghost = ghostWith(runOf(challenger.state)?.answers ?? []);
    expect(ghost.length).toBeGreaterThan(0);
    const leaky = play(game, challengeFrom(challenger.state, ghost), []).sent.map((step) => ({
      ...step,
      frames: step.frames.map((frame) => ({
        ...frame,
        payload:
          frame.action === 'runUpdate'
            ? { ...(frame.payload as RunUpdate), ghost: plant(frame.payload as RunUpdate, ghost) }
            : frame.payload,
      })),
    }));
    expect(leaky.some((step) => leakIn(step, ghost, isDaily) !== undefined)).toBe(true);
  });

  it('settle nothing but the run', () => {
    const challenger = play(game, optionsOf(game), [3, 400, 401]);
    const state = challengeFrom(challenger.state, []);
    const { state: last } = play(game, state, [1, 2]);
    const settle = (end: unknown) =>
      game.settle({
        result: {},
        state: end,
        room: roomOf(true),
        matchId: 'match-of-run' as GameId,
        finishedAt: 5,
      });
    const { score: _, ...givenUp } = runOf(last) ?? {};
    expect(settle({ ...(last as object), run: givenUp }), 'without a score').toBeUndefined();
    const settled = settle({ ...(last as object), run: { ...runOf(last), score: 3 } });
    expect(settled).toMatchObject({
      players: [],
      rewards: [],
      challengeRun: { challenge: 'aaaaaaaaaaaaaaaa' },
    });
    expect(settled?.scores ?? []).toEqual([]);
    expect(settled?.dailyRun).toBeUndefined();
  });
});
