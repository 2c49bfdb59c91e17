import type { ScorePlayer } from '@hub/engine/testing/game-player';
import {
  ESSENCE_PER_ROUND,
  MIN_PAID_ROUNDS,
  type MinimapPosition,
  type RiftGuesserState,
  type riftGuesser,
} from '../game.ts';
import { HUNDREDTHS } from '../rules/minimap.ts';
import type { RiftGuesserTypes } from '../rules/rules.ts';

/** Share of rounds in which a player moves the marker before it is locked in. */
const MARKED_FIRST_PERCENT = 60;
const MAP_SIZE = 350;

const isAt = (one: MinimapPosition | null, other: MinimapPosition): boolean =>
  one?.x === other.x && one.y === other.y;

type Player = ScorePlayer<typeof riftGuesser, { readonly round: number; readonly place: MinimapPosition }>;

/** Marks random places: a few rounds. */
export const player: Player = {
  ways: { riftGuesser: { start: {} } },
  essenceOf: (score) => (score < MIN_PAID_ROUNDS ? 0 : score * ESSENCE_PER_ROUND),
  waitMs: ({ wait }) => wait,
  pictureOf: ({ section }) => section,
  move({ action, round, guess }, { random }): ReturnType<Player['move']> {
    if (action === 'revealAnswer')
      return {
        command: { action: 'startNextRound', payload: {} },
        isAnswer: (told) => told.round > round || told.gameOver,
      };
    const place = { x: random.between(0, MAP_SIZE), y: random.between(0, MAP_SIZE) };
    const isFirst = guess === null && random.percent(MARKED_FIRST_PERCENT);
    const stands = (told: RiftGuesserState): boolean => told.round === round && isAt(told.guess, place);
    return {
      command: { action: isFirst ? 'setGuess' : 'submitGuess', payload: { guess: place } },
      isAnswer: (told) => told.round !== round || told.action === 'revealAnswer' || stands(told),
      // A marker after the deadline does not count.
      guess: { value: { round, place }, counts: stands },
    };
  },
  isStored(stored, { round, place }) {
    const { round: at, marker } = stored as RiftGuesserTypes['state'];
    return at === round && marker?.x === place.x * HUNDREDTHS && marker.y === place.y * HUNDREDTHS;
  },
};
