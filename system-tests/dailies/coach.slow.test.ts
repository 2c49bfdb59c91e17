import type { Game } from '@hub/engine/binding/binding';
import { COACH_TRIES, type Coach } from '@hub/engine/daily/coach';
import type { DailyView } from '@hub/engine/daily/rules';
import { describe, expect, it } from 'vitest';
import { games } from '../games.ts';
import { entriesOf } from '../leaks/game-secrets.ts';
import { SeededRandom } from '../players/seeded-random.ts';

/** Random sequences of guesses of each game. */
const RUNS = process.env['LONG'] === undefined ? 25 : 10_000;

/** What a player sees of a puzzle after these guesses, if this were the answer. */
function viewAfter({ rules, facts }: Game, answerId: string, ids: readonly string[]): DailyView<never> {
  const options = { day: '2026-11-20', answerId, streakBefore: 0, rewardEssence: 0 };
  let state = rules.setup({ options, seats: 1, seed: '', now: 0, facts });
  for (const id of ids) {
    const text = namesOf.get(facts)?.get(id);
    const step = rules.apply(
      state,
      { type: 'command', seat: 0, command: { type: 'guess', text } },
      { now: 0, facts },
    );
    if (!step.ok) throw new Error(`${id}: ${step.refusal}`);
    state = step.state;
  }
  return rules.view(state, { kind: 'seat', seat: 0 }, { now: 0, facts }) as DailyView<never>;
}

const dailies = games.filter(({ descriptor }) => descriptor.kind === 'daily');
const namesOf = new Map(
  dailies.map((game) => [game.facts, new Map(entriesOf(game).map(({ id, name }) => [id, name]))]),
);

/** The results and clues that the player has after these guesses, if this were the answer. */
function shown(game: Game, answerId: string, ids: readonly string[]): string {
  const { guesses, clues, isOver } = viewAfter(game, answerId, ids);
  return isOver ? 'over' : JSON.stringify([guesses, clues]);
}

const bitsOf = (sizes: readonly number[]): number => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.reduce((sum, size) => sum + (size / all) * Math.log2(all / size), 0);
};

/** The same as the coach, by playing the guesses with every possible answer. */
function bruteForce(game: Game, ids: readonly string[]): Coach {
  const answer = ids.at(-1) ?? '';
  const all = entriesOf(game).map(({ id }) => id);
  const fitting = (possible: readonly string[], guesses: readonly string[]): string[] =>
    possible.filter((id) => shown(game, id, guesses) === shown(game, answer, guesses));
  const expected = (possible: readonly string[], guesses: readonly string[]): number => {
    const counts = new Map<string, number>();
    for (const id of possible) {
      const view = shown(game, id, guesses);
      counts.set(view, (counts.get(view) ?? 0) + 1);
    }
    return bitsOf([...counts.values()]);
  };
  let before = fitting(all, []);
  const start = before.length;
  const turns = ids.map((id, index) => {
    const earlier = ids.slice(0, index);
    const after = fitting(before, [...earlier, id]);
    const count = Math.min(before.length, COACH_TRIES);
    const tries = Array.from(
      { length: count },
      (_, nth) => before[Math.floor((nth * before.length) / count)] ?? '',
    );
    const others =
      index > 0 || start < all.length
        ? tries.map((other) => ({
            id: other,
            bits: expected(before, [...earlier, other]),
            possible: fitting(before, [...earlier, other]).length,
          }))
        : [];
    const best = others.reduce<(typeof others)[number] | undefined>(
      (most, other) => (most === undefined || other.bits > most.bits ? other : most),
      undefined,
    );
    const turn = {
      id,
      index,
      left: after.length,
      was: before.length,
      only: before[0],
      told: Math.log2(before.length / after.length),
      own: expected(before, [...earlier, id]),
      best,
    };
    before = after;
    return turn;
  });
  const compared = turns.flatMap((turn) => (turn.best === undefined ? [] : [{ ...turn, best: turn.best }]));
  const could = compared.reduce((sum, { was, best }) => sum + (was === 1 ? 1 : best.bits), 0);
  const did = compared.reduce(
    (sum, { was, id, only, own, best }) => sum + (was === 1 ? Number(id === only) : Math.min(own, best.bits)),
    0,
  );
  const [better] = compared
    .filter(({ best, own, left }) => best.bits - own >= 0.25 && best.possible < left)
    .toSorted((a, b) => b.best.bits - b.own - (a.best.bits - a.own));
  return {
    possible: [start, ...turns.map(({ left }) => left)],
    best: turns.findIndex(({ told }) => told === Math.max(...turns.map((turn) => turn.told))),
    better:
      better === undefined
        ? null
        : { guess: better.index, id: better.best.id, possible: better.best.possible },
    skill: could === 0 ? null : Math.round((100 * did) / could),
    luck: Math.round(10 * turns.reduce((sum, { told, own }) => sum + told - own, 0)) / 10 || 0,
  };
}

describe('the coach', () => {
  it.each(dailies.map((game) => [game.descriptor.names.title, game] as const))(
    'of %s equals playing the guesses with every possible answer',
    (_, game) => {
      const random = new SeededRandom(`coach of ${game.descriptor.id}`);
      const ids = entriesOf(game).map(({ id }) => id);
      for (let run = 0; run < RUNS; run += 1) {
        const drawn = Array.from({ length: random.between(1, 6) }, () => random.pick(ids) ?? '');
        const guesses = [...new Set(drawn)];
        const view = viewAfter(game, guesses.at(-1) ?? '', guesses);
        expect(view.coach, guesses.join()).toEqual(bruteForce(game, guesses));
        expect(viewAfter(game, guesses.at(-1) ?? '', guesses.slice(0, -1)).coach).toBeNull();
      }
    },
    3_600_000,
  );
});
