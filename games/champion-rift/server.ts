import { createHmac } from 'node:crypto';
import { champions } from '@hub/catalog/champions';
import { foldName } from '@hub/catalog/name-matcher';
import { defineBinding, type FinishedGame, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import type { DailyPuzzles } from '@hub/engine/binding/daily';
import { dayOf, lastMomentOf } from '@hub/engine/binding/days';
import { policies } from '@hub/engine/binding/policy';
import type { Secret } from '@hub/engine/binding/secret';
import type { Settlement } from '@hub/engine/binding/settlement';
import type { NamesOf } from '@hub/engine/define-game';
import type { AccountId, Day, GameId } from '@hub/engine/wire/ids';
import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { type ChampionRiftState, championRift, game } from './game.ts';
import { type ChampionRiftFacts, type ChampionRiftTypes, championRiftRules } from './rules/rules.ts';

export type ChampionRiftDeps = { readonly daily: DailyPuzzles; readonly secret: Secret };

/** Champion Rift: one room per player and day, with an id that only the server can compute. */
export function createBinding({ daily, secret }: ChampionRiftDeps): Game {
  const key = secret.derive('room');
  const facts = riftFacts();
  return defineBinding<ChampionRiftTypes, typeof game>({
    endpoint: championRift,
    rules: championRiftRules,
    facts,
    policy: policies.solo,
    commands: {
      startGame: {
        kind: 'enter',
        async enter({ gameId }, { player: { accountId }, now, findRoom }) {
          const running = gameId === undefined ? undefined : await findRoom(gameId);
          // The page sends the id until it has shown the rift's end, so a rift that is over is answered too.
          if (running !== undefined) return { roomId: running.roomId };
          const day = dayOf(now);
          return {
            roomId: roomIdOf(key, accountId, day),
            create: async () => ({ options: await riftOptions(daily, accountId, day), seats: 1 }),
          };
        },
      },
      submitGuess: {
        kind: 'play',
        play: ({ gameId, guess }) => ({ roomId: gameId, command: { type: 'guess', champion: guess } }),
      },
    },
    refusals: {
      unknown_champion: 'unknown_champion',
      repeated_champion: 'repeated_champion',
      game_over: 'game_over',
    },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome(view, room) {
      const gameState = stateOf(view, room);
      const { champion } = gameState;
      return champion === null
        ? [{ action: 'gameStarted', payload: { gameState } }]
        : [{ action: 'alreadyPlayed', payload: { champion, gameState } }];
    },
    updates: (view, _events, room) => [
      { action: 'gameStateUpdate', payload: { gameState: stateOf(view, room) } },
    ],
    settle: settleRift,
  });
}

/** Facts for the rules; names are folded once, not for every guess. */
function riftFacts(): ChampionRiftFacts {
  const byName = new Map(champions.map((champion) => [foldName(champion.name), champion]));
  const byId = new Map(champions.map((champion) => [foldName(champion.id), champion]));
  return {
    champions,
    findChampion(text) {
      const folded = foldName(text);
      return byName.get(folded) ?? byId.get(folded);
    },
  };
}

/** The same id for the same player and day; cannot be computed without the secret. */
const roomIdOf = (key: Uint8Array, account: AccountId, day: Day): GameId =>
  createHmac('sha256', key).update(`championRift/${account}/${day}`).digest('base64url') as GameId;

async function riftOptions(
  daily: DailyPuzzles,
  account: AccountId,
  day: Day,
): Promise<ChampionRiftTypes['options']> {
  const [answerId, streakBefore] = await Promise.all([
    daily.championOf(day),
    daily.streakBefore(account, day),
  ]);
  return { day, answerId, streakBefore, rewardEssence: DAILY_REWARD_ESSENCE };
}

const stateOf = (view: ChampionRiftTypes['view'], { roomId }: RoomInfo): ChampionRiftState => ({
  gameId: roomId,
  version: view.version,
  day: view.day as Day,
  championsData: view.champions,
  guesses: view.guesses,
  lastGuessResult: view.guesses.at(-1) ?? null,
  gameOver: view.isOver,
  champion: view.answer,
  reward: view.rewardEssence,
  streak: view.streak,
});

/** A rift completes the day it belongs to, even if it is finished later. */
function settleRift({
  result,
  state,
  room,
  finishedAt,
}: FinishedGame<ChampionRiftTypes>): Settlement<NamesOf<typeof game>> {
  const [seat] = room.seats;
  if (seat === undefined) throw new RangeError('a rift without its player');
  const { accountId } = seat;
  const { attempts, rewardEssence } = result;
  const day = result.day as Day;
  return {
    gameId: room.roomId,
    game: game.names.feed,
    mode: 'single',
    finishedAt,
    winner: accountId,
    newHighScore: false,
    players: [{ accountId, attempts, currentStreak: state.streakBefore + 1, score: null, totalPoints: null }],
    rewards: [
      {
        accountId,
        amountEssence: rewardEssence,
        reason: 'daily_rift',
        reference: `daily:championRift:${day}`,
      },
    ],
    dailyRun: {
      accountId,
      mode: game.id,
      day,
      attempts,
      completedAt: Math.min(finishedAt, lastMomentOf(day)),
    },
  };
}
