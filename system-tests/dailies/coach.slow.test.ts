import type { Game } from '@hub/engine/binding/binding';
import { COACH_TRIES, type Coach } from '@hub/engine/daily/coach';
import type { DailyView } from '@hub/engine/daily/rules';
import { expect, it } from 'vitest';
import { games } from '../games.ts';
import { entriesOf } from '../leaks/game-secrets.ts';
import { SeededRandom } from '../players/seeded-random.ts';

/** Random sequences of guesses of each game. */
const RUNS = process.env['LONG'] === undefined ? 25 : 10_000;

/** What a player sees of a puzzle after these guesses, if this were the answer. */
const viewAfter = (game: Game, answerId: string, ids: readonly string[]): DailyView<never> =>
  game.rules.view(stateAfter(game, answerId, ids), { kind: 'seat', seat: 0 }, at(game)) as DailyView<never>;

const at = ({ facts }: Game) => ({ now: 0, facts });

/** States of one sequence of guesses, by answer and guesses. */
const states = new Map<string, unknown>();

function stateAfter(game: Game, answerId: string, ids: readonly string[]): unknown {
  const key = [answerId, ...ids].join();
  const known = states.get(key);
  if (known !== undefined) return known;
  const state = nextState(game, answerId, ids);
  states.set(key, state);
  return state;
}

function nextState(game: Game, answerId: string, ids: readonly string[]): unknown {
  const { rules, facts } = game;
  const last = ids.at(-1);
  if (last === undefined) {
    const options = { day: '2026-11-20', answerId, streakBefore: 0, rewardEssence: 0 };
    return rules.setup({ options, seats: 1, seed: '', ...at(game) });
  }
  const text = namesOf.get(facts)?.get(last);
  const command = { type: 'command', seat: 0, command: { type: 'guess', text } } as const;
  const step = rules.apply(stateAfter(game, answerId, ids.slice(0, -1)), command, at(game));
  if (!step.ok) throw new Error(`${last}: ${step.refusal}`);
  return step.state;
}

const dailies = games.filter(({ descriptor }) => descriptor.kind === 'daily');
const namesOf = new Map(
  dailies.map((game) => [game.facts, new Map(entriesOf(game).map(({ id, name }) => [id, name]))]),
);

/** The results that the player has after these guesses, if this were the answer. */
function shown(game: Game, answerId: string, ids: readonly string[]): string {
  // The view of a solved puzzle would ask the coach.
  if ((stateAfter(game, answerId, ids) as { readonly over: boolean }).over) return 'over';
  return JSON.stringify(viewAfter(game, answerId, ids).guesses);
}

const bitsOf = (sizes: readonly number[]): number => {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.reduce((sum, size) => sum + (size / all) * Math.log2(all / size), 0);
};

/** The same as the coach, by playing the guesses with every possible answer. */
function bruteForce(game: Game, ids: readonly string[]): Coach {
  const answer = ids.at(-1) ?? '';
  const all = entriesOf(game).map(({ id }) => id);
  const fitting = (possible: readonly string[], guesses: readonly string[]): string[] => {
    const seen = shown(game, answer, guesses);
    return possible.filter((id) => shown(game, id, guesses) === seen);
  };
  const expected = (possible: readonly string[], guesses: readonly string[]): number => {
    const counts = new Map<string, number>();
    for (const id of possible) {
      const view = shown(game, id, guesses);
      counts.set(view, (counts.get(view) ?? 0) + 1);
    }
    return bitsOf([...counts.values()]);
  };
  let before = all;
  const turns = ids.map((id, index) => {
    const earlier = ids.slice(0, index);
    const after = fitting(before, [...earlier, id]);
    const count = Math.min(before.length, COACH_TRIES);
    const tries = Array.from(
      { length: count },
      (_, nth) => before[Math.floor((nth * before.length) / count)] ?? '',
    );
    const others =
      index > 0 ? tries.map((other) => ({ id: other, bits: expected(before, [...earlier, other]) })) : [];
    const most = others.reduce<(typeof others)[number] | undefined>(
      (first, other) => (first === undefined || other.bits > first.bits ? other : first),
      undefined,
    );
    const best = most && { ...most, possible: fitting(before, [...earlier, most.id]).length };
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
    possible: [all.length, ...turns.map(({ left }) => left)],
    best: turns.findIndex(({ told }) => told === Math.max(...turns.map((turn) => turn.told))),
    better:
      better === undefined
        ? null
        : { guess: better.index, id: better.best.id, possible: better.best.possible },
    skill: could === 0 ? null : Math.round((100 * did) / could),
    luck: Math.round(10 * turns.reduce((sum, { told, own }) => sum + told - own, 0)) / 10 || 0,
  };
}

it.each(dailies.map((game) => [game.descriptor.names.title, game] as const))(
  'the coach of %s equals playing the guesses with every possible answer, or is absent from a game with clues',
  (_, game) => {
    const random = new SeededRandom(`coach of ${game.descriptor.id}`);
    const ids = entriesOf(game).map(({ id }) => id);
    for (let run = 0; run < RUNS; run += 1) {
      const drawn = Array.from({ length: random.between(1, 6) }, () => random.pick(ids) ?? '');
      const guesses = [...new Set(drawn)];
      states.clear();
      const view = viewAfter(game, guesses.at(-1) ?? '', guesses);
      expect(view.coach, guesses.join()).toEqual(view.clues === null ? bruteForce(game, guesses) : null);
      expect(viewAfter(game, guesses.at(-1) ?? '', guesses.slice(0, -1)).coach).toBeNull();
    }
  },
  3_600_000,
);
