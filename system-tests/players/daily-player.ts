import type { Game } from '@hub/engine/binding/binding';
import { puzzlesOf } from './daily-solver.ts';
import { playUntilOver, wasAccepted } from './play-until-over.ts';
import type { Player } from './player.ts';

type State = {
  readonly gameId: string;
  readonly version: number;
  readonly gameOver: boolean;
  readonly reward: number;
  readonly guesses: readonly unknown[];
};

/** Plays today's puzzle of any daily game: guesses only what fits all clues. Returns whether it was completed. */
export async function playDaily(player: Player, game: Game): Promise<boolean> {
  const { id } = game.descriptor;
  const socket = player.open(game.endpoint);
  let guessed: readonly string[] = [];
  let state: State | undefined;
  socket.onFrame = ({ payload }) => {
    state = (payload as { readonly gameState: State }).gameState;
    player.note({ kind: 'seen', game: id, room: state.gameId, state });
  };
  const isOver = await playUntilOver(player, socket, `${id}.startGame`, {
    enter: () =>
      socket.ask(
        { action: 'startGame', payload: state === undefined ? {} : { gameId: state.gameId } },
        ({ action }) => action === 'gameStarted' || action === 'alreadyPlayed',
      ),
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      const { gameId: room, guesses } = state;
      // A guess whose answer was lost may not have arrived.
      guessed = guessed.slice(0, guesses.length);
      const left = puzzlesOf(game, guessed);
      const { ...shown } = state;
      const guess = (
        player.random.pick(left.filter((puzzle) => puzzle.looksLike(shown))) ?? player.random.pick(left)
      )?.answer;
      if (guess === undefined) throw new RangeError(`${id} has nothing left to guess`);
      await player.think();
      const answer = await socket.ask(
        { action: 'submitGuess', payload: { gameId: room, guess: guess.name } },
        ({ action }) => action === 'gameStateUpdate',
      );
      if (answer.kind !== 'refused') guessed = [...guessed, guess.id];
      if (wasAccepted(player, socket, `${id}.submitGuess`, answer))
        player.note({ kind: 'guessed', game: id, room, version: state.version, guess: guess.id });
      return 'acted';
    },
  });
  socket.close();
  if (!isOver || state === undefined) return false;
  player.note({ kind: 'rewarded', game: id, room: state.gameId, essence: state.reward });
  return true;
}
