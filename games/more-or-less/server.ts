import { createHmac, randomBytes } from 'node:crypto';
import { items } from '@hub/catalog/items';
import type { Game, RoomInfo } from '@hub/engine/binding/binding';
import { policies } from '@hub/engine/binding/policy';
import { defineScore, enterOrCreate, waitingAlone } from '@hub/engine/binding/score';
import type { Secret } from '@hub/engine/binding/secret';
import type { FrameOf } from '@hub/engine/wire/envelope';
import type { TierName } from '@hub/engine/wire/tiers';
import { MORE_OR_LESS_TIERS } from './descriptor.ts';
import {
  ESSENCE_PER_ANSWER,
  game,
  isGuess,
  MAX_GOLD_DIFF,
  type MoreOrLessState,
  type MoreOrLessTrialView,
  type moreOrLess,
} from './game.ts';
import {
  awaitsRematch,
  COOP_ROUND_MS,
  type MoreOrLessParts,
  type MoreOrLessTypes,
  moreOrLessFacts,
  moreOrLessRules,
  PACE,
  SEATS,
} from './rules/rules.ts';
import { type MoreOrLessTrial, shownIn, TRIAL_QUESTIONS, trialAfter } from './rules/trial.ts';

type View = MoreOrLessTypes['view'];
type Event = MoreOrLessTypes['event'];
type Frame = FrameOf<typeof moreOrLess>;

/** A game alone that counts for nothing. */
const UNPAID = { mode: 'single', essencePerAnswer: 0, practice: true } as const;

/** More or Less: a room for one player, or for two; the second player joins with the room's id. */
export function createBinding({ secret }: { readonly secret: Secret }): Game {
  const trialKey = secret.derive('trial');
  const seedOf = (trial: string): string =>
    createHmac('sha256', trialKey).update(`moreOrLess ${trial}`).digest('base64url');
  const facts = moreOrLessFacts(
    items,
    MORE_OR_LESS_TIERS.map(({ name, min }) => ({ name, min, maxGoldDiff: MAX_GOLD_DIFF[name] })),
  );
  return defineScore<MoreOrLessParts, typeof game>(game, {
    rules: moreOrLessRules,
    facts,
    pace: PACE,
    modeOf: ({ mode }) => mode,
    // An unplayed game does not count.
    counts({ end, score, games, roundAt }) {
      const hasNotBegun = games !== undefined && roundAt === undefined;
      return end !== 'nobodyJoined' && !hasNotBegun && (end !== 'expired' || score > 0);
    },
    policyOf: ({ mode }) => (mode === 'single' ? policies.solo : policies.coop),
    commands: {
      startGame: {
        kind: 'enter',
        async enter({ mode, practice, trial }, caller) {
          if ((practice || trial !== undefined) && mode !== 'single') return 'invalid_request';
          return enterOrCreate<MoreOrLessTypes>(caller, {
            isPractice: practice === true,
            isWanted: (state) => state.mode === mode && state.phase !== 'over',
            generateId: () => randomBytes(18).toString('base64url'),
            create: async () => ({
              options: {
                mode,
                essencePerAnswer: practice ? 0 : ESSENCE_PER_ANSWER,
                practice,
                ...(trial !== undefined && { shownIds: shownIn(seedOf(trial), facts) }),
              },
              seats: SEATS[mode],
            }),
          });
        },
      },
      joinGame: {
        kind: 'enter',
        enter: async ({ gameId }) => ({ roomId: gameId, join: { type: 'join' } }),
      },
      submitGuess: {
        kind: 'play',
        play: ({ gameId, guess }) => ({ roomId: gameId, command: { type: 'guess', guess } }),
      },
      playAgain: { kind: 'play', play: ({ gameId }) => ({ roomId: gameId, command: { type: 'again' } }) },
      leaveGame: { kind: 'leave', leave: ({ gameId }) => ({ roomId: gameId }) },
    },
    refusals: {
      game_full: 'game_full',
      not_seated: 'not_seated',
      not_started: 'not_started',
      round_over: 'too_late',
      game_over: 'game_over',
    },
    // Both players see each other's guesses, so they share one view.
    audienceOf: () => ({ kind: 'public' }),
    welcome(view, room) {
      const gameState = stateOf(view, room);
      return [{ action: welcomeAction(gameState), payload: { gameState } }];
    },
    updates: (view, events, room) => framesOf(stateOf(view, room), events),
    awaitsRematch,
    gameNumber: ({ games = 1 }) => games,
    waitingFor(state, seat) {
      const { mode, phase, practice, guesses, rematch, deadline } = state;
      const isAsked = rematch?.status === 'asked' && rematch.by !== seat;
      if (isAsked)
        return { as: 'coop', isRematch: true, isPlaying: false, isTurn: false, until: deadline ?? undefined };
      if (practice || phase === 'over' || mode === 'single') return waitingAlone(state);
      const isTurn = phase === 'guessing' && guesses.every((guess) => guess.seat !== seat);
      return { as: 'coop', isPlaying: phase !== 'waiting', isTurn };
    },
    run: {
      // The questions of a game that followed a trial depend on its items.
      challengeOf: ({ mode, shownIds }) =>
        mode === 'single' ? { ...UNPAID, ...(shownIds && { shownIds }) } : undefined,
      duelOptions: UNPAID,
      isAsking: ({ phase }) => phase === 'guessing',
      answerIn: ({ currentItem, nextItem, lockedGuess }, events) => {
        const revealed = events.find((event) => event.type === 'itemRevealed');
        if (revealed === undefined) return undefined;
        return {
          asked: [currentItem.name, nextItem.name],
          item: nextItem.id,
          figure: nextItem.priceGold,
          answer: lockedGuess === 'higher' ? 'More' : 'Less',
          isRight: revealed.isCorrect,
        };
      },
      scoreOf: ({ score }) => score,
    },
    trial: {
      view: (trial, answers) =>
        answers.length <= TRIAL_QUESTIONS && answers.every(isGuess)
          ? trialView(trialAfter(seedOf(trial), answers, facts))
          : undefined,
    },
  });
}

/** Without the price of the open question. */
const trialView = ({ items, results, isOver }: MoreOrLessTrial): MoreOrLessTrialView => ({
  items: items.map(({ name, image, tags, priceGold }, at) => ({
    name,
    image,
    tags: [...tags],
    ...((isOver || at < items.length - 1) && { gold: priceGold }),
  })),
  results: [...results],
  isOver,
});

const stateOf = (view: View, { roomId, seats }: RoomInfo): MoreOrLessState => ({
  gameId: roomId,
  version: view.version,
  mode: view.mode,
  phase: view.phase,
  score: view.score,
  // The tier names come from this file.
  tier: { name: view.tier.name as TierName, maxGoldDiff: view.tier.maxGoldDiff },
  players: view.players.flatMap(({ seat, guess, counts, isConnected, awayMs }) => {
    const player = seats[seat]?.player;
    if (player === undefined) return [];
    const { playerId: id, name, usernameEffect } = player;
    const timeToReturn = awayMs === null ? null : Math.max(0, policies.coop.holdMs - awayMs);
    const connected = isConnected;
    return { id, name, usernameEffect, guess, ...(counts && { counts }), connected, timeToReturn };
  }),
  seats: SEATS[view.mode],
  currentItem: { ...view.currentItem, tags: [...view.currentItem.tags] },
  nextItem: { ...view.nextItem, tags: [...view.nextItem.tags] },
  lockedGuess: view.lockedGuess,
  isCorrect: view.isCorrect,
  timeLeft: view.remainingMs,
  timePerTurn: view.mode === 'multi' ? COOP_ROUND_MS : null,
  gameOver: view.isOver,
  end: view.end,
  reward: view.rewardEssence,
  ...(view.isPractice && { practice: true }),
  ...(view.rematch && {
    rematch: {
      status: view.rematch.status,
      askedBy: view.rematch.by === null ? null : (seats[view.rematch.by]?.player.playerId ?? null),
      timeLeft: view.rematch.timeLeftMs,
    },
  }),
});

function welcomeAction({ phase }: MoreOrLessState): 'waiting' | 'gameStarted' | 'gameOver' {
  if (phase === 'waiting') return 'waiting';
  return phase === 'over' ? 'gameOver' : 'gameStarted';
}

/** Frames for joining and leaving players first, then for the game; each contains the whole state, but for those of a rematch. */
function framesOf(gameState: MoreOrLessState, events: readonly Event[]): readonly Frame[] {
  const { gameId, rematch, gameOver } = gameState;
  if (gameOver && !events.some(({ type }) => type === 'gameEnded')) {
    // Without the state, whose reward is known to be paid only in the frame of the end.
    return rematch && events.some(({ type }) => type !== 'connectionChanged')
      ? [{ action: 'rematch', payload: { gameId, rematch } }]
      : [];
  }
  const players = events.flatMap((event) => playerFrames(gameState, event));
  const action = actionOf(gameState, events);
  return action === undefined ? players : [...players, { action, payload: { gameState } }];
}

function playerFrames(gameState: MoreOrLessState, event: Event): Frame[] {
  if (!('seat' in event) || event.type === 'guessPlaced' || event.type === 'connectionChanged') return [];
  const player = gameState.players[event.seat];
  if (player === undefined) return [];
  const action = event.type === 'playerLeft' ? 'playerLeft' : 'playerJoined';
  return [{ action, payload: { playerId: player.id, playerName: player.name, gameState } }];
}

function actionOf(
  { phase, score, mode }: MoreOrLessState,
  events: readonly Event[],
): 'waiting' | 'gameStarted' | 'gameStateUpdate' | 'revealItem' | 'gameOver' | undefined {
  const types = events.map(({ type }) => type);
  if (phase === 'over') return 'gameOver';
  if (types.includes('rematchBegan')) return 'waiting';
  if (types.includes('itemRevealed')) return 'revealItem';
  if (types.includes('roundStarted'))
    return mode === 'multi' && score === 0 ? 'gameStarted' : 'gameStateUpdate';
  if (types.includes('connectionChanged')) return phase === 'waiting' ? 'waiting' : 'gameStateUpdate';
  return types.includes('guessPlaced') ? 'gameStateUpdate' : undefined;
}
