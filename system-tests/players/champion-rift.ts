import { champions } from '@hub/catalog/champions';
import {
  CHAMPION_ATTRIBUTES,
  type ChampionAttribute,
  type ChampionRiftState,
  championRift,
  type GuessResult,
} from '@hub/champion-rift/game.ts';
import { compareChampions } from '@hub/champion-rift/rules/compare.ts';
import { counted, stayUntilOver } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Plays the rift of the day to its end, by what each guess rules out. Says whether it came to its end. */
export async function playChampionRift(player: Player): Promise<boolean> {
  const link = player.open(championRift);
  let state: ChampionRiftState | undefined;
  link.onFrame = ({ payload: { gameState } }) => {
    state = gameState;
    player.note({ kind: 'seen', game: 'championRift', room: gameState.gameId, state: gameState });
  };
  const isOver = await stayUntilOver(player, link, 'championRift.startGame', {
    enter: () =>
      link.ask(
        { action: 'startGame', payload: state === undefined ? {} : { gameId: state.gameId } },
        ({ action }) => action === 'gameStarted' || action === 'alreadyPlayed',
      ),
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      const { gameId } = state;
      const guess = player.dice.pick(possible(state.guesses)) ?? player.dice.pick(champions);
      if (guess === undefined) throw new RangeError('no champions');
      await player.think();
      const answer = await link.ask(
        { action: 'submitGuess', payload: { gameId, guess: guess.name } },
        ({ action }) => action === 'gameStateUpdate',
      );
      if (counted(player, link, 'championRift.submitGuess', answer) && answer.kind === 'frame') {
        const { version } = answer.frame.payload.gameState;
        player.note({ kind: 'guessed', game: 'championRift', room: gameId, version, champion: guess.name });
      }
      return 'acted';
    },
  });
  link.close();
  if (!isOver || state === undefined) return false;
  const { gameId: room, reward: essence } = state;
  player.note({ kind: 'rewarded', game: 'championRift', room, essence });
  return true;
}

type Compared = Readonly<Record<ChampionAttribute, { readonly isCorrect: string }>>;

/** The champions that would have given the same results. */
function possible(results: readonly GuessResult[]): typeof champions {
  return results.reduce<typeof champions>((left, result) => {
    const guessed = champions.find(({ name }) => name === result.name.value);
    if (guessed === undefined) return left;
    return left.filter((answer) => isSame(compareChampions(guessed, answer), result));
  }, champions);
}

const isSame = (one: Compared, other: Compared): boolean =>
  CHAMPION_ATTRIBUTES.every((attribute) => one[attribute].isCorrect === other[attribute].isCorrect);
