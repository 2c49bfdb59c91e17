import type { Game, RoomInfo } from '@hub/engine/binding/binding';
import type { DailyEntry, DailyFacts } from '@hub/engine/daily/facts';
import type { DailyParts, DailyTypes } from '@hub/engine/daily/rules';
import type { GameRules } from '@hub/engine/kernel/rules';
import { dailyStateFields } from '@hub/engine/wire/daily';
import type { GameId } from '@hub/engine/wire/ids';

type Shown = Readonly<Record<string, unknown>>;

/** The puzzle of a possible answer. */
export type Puzzle = {
  readonly answer: DailyEntry;
  guess(this: void, text: string): void;
  /** Whether the state of another puzzle shows the same results and clues. */
  looksLike(this: void, shown: Shown): boolean;
  shown(this: void): Shown;
};

const ROOM: RoomInfo = { roomId: '' as GameId, version: 0, openedAt: 0, isOver: false, seats: [] };

/** A puzzle for everything that can be guessed in a daily game, after these guesses. */
export const puzzlesOf = (game: Game, guessed: readonly string[] = []): readonly Puzzle[] =>
  (game.facts as DailyFacts<DailyEntry>).entries
    .filter(({ id }) => !guessed.includes(id))
    .map((answer) => puzzleOf(game, answer, guessed));

function puzzleOf(game: Game, answer: DailyEntry, guessed: readonly string[]): Puzzle {
  const rules = game.rules as GameRules<DailyTypes<DailyParts>>;
  const { entries, find } = game.facts as DailyFacts<DailyEntry>;
  const options = { day: '2026-01-01', answerId: answer.id, streakBefore: 0, rewardEssence: 0 };
  let state = rules.setup({ options, seats: 1, seed: '', now: 0, facts: { entries, find } });
  const guess = (text: string): void => {
    const input = { type: 'command', seat: 0, command: { type: 'guess', text } } as const;
    const step = rules.apply(state, input, { now: 0, facts: { entries, find } });
    if (!step.ok) throw new Error(`${rules.name} refused ${text}: ${step.refusal}`);
    state = step.state;
  };
  const shown = (): Shown => {
    const view = rules.view(state, { kind: 'seat', seat: 0 }, { now: 0, facts: { entries: [answer], find } });
    const [frame] = game.updates(view, [], ROOM, state) as readonly { payload: { gameState: Shown } }[];
    const clues = Object.entries(frame?.payload.gameState ?? {}).filter(
      ([field, value]) => !(field in dailyStateFields) && value !== view.candidates,
    );
    return Object.fromEntries(clues);
  };
  for (const id of guessed) guess(entries.find((entry) => entry.id === id)?.name ?? '');
  return {
    answer,
    guess,
    shown,
    looksLike: (other) =>
      Object.entries(shown()).every(
        ([field, value]) => JSON.stringify(value) === JSON.stringify(other[field]),
      ),
  };
}
