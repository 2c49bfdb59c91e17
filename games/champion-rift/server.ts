import { champions } from '@hub/catalog/champions';
import { nameFinder } from '@hub/catalog/name-matcher';
import { defineBinding, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import { type DailyDeps, dailyBinding, dailyState } from '@hub/engine/binding/daily';
import type { Secret } from '@hub/engine/binding/secret';
import { type ChampionRiftState, championRift, game } from './game.ts';
import { type ChampionRiftParts, type ChampionRiftTypes, championRiftRules } from './rules/rules.ts';

export type ChampionRiftDeps = DailyDeps & { readonly secret: Secret };

/** Champion Rift: one room per player and day. */
export function createBinding({ daily, secret }: ChampionRiftDeps): Game {
  const puzzles = daily.register({
    mode: game.id,
    answers: champions.map(({ id }) => id),
    // This game is older than the common seeds; another seed would change the order of its champions.
    seed: `${hex(secret.derive('champion of the day'))}/champion-rift`,
  });
  return defineBinding<ChampionRiftTypes, typeof game>({
    ...dailyBinding<ChampionRiftParts, typeof game>(game, puzzles),
    endpoint: championRift,
    rules: championRiftRules,
    facts: { entries: champions, find: nameFinder(champions) },
    refusals: {
      unknown_guess: 'unknown_champion',
      repeated_guess: 'repeated_champion',
      game_over: 'game_over',
      mode_is_fixed: 'mode_is_fixed',
    },
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
  });
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const stateOf = (view: ChampionRiftTypes['view'], room: RoomInfo): ChampionRiftState => ({
  ...dailyState(view, room),
  championsData: view.candidates,
  guesses: view.guesses,
  lastGuessResult: view.guesses.at(-1) ?? null,
  champion: view.answer,
});
