import { type Random, withKeyedRandom } from '../kernel/random.ts';
import { accept, type Context, type GameRules, type GameTypes } from '../kernel/rules.ts';
import { judgePace, type PaceFigures, type PaceLimit, type Suspicion } from '../kernel/suspicion.ts';
import { SOLO_GAME_HOURS } from '../wire/limits.ts';

/** What the state of every score game has. Plain JSON. */
export type ScoreState = {
  readonly random: Random;
  /** The points so far. */
  readonly score: number;
  /** When the phase ends (ms since 1970); null without a deadline. */
  readonly deadline: number | null;
  /** Why the game is over; null before. */
  readonly end: string | null;
  /** Set in practice, which counts for nothing. */
  readonly practice?: true;
  /** Rises by one with every change. */
  readonly version: number;
};

/** What every view of a score game has. */
type ScoreView = {
  version: number;
  score: number;
  isOver: boolean;
  /** For each player; 0 until the game is over. */
  rewardEssence: number;
  isPractice: boolean;
};

/** Result of a finished game, the same for all its players. */
type ScoreResult = {
  readonly score: number;
  readonly end: string;
  /** Number of players, including those who left. */
  readonly players: number;
  /** Blue Essence for each of them. */
  readonly rewardEssence: number;
  /** Why the host should look at it; undefined if people may have played it. */
  readonly suspicion: Suspicion | undefined;
};

/** The types in which score games differ; the view without what every view has. */
export type ScoreParts = Omit<GameTypes, 'result'> & { state: ScoreState; view: object };

export type ScoreTypes<Parts extends ScoreParts> = Pick<
  Parts,
  'options' | 'facts' | 'state' | 'command' | 'event' | 'refusal'
> & {
  view: ScoreView & Parts['view'];
  result: ScoreResult;
};

/** How a game looks for answers that no person gives. */
export type PaceCheck<State> = {
  /** The figures of a game so far. */
  readonly figuresOf: (state: State) => PaceFigures;
  readonly limits: readonly PaceLimit[];
};

/** What a score game adds to the common rules. All are pure functions. */
type ScoreSpec<Parts extends ScoreParts> = Pick<
  GameRules<ScoreTypes<Parts>>,
  'name' | 'setup' | 'secretsOf'
> & {
  /** Applies one input. The version rises by itself, and a deadline is handed on only when it is due. */
  apply: GameRules<ScoreTypes<Parts>>['apply'];
  view(state: Parts['state'], context: Context<Parts['facts']>): Parts['view'];
  /** Blue Essence for each player. */
  rewardOf(state: Parts['state']): number;
  /** Number of players so far. */
  playersOf(state: Parts['state']): number;
  readonly pace?: PaceCheck<Parts['state']>;
};

/** Whether the phase is over. */
export const isDue = ({ deadline }: Pick<ScoreState, 'deadline'>, now: number): boolean =>
  deadline !== null && deadline <= now;

/** A game alone waits for 24 hours from its opening. If they end soon, the phase still has its full time. */
export const soloDeadline = (openedAt: number, now: number, phaseMs: number): number =>
  Math.max(openedAt + SOLO_GAME_HOURS * 3_600_000, now + phaseMs);

/** Rules of a score game: questions or rounds for points, until a mistake, the time or a player ends it. */
export const scoreRules = <Parts extends ScoreParts>(
  spec: ScoreSpec<Parts>,
): GameRules<ScoreTypes<Parts>> => ({
  name: spec.name,
  stateVersion: 2,
  upgrade: ({ state, stateVersion, seed }) =>
    stateVersion === 1 ? withKeyedRandom(state as Parts['state'], seed) : undefined,
  setup: (start) => spec.setup(start),
  apply(state, input, context) {
    if (input.type === 'deadline' && !isDue(state, context.now)) return accept(state);
    const step = spec.apply(state, input, context);
    if (!step.ok || step.state === state) return step;
    return accept({ ...step.state, version: state.version + 1 }, step.events);
  },
  deadline: ({ deadline }) => deadline ?? undefined,
  view: (state, _audience, context) => ({
    ...spec.view(state, context),
    version: state.version,
    score: state.score,
    isOver: state.end !== null,
    rewardEssence: state.end === null ? 0 : spec.rewardOf(state),
    isPractice: state.practice === true,
  }),
  secretsOf: (state, facts) => spec.secretsOf(state, facts),
  result: (state) =>
    state.end === null
      ? undefined
      : {
          score: state.score,
          end: state.end,
          players: spec.playersOf(state),
          rewardEssence: spec.rewardOf(state),
          suspicion: spec.pace && judgePace(spec.pace.figuresOf(state), spec.pace.limits, 'inGame'),
        },
});
