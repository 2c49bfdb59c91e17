import { spellsOf } from '@hub/catalog/spells';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import type { LobbyPlayer } from '@hub/engine/testing/game-player';
import type { ClashState, cooldownClash } from '../game.ts';
import type { ClashTypes } from '../rules/rules.ts';

/** Share of rounds in which a player guesses the right cooldown. */
const KNOWN_PERCENT = 30;
const LONGEST_SECONDS = 120;

/** Cooldown of a spell at its first rank, in seconds. Throws for an unknown spell. */
export function cooldownOf(championId: string, slot: string): number {
  const [seconds] = spellsOf(championId).find((spell) => spell.slot === slot)?.cooldownSeconds ?? [];
  if (seconds === undefined) throw new RangeError(`no cooldown of ${championId}, ${slot}`);
  return seconds;
}

const hasGuessed = ({ players }: ClashState, playerId: string): boolean =>
  players.some(({ id, hasGuessed: did }) => id === playerId && did);

/** Guesses the right cooldown or a random one. */
export const player: LobbyPlayer<typeof cooldownClash, { readonly round: number; readonly seconds: number }> =
  {
    settings: (random) => ({ guessTime: 15, winPoints: random.pick([100, 200, 300]) ?? 100 }),
    move(state, { playerId, random }) {
      const { round, action, targetChampion, targetSpell } = state;
      if (action !== 'countdown' || hasGuessed(state, playerId)) return undefined;
      const isKnown = random.percent(KNOWN_PERCENT);
      const guess = isKnown
        ? cooldownOf(targetChampion.id, targetSpell.key)
        : random.between(1, LONGEST_SECONDS);
      const seconds = Math.round(guess * 10) / 10;
      return {
        command: { action: 'submitGuess', payload: { guess: seconds, round } },
        isAnswer: (told) =>
          told.round > round || told.gameOver || told.action === 'showResults' || hasGuessed(told, playerId),
        guess: {
          value: { round, seconds },
          counts: (told) => told.round === round && hasGuessed(told, playerId),
        },
      };
    },
    isStored(stored, { round, seconds }, seat) {
      const { game } = stored as LobbyTypes<ClashTypes>['state'];
      return (
        game?.round === round &&
        game.players.some(({ number, guess }) => number === seat && guess === seconds)
      );
    },
  };
