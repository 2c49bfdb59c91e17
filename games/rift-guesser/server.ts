import { createHmac, randomBytes } from 'node:crypto';
import type { Game, RoomInfo } from '@hub/engine/binding/binding';
import type { PictureDeps } from '@hub/engine/binding/pictures';
import { defineScore, enterOrCreate } from '@hub/engine/binding/score';
import type { Secret } from '@hub/engine/binding/secret';
import { ESSENCE_PER_ROUND, game, MIN_PAID_ROUNDS, RINGS, type RiftGuesserState, refusals } from './game.ts';
import { openSections } from './pictures/open-sections.ts';
import type { Sections } from './pictures/sections.ts';
import {
  drawFirstPlace,
  type MapPoint,
  nextSecretSection,
  PACE,
  type RiftGuesserParts,
  type RiftGuesserTypes,
  ROUND_MS,
  riftGuesserRules,
  type SecretSection,
  secretSection,
  sectionAround,
} from './rules/rules.ts';

/** Number of prepared first rounds: this many games can start at once without waiting for a picture. */
const OPENINGS = 8;
const PICTURES_PATH = '/riftGuesser/section';

type State = RiftGuesserTypes['state'];

/** A game that counts for nothing. */
const UNPAID = { essencePerRound: 0, minPaidRounds: MIN_PAID_ROUNDS, practice: true } as const;

/** How players call a distance score. */
const gradeOf = (distance: number): string => {
  if (distance <= RINGS.bullseye) return 'Bullseye';
  if (distance <= RINGS.close) return 'Close';
  return distance <= RINGS.warm ? 'Warm' : 'Far';
};

const randomId = (): string => randomBytes(18).toString('base64url');

/** Rift Guesser: one room per game of one player, with a picture for every round. */
export function createBinding(deps: PictureDeps, sections: Sections = openSections(deps)): Game {
  const addressOf = addressesFrom(deps.secret);
  const takeOpening = openingsOf(sections);
  const stateOf = (view: RiftGuesserTypes['view'], { roomId }: RoomInfo, state: State): RiftGuesserState => ({
    version: view.version,
    action: view.isRunning ? 'startRound' : 'revealAnswer',
    round: view.round,
    time: view.remainingMs,
    timePerRound: ROUND_MS,
    wait: view.waitMs,
    guess: view.marker,
    zoomPosition: view.section,
    actualPosition: view.position,
    ...(view.pins.length > 0 && { pins: view.pins }),
    distanceScore: view.distanceScore,
    lifeLost: view.loss,
    lifePoints: view.life,
    score: view.score,
    gameOver: view.isOver,
    reward: view.rewardEssence,
    gameId: roomId,
    ...(view.isPractice && { practice: true }),
    section: updatePicture(state, view.remainingMs, addressOf(roomId, secretSection(state)), sections),
  });
  return defineScore<RiftGuesserParts, typeof game>(game, {
    rules: riftGuesserRules,
    facts: null,
    pace: PACE,
    commands: {
      startGame: {
        kind: 'enter',
        enter: ({ practice }, caller) =>
          enterOrCreate<RiftGuesserTypes>(caller, {
            isPractice: practice === true,
            generateId: randomId,
            create: async () => ({
              options: {
                essencePerRound: practice ? 0 : ESSENCE_PER_ROUND,
                minPaidRounds: MIN_PAID_ROUNDS,
                firstPlace: takeOpening(),
                practice,
              },
              seats: 1,
            }),
          }),
      },
      setGuess: {
        kind: 'play',
        play: ({ gameId, guess }) => ({ roomId: gameId, command: { type: 'setGuess', position: guess } }),
      },
      submitGuess: {
        kind: 'play',
        play: ({ gameId, guess }) => ({ roomId: gameId, command: { type: 'submitGuess', position: guess } }),
      },
      startNextRound: {
        kind: 'play',
        play: ({ gameId }) => ({ roomId: gameId, command: { type: 'startNextRound' } }),
      },
    },
    refusals: {
      ...refusals,
      round_over: 'too_late',
      game_over: 'game_over',
    },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome: (view, room, _newMember, state) => [
      { action: 'gameStarted', payload: { gameState: stateOf(view, room, state) } },
    ],
    updates(view, _events, room, state) {
      const gameState = stateOf(view, room, state);
      const update = { action: 'gameStateUpdate', payload: { gameState } } as const;
      return gameState.gameOver ? [update, { action: 'gameOver', payload: { gameState } }] : [update];
    },
    run: {
      challengeOf: ({ firstPlace }) => ({ ...UNPAID, firstPlace }),
      duelOptions: UNPAID,
      isAsking: ({ phase }) => phase === 'guessing',
      answerIn: ({ marker, lossHundredths, lifeHundredths }, events) => {
        if (events.every(({ type }) => type !== 'answerRevealed') || lossHundredths === null)
          return undefined;
        const distance = marker === null ? null : lossHundredths / 100;
        return {
          asked: [],
          figure: distance,
          answer: distance === null ? null : gradeOf(distance),
          // A round that was survived, as the score counts them.
          isRight: lifeHundredths > 0,
        };
      },
      scoreOf: ({ score }) => score,
    },
    pictures: { path: PICTURES_PATH, ...sections },
  });
}

/**
 * Derives the addresses of pictures. Without the hub's secret they cannot be predicted, and they do not contain the
 * place. A round keeps its address after a restart.
 */
const addressesFrom = (secret: Secret) => {
  const key = secret.derive('section');
  return (roomId: string, { round }: SecretSection): string =>
    createHmac('sha256', key).update(`${roomId}/${round}`).digest('base64url');
};

/** Publishes or withdraws the round's picture. While an answer is shown, the next picture is prepared. */
function updatePicture(
  state: State,
  timeMs: number | null,
  address: string,
  sections: Sections,
): string | null {
  if (timeMs !== null) {
    const published = sections.publish(address, secretSection(state).section, timeMs);
    return `/api${PICTURES_PATH}/${published}.webp`;
  }
  sections.withdraw(address);
  if (state.phase === 'revealed') sections.prepare(nextSecretSection(state).section, address);
  return null;
}

/** Draws first rounds in advance; the returned function takes one of them. */
function openingsOf(sections: Sections): () => MapPoint | undefined {
  const draw = (): MapPoint => {
    const place = drawFirstPlace(randomId());
    sections.prepare(sectionAround(place));
    return place;
  };
  const openings = Array.from({ length: OPENINGS }, draw);
  return () => {
    openings.push(draw());
    return openings.shift();
  };
}
