import { champions } from '@hub/catalog/champions';
import { nameFinder } from '@hub/catalog/name-matcher';
import type { Game } from '@hub/engine/binding/binding';
import { defineDaily } from '@hub/engine/binding/daily';
import type { GameServices } from '@hub/engine/binding/services';
import { game } from './game.ts';
import { type ChampionRiftParts, championRiftRules } from './rules/rules.ts';

/** Champion Rift: one room per player and day. */
export const createBinding = ({ secret, ...deps }: Pick<GameServices, 'daily' | 'secret'>): Game =>
  defineDaily<ChampionRiftParts, typeof game>(game, deps, {
    rules: championRiftRules,
    facts: { entries: champions, find: nameFinder(champions) },
    // This game is older than the common seeds; another seed would change the order of its champions.
    seed: `${Buffer.from(secret.derive('champion of the day')).toString('hex')}/champion-rift`,
    stateOf: (_view, { candidates, guesses, answer, ...state }) => ({
      ...state,
      championsData: candidates,
      guesses,
      lastGuessResult: guesses.at(-1) ?? null,
      champion: answer,
    }),
    finished(gameState) {
      const { champion } = gameState;
      if (champion === null) throw new RangeError('a finished puzzle without its champion');
      return { champion, gameState };
    },
  });
