import type { Champion } from '@hub/catalog/champion-schema';
import { pick, type Random, randomFrom, secretOfRandom } from '@hub/engine/kernel/random';
import { accept, type GameRules, refuse } from '@hub/engine/kernel/rules';
import { descriptor } from '../descriptor.ts';
import type { Side } from '../game.ts';

/** Time for an answer. */
const ANSWER_MS = 20_000;

type Asked = Pick<Champion, 'id' | 'name' | 'image' | 'releaseDate'>;

type State = {
  readonly random: Random;
  readonly version: number;
  readonly score: number;
  readonly left: Asked;
  readonly right: Asked;
  readonly endsAt: number;
  readonly isOver: boolean;
};

export type TemplateScoreTypes = {
  options: Record<string, never>;
  facts: { readonly champions: readonly Asked[] };
  state: State;
  command: { readonly answer: Side; readonly score: number };
  event: never;
  refusal: 'game_over' | 'answered_before';
  view: Pick<State, 'version' | 'score' | 'isOver'> & {
    readonly left: Omit<Asked, 'releaseDate'>;
    readonly right: Omit<Asked, 'releaseDate'>;
    readonly remainingMs: number;
  };
  result: { readonly score: number };
};

/** Draws two champions of different dates. */
function ask(random: Random, champions: readonly Asked[], now: number) {
  const [left, afterLeft] = pick(random, champions);
  const others = champions.filter(({ releaseDate }) => releaseDate !== left.releaseDate);
  const [right, afterRight] = pick(afterLeft, others);
  return { left, right, random: afterRight, endsAt: now + ANSWER_MS };
}

const shown = ({ id, name, image }: Asked) => ({ id, name, image });

/** Template Score: one player answers until the first mistake, or until an answer takes too long. */
export const templateScoreRules: GameRules<TemplateScoreTypes> = {
  name: descriptor.id,
  stateVersion: 1,
  setup: ({ seed, now, facts: { champions } }) => ({
    ...ask(randomFrom(seed), champions, now),
    version: 0,
    score: 0,
    isOver: false,
  }),
  apply(state, input, { now, facts: { champions } }) {
    const version = state.version + 1;
    if (input.type === 'seatAway' || input.type === 'seatReturned') return accept(state);
    if (state.isOver) return input.type === 'command' ? refuse('game_over') : accept(state);
    if (input.type !== 'command') return accept({ ...state, version, isOver: true });
    const { answer, score } = input.command;
    if (score !== state.score) return refuse('answered_before');
    const first = state.left.releaseDate < state.right.releaseDate ? 'left' : 'right';
    return answer === first
      ? accept({ ...state, ...ask(state.random, champions, now), version, score: score + 1 })
      : accept({ ...state, version, isOver: true });
  },
  deadline: ({ endsAt, isOver }) => (isOver ? undefined : endsAt),
  view: ({ version, score, left, right, endsAt, isOver }, _audience, { now }) => ({
    version,
    score,
    left: shown(left),
    right: shown(right),
    remainingMs: isOver ? 0 : Math.max(0, endsAt - now),
    isOver,
  }),
  secretsOf: ({ random, left, right }) => [
    secretOfRandom(random),
    { name: 'release', values: [left.releaseDate, right.releaseDate] },
  ],
  result: ({ score, isOver }) => (isOver ? { score } : undefined),
};
