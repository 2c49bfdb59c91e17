import { champions } from '@hub/catalog/champions';
import {
  CHAMPION_ATTRIBUTES,
  type ChampionAttribute,
  type ChampionRiftState,
  championRift,
  type GuessResult,
} from '@hub/games/champion-rift/game.ts';
import { compareChampions } from '@hub/games/champion-rift/rules/rules.ts';
import { playUntilOver, wasAccepted } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Plays the day's rift: guesses only champions that fit all results. Returns whether it was completed. */
export async function playChampionRift(player: Player): Promise<boolean> {
  const socket = player.open(championRift);
  let state: ChampionRiftState | undefined;
  socket.onFrame = ({ payload: { gameState } }) => {
    state = gameState;
    player.note({ kind: 'seen', game: 'championRift', room: gameState.gameId, state: gameState });
  };
  const isOver = await playUntilOver(player, socket, 'championRift.startGame', {
    enter: () =>
      socket.ask(
        { action: 'startGame', payload: state === undefined ? {} : { gameId: state.gameId } },
        ({ action }) => action === 'gameStarted' || action === 'alreadyPlayed',
      ),
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      const { gameId } = state;
      const guess = player.random.pick(possible(state.guesses)) ?? player.random.pick(champions);
      if (guess === undefined) throw new RangeError('no champions');
      await player.think();
      const answer = await socket.ask(
        { action: 'submitGuess', payload: { gameId, guess: guess.name } },
        ({ action }) => action === 'gameStateUpdate',
      );
      if (wasAccepted(player, socket, 'championRift.submitGuess', answer) && answer.kind === 'frame') {
        const { version } = answer.frame.payload.gameState;
        player.note({ kind: 'guessed', game: 'championRift', room: gameId, version, champion: guess.name });
      }
      return 'acted';
    },
  });
  socket.close();
  if (!isOver || state === undefined) return false;
  const { gameId: room, reward: essence } = state;
  player.note({ kind: 'rewarded', game: 'championRift', room, essence });
  return true;
}

type Compared = Readonly<Record<ChampionAttribute, { readonly isCorrect: string }>>;

/** The champions that fit all results. */
function possible(results: readonly GuessResult[]): typeof champions {
  return results.reduce<typeof champions>((left, result) => {
    const guessed = champions.find(({ name }) => name === result.name.value);
    if (guessed === undefined) return left;
    return left.filter((answer) => isSame(compareChampions(guessed, answer), result));
  }, champions);
}

const isSame = (one: Compared, other: Compared): boolean =>
  CHAMPION_ATTRIBUTES.every((attribute) => one[attribute].isCorrect === other[attribute].isCorrect);
