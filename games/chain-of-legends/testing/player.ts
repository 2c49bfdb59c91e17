import type { LobbyTypes } from '@hub/engine/lobby/rules';
import type { LobbyPlayer } from '@hub/engine/testing/game-player';
import type { chainOfLegends } from '../game.ts';
import type { ChainTypes } from '../rules/rules.ts';

/** Share of turns in which a player names a fitting champion. */
const KNOWN_PERCENT = 80;

/** The letters of a champion's name that the game compares, in lower case. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** The names that may follow; all of them where no letter is required. */
export const namesStartingWith = (letter: string | null | undefined, names: readonly string[]): string[] =>
  names.filter(
    (name) => letter === null || letter === undefined || lettersOf(name).startsWith(letter.toLowerCase()),
  );

/** Names fitting champions or nobody. */
export const player: LobbyPlayer<typeof chainOfLegends, { readonly turn: number; readonly name: string }> = {
  settings: (random) => ({ guessTime: 15, lives: random.between(1, 3) }),
  move({ turn, players, currentPlayerIndex, championData, nextLetter }, { playerId, random, knows }) {
    if (players[currentPlayerIndex]?.id !== playerId) return undefined;
    const fitting = namesStartingWith(nextLetter, Object.keys(championData));
    const name = knows(KNOWN_PERCENT) ? random.pick(fitting) : fitting[0] && 'Nobody';
    // No champion is left.
    if (name === undefined) return undefined;
    return {
      command: { action: 'submitChampion', payload: { champion: name, turn } },
      isAnswer: (told) => told.turn > turn,
      // The turn may have timed out before.
      guess: { value: { turn, name }, counts: (told) => told.turn === turn + 1 && told.lastInput === name },
    };
  },
  isStored(stored, { turn, name }) {
    const { game } = stored as LobbyTypes<ChainTypes>['state'];
    return game?.turn === turn + 1 && game.lastTurn?.input === name;
  },
};
