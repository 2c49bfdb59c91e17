import { randomFrom, secretOfRandom } from '@hub/engine/kernel/random';
import type { StateSecret } from '@hub/engine/kernel/rules';
import { type ScoreTypes, scoreRules } from '@hub/engine/score/rules';
import { applyToGame } from './apply.ts';
import type { RiftGuesserCommand, RiftGuesserEvent, RiftGuesserRefusal } from './command.ts';
import { HUNDREDTHS, type MapPoint, type Section, sectionAround } from './minimap.ts';
import { PACE } from './pace.ts';
import { drawPosition, ROUND_MS, STARTING_LIFE } from './round.ts';
import type { RiftGuesserState } from './state.ts';
import { rewardOf, viewOfGame } from './view.ts';

export { type MapPoint, type Section, sectionAround } from './minimap.ts';
export { PACE } from './pace.ts';
export { ROUND_MS } from './round.ts';

export type RiftGuesserParts = {
  options: RiftGuesserOptions;
  facts: null;
  state: RiftGuesserState;
  command: RiftGuesserCommand;
  event: RiftGuesserEvent;
  refusal: RiftGuesserRefusal;
  view: ReturnType<typeof viewOfGame>;
};
export type RiftGuesserTypes = ScoreTypes<RiftGuesserParts>;

/** Rift Guesser: one player marks on the minimap where the shown section is, until the life is used up. */
export const riftGuesserRules = scoreRules<RiftGuesserParts>({
  name: 'riftGuesser',
  setup: ({ options, seed, now }) => setUpGame(options, { seed, now }),
  apply: applyToGame,
  view: (state, { now }) => viewOfGame(state, now),
  secretsOf: (state) => [
    secretOfRandom(state.random),
    positionSecret(nextSecretSection(state)),
    ...(state.phase === 'guessing' ? [positionSecret(secretSection(state))] : []),
  ],
  rewardOf,
  playersOf: () => 1,
  pace: PACE,
});

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

/** Input of `setup`. */
type RiftGuesserOptions = {
  /** Blue Essence per round survived. */
  readonly essencePerRound: number;
  /** A game with fewer survived rounds pays nothing; default: 0. */
  readonly minPaidRounds?: number;
  /** Place of the first round from `drawFirstPlace`, whose picture is prepared; drawn from the seed if absent. */
  readonly firstPlace?: MapPoint | undefined;
  /** Set for a game that counts for nothing. */
  readonly practice?: true | undefined;
};

/** Creates a game; its first round runs at once. */
function setUpGame(
  { essencePerRound, minPaidRounds, firstPlace, practice }: RiftGuesserOptions,
  { seed, now }: { readonly seed: string; readonly now: number },
): RiftGuesserState {
  const [drawn, random] = drawPosition(randomFrom(seed));
  return {
    essencePerRound,
    ...(minPaidRounds !== undefined && { minPaidRounds }),
    openedAt: now,
    random,
    phase: 'guessing',
    round: 1,
    position: firstPlace ?? drawn,
    marker: null,
    lossHundredths: null,
    lifeHundredths: STARTING_LIFE * HUNDREDTHS,
    score: 0,
    deadline: now + ROUND_MS,
    end: null,
    ...(practice && { practice }),
    version: 0,
  };
}
