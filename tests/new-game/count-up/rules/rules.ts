import { accept, type GameRules, refuse } from '@hub/engine/kernel/rules';

type State = { readonly score: number; readonly isOver: boolean };

export type CountUpTypes = {
  options: Record<string, never>;
  facts: undefined;
  state: State;
  command: { readonly type: 'addPoint' | 'endGame' };
  event: never;
  refusal: 'game_over';
  view: State;
  result: { readonly score: number };
};

export const countUpRules: GameRules<CountUpTypes> = {
  name: 'countUp',
  stateVersion: 1,
  setup: () => ({ score: 0, isOver: false }),
  apply(state, input) {
    if (input.type === 'seatLeft') return accept({ ...state, isOver: true });
    if (input.type !== 'command') return accept(state);
    if (state.isOver) return refuse('game_over');
    return input.command.type === 'endGame'
      ? accept({ ...state, isOver: true })
      : accept({ ...state, score: state.score + 1 });
  },
  deadline: () => undefined,
  view: ({ score, isOver }) => ({ score, isOver }),
  secretsOf: () => [],
  result: ({ score, isOver }) => (isOver ? { score } : undefined),
};
