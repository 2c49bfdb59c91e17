import { randomFrom, withKeyedRandom } from '@hub/engine/kernel/random';
import type { GameRules } from '@hub/engine/kernel/rules';
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

/** A game that is over. */
export type RiftGuesserResult = {
  /** Rounds survived. */
  readonly score: number;
  readonly rewardEssence: number;
  readonly end: RiftGuesserEnd;
  /** Why the host should look at it; undefined for a run that a person may have played. */
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

/** Rift Guesser: one player marks on the minimap where the shown section lies, round after round, while life lasts. */
export const riftGuesserRules: GameRules<RiftGuesserTypes> = {
  name: 'riftGuesser',
  stateVersion: 2,
  upgrade: ({ state, stateVersion, seed }) =>
    stateVersion === 1 ? withKeyedRandom(state as RiftGuesserState, seed) : undefined,
  setup: ({ options, seed, now }) => setUpGame(options, { seed, now }),
  apply: applyToGame,
  deadline: ({ deadline }) => deadline ?? undefined,
  view: (state, _audience, { now }) => viewOfGame(state, now),
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
 * What the host must know to cut the picture of the running or last round. It is a secret: it stands in no view and in no
 * event, and only the picture itself may go out, under an address that says nothing. Read from the state, so that a room
 * that comes back from the store has its picture again.
 */
export const secretSection = (state: RiftGuesserState): SecretSection => ({
  round: state.round,
  section: sectionAround(state.position),
});

/**
 * The same for the round that `startNextRound` would begin, so that its picture lies ready. It is told by the generator's
 * position alone and changes nothing; a secret all the more.
 */
export const nextSecretSection = (state: RiftGuesserState): SecretSection => ({
  round: state.round + 1,
  section: sectionAround(drawPosition(state.random)[0]),
});

/** A first round for a game that is not there yet; `seed` is as long and as random as that of a game. */
export const drawFirstPlace = (seed: string): MapPoint => drawPosition(randomFrom(seed))[0];
