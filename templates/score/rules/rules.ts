import type { Champion } from '@hub/catalog/champion-schema';
import { pick, type Random, randomFrom, secretOfRandom } from '@hub/engine/kernel/random';
import { accept, refuse } from '@hub/engine/kernel/rules';
import { type ScoreState, type ScoreTypes, scoreRules } from '@hub/engine/score/rules';
import { descriptor } from '../descriptor.ts';
import type { Side } from '../game.ts';

/** Time for an answer. */
const ANSWER_MS = 20_000;

type Asked = Pick<Champion, 'id' | 'name' | 'image' | 'releaseDate'>;

type State = ScoreState & {
  readonly essencePerAnswer: number;
  readonly left: Asked;
  readonly right: Asked;
};

export type TemplateScoreParts = {
  options: { readonly essencePerAnswer: number };
  facts: { readonly champions: readonly Asked[] };
  state: State;
  command: { readonly answer: Side; readonly score: number };
  event: never;
  refusal: 'game_over' | 'answered_before';
  view: {
    readonly left: Omit<Asked, 'releaseDate'>;
    readonly right: Omit<Asked, 'releaseDate'>;
    readonly remainingMs: number;
  };
};
export type TemplateScoreTypes = ScoreTypes<TemplateScoreParts>;

/** Draws two champions of different dates. */
function ask(random: Random, champions: readonly Asked[], now: number) {
  const [left, afterLeft] = pick(random, champions);
  const others = champions.filter(({ releaseDate }) => releaseDate !== left.releaseDate);
  const [right, afterRight] = pick(afterLeft, others);
  return { left, right, random: afterRight, deadline: now + ANSWER_MS };
}

const shown = ({ id, name, image }: Asked) => ({ id, name, image });

/** Template Score: one player answers until the first mistake, or until an answer takes too long. */
export const templateScoreRules = scoreRules<TemplateScoreParts>({
  name: descriptor.id,
  setup: ({ options: { essencePerAnswer }, seed, now, facts: { champions } }) => ({
    essencePerAnswer,
    ...ask(randomFrom(seed), champions, now),
    score: 0,
    end: null,
    version: 0,
  }),
  apply(state, input, { now, facts: { champions } }) {
    if (input.type === 'seatAway' || input.type === 'seatReturned') return accept(state);
    if (state.end !== null) return input.type === 'command' ? refuse('game_over') : accept(state);
    if (input.type !== 'command') return accept({ ...state, end: 'noAnswer', deadline: null });
    const { answer, score } = input.command;
    if (score !== state.score) return refuse('answered_before');
    const first = state.left.releaseDate < state.right.releaseDate ? 'left' : 'right';
    return answer === first
      ? accept({ ...state, ...ask(state.random, champions, now), score: score + 1 })
      : accept({ ...state, end: 'wrongAnswer', deadline: null });
  },
  view: ({ left, right, deadline }, { now }) => ({
    left: shown(left),
    right: shown(right),
    remainingMs: deadline === null ? 0 : Math.max(0, deadline - now),
  }),
  secretsOf: ({ random, left, right }) => [
    secretOfRandom(random),
    { name: 'release', values: [left.releaseDate, right.releaseDate] },
  ],
  rewardOf: ({ score, essencePerAnswer }) => score * essencePerAnswer,
  playersOf: () => 1,
});
