import { accept, type Context, type Input, refuse, type Step } from '@hub/engine/kernel/rules';
import type { ChampionRiftCommand, ChampionRiftEvent, ChampionRiftRefusal } from './command.ts';
import { compareChampions } from './compare.ts';
import { type ChampionRiftFacts, championById, type RiftChampion } from './facts.ts';
import type { ChampionRiftState } from './state.ts';

type RiftStep = Step<ChampionRiftState, ChampionRiftEvent, ChampionRiftRefusal>;

/** Counts or refuses a guess. Other inputs change nothing: a rift waits for its player. */
export function applyToRift(
  state: ChampionRiftState,
  input: Input<ChampionRiftCommand>,
  { facts }: Context<ChampionRiftFacts>,
): RiftStep {
  if (input.type !== 'command') return accept(state);
  if (state.over) return refuse('game_over');
  const champion = facts.findChampion(input.command.champion);
  if (champion === undefined) return refuse('unknown_champion');
  if (state.guesses.some(({ championId }) => championId === champion.id)) return refuse('repeated_champion');
  return countGuess(state, champion, championById(facts, state.answerId));
}

function countGuess(state: ChampionRiftState, champion: RiftChampion, answer: RiftChampion): RiftStep {
  const guesses = [...state.guesses, { championId: champion.id, result: compareChampions(champion, answer) }];
  const over = champion.id === answer.id;
  const guessed = { type: 'championGuessed', championId: champion.id, isAnswer: over } as const;
  return accept<ChampionRiftState, ChampionRiftEvent>(
    { ...state, guesses, over, version: state.version + 1 },
    over ? [guessed, { type: 'riftCompleted', attempts: guesses.length }] : [guessed],
  );
}
