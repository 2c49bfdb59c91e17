import { randomFrom, secretOfRandom, withKeyedRandom } from '@hub/engine/kernel/random';
import type { GameRules, StateSecret } from '@hub/engine/kernel/rules';
import type { Suspicion } from '@hub/engine/kernel/suspicion';
import { applyToGame } from './apply.ts';
import type { RiftGuesserCommand, RiftGuesserEnd, RiftGuesserEvent, RiftGuesserRefusal } from './command.ts';
import { type MapPoint, type Section, sectionAround } from './minimap.ts';
import { suspicionOf } from './pace.ts';
import { drawPosition } from './round.ts';
import { type RiftGuesserOptions, setUpGame } from './setup.ts';
import type { RiftGuesserState } from './state.ts';
import { type RiftGuesserView, rewardOf, viewOfGame } from './view.ts';

export { type MapPoint, type Section, sectionAround } from './minimap.ts';
export { PACE_LIMITS, paceFigures } from './pace.ts';
export { ROUND_MS } from './round.ts';

/** Result of a finished game. */
type RiftGuesserResult = {
  /** Rounds survived. */
  readonly score: number;
  readonly rewardEssence: number;
  readonly end: RiftGuesserEnd;
  /** Why the host should look at it; undefined if a person may have played it. */
  readonly suspicion: Suspicion | undefined;
};

export type RiftGuesserTypes = {
  options: RiftGuesserOptions;
  facts: null;
  state: RiftGuesserState;
  command: RiftGuesserCommand;
  event: RiftGuesserEvent;
  refusal: RiftGuesserRefusal;
  view: RiftGuesserView;
  result: RiftGuesserResult;
};

/** Rift Guesser: one player marks on the minimap where the shown section is, until the life is used up. */
export const riftGuesserRules: GameRules<RiftGuesserTypes> = {
  name: 'riftGuesser',
  stateVersion: 2,
  upgrade: ({ state, stateVersion, seed }) =>
    stateVersion === 1 ? withKeyedRandom(state as RiftGuesserState, seed) : undefined,
  setup: ({ options, seed, now }) => setUpGame(options, { seed, now }),
  apply: applyToGame,
  deadline: ({ deadline }) => deadline ?? undefined,
  view: (state, _audience, { now }) => viewOfGame(state, now),
  secretsOf: (state) => [
    secretOfRandom(state.random),
    positionSecret(nextSecretSection(state)),
    ...(state.phase === 'guessing' ? [positionSecret(secretSection(state))] : []),
  ],
  result: (state) =>
    state.end === null
      ? undefined
      : {
          score: state.score,
          rewardEssence: rewardOf(state),
          end: state.end,
          suspicion: suspicionOf(state),
        },
};

export type SecretSection = { readonly round: number; readonly section: Section };

/**
 * The section of the current or last round, from which the server cuts the picture. Secret: no view and no event contains
 * it; only the picture is sent, under a random-looking address. Derived from the state, so that a restored room has the
 * same picture.
 */
export const secretSection = (state: RiftGuesserState): SecretSection => ({
  round: state.round,
  section: sectionAround(state.position),
});

/** A section is told by its corner and by its middle. */
const positionSecret = ({ section: { x, y, width, height } }: SecretSection): StateSecret => ({
  name: 'position',
  values: [
    [x, y],
    [x + width / 2, y + height / 2],
  ],
});

/**
 * The section that `startNextRound` would draw, so that the server can prepare its picture. Secret; does not change the
 * state.
 */
export const nextSecretSection = (state: RiftGuesserState): SecretSection => ({
  round: state.round + 1,
  section: sectionAround(drawPosition(state.random)[0]),
});

/** Draws the first place of a future game; `seed` must be as random as a game's seed. */
export const drawFirstPlace = (seed: string): MapPoint => drawPosition(randomFrom(seed))[0];
