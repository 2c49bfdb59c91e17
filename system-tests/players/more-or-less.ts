import {
  type Guess,
  type MoreOrLessMode,
  type MoreOrLessState,
  moreOrLess,
} from '@hub/games/more-or-less/game.ts';
import type { GameSocket } from './game-socket.ts';
import { oppositeOf, rightGuess } from './knowledge.ts';
import { playUntilOver, wasAccepted } from './play-until-over.ts';
import type { Player } from './player.ts';

/** Share of right answers. */
const KNOWN_PERCENT = 88;

/** Open coop games. Stands for the invitation link, which players send outside the server. */
export class Invitations {
  readonly #open: string[] = [];

  invite(gameId: string): void {
    if (!this.#open.includes(gameId)) this.#open.push(gameId);
  }

  /** Withdraws an invitation; false when it has been taken. */
  withdraw(gameId: string): boolean {
    const at = this.#open.indexOf(gameId);
    if (at >= 0) this.#open.splice(at, 1);
    return at >= 0;
  }

  /** Takes the oldest invitation. */
  take(): string | undefined {
    return this.#open.shift();
  }
}

/** Plays a single game to its end. */
export const playMoreOrLess = (player: Player): Promise<boolean> => play(player, 'single', undefined);

/** Plays a coop game: joins an open one, or creates one and invites. */
export const playCoop = (player: Player, invitations: Invitations): Promise<boolean> =>
  play(player, 'multi', invitations);

async function play(
  player: Player,
  mode: MoreOrLessMode,
  invitations: Invitations | undefined,
): Promise<boolean> {
  const socket = player.open(moreOrLess);
  const invitation = invitations?.take();
  const since = performance.now();
  let state: MoreOrLessState | undefined;
  let isInviting = false;
  socket.onFrame = ({ payload: { gameState } }) => {
    state = gameState;
    player.note({ kind: 'seen', game: 'moreOrLess', room: gameState.gameId, state: gameState });
  };
  const enter = () => {
    const gameId = state?.gameId ?? invitation;
    return socket.ask(
      gameId === undefined
        ? { action: 'startGame', payload: { mode } }
        : { action: 'joinGame', payload: { gameId } },
      ({ action }) => ['gameStarted', 'waiting', 'gameOver', 'playerJoined'].includes(action),
    );
  };
  const isOver = await playUntilOver(player, socket, 'moreOrLess.enter', {
    enter,
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      if (state.phase === 'waiting' && state.players.length < state.seats && invitations !== undefined) {
        if (!isInviting) invitations.invite(state.gameId);
        isInviting = true;
        const hasGivenUp = player.isLeaving || performance.now() - since > 3 * player.pace.lobbyMs;
        if (hasGivenUp && invitations.withdraw(state.gameId)) return 'over';
      }
      return (await guess(player, socket, state)) ? 'acted' : 'waiting';
    },
  });
  socket.close();
  if (!isOver || state?.gameOver !== true) return false;
  player.note({ kind: 'rewarded', game: 'moreOrLess', room: state.gameId, essence: state.reward });
  return true;
}

/** Guesses, or changes to the other player's guess; false when there is nothing to do. */
async function guess(
  player: Player,
  socket: GameSocket<typeof moreOrLess>,
  state: MoreOrLessState,
): Promise<boolean> {
  const { gameId, score: round } = state;
  const own = state.players.find(({ id }) => id === player.me.playerId)?.guess ?? null;
  const other = state.players.find(({ id }) => id !== player.me.playerId)?.guess ?? null;
  if (state.phase !== 'guessing') return false;
  // Changes half of the time, so that two different guesses soon become one.
  if (own !== null && (other === null || other === own || player.random.percent(50))) return false;
  const choice = own !== null && other !== null ? other : answerTo(player, state);
  await player.think();
  const answer = await socket.ask(
    { action: 'submitGuess', payload: { gameId, guess: choice } },
    ({ payload: { gameState } }) =>
      gameState.score > round ||
      gameState.phase !== 'guessing' ||
      gameState.players.some(({ id, guess: sent }) => id === player.me.playerId && sent === choice),
  );
  if (wasAccepted(player, socket, 'moreOrLess.submitGuess', answer) && answer.kind === 'frame')
    noteIfStanding(player, answer.frame.payload.gameState, round, choice);
  return true;
}

/** A guess after the deadline does not count. */
function noteIfStanding(
  player: Player,
  { gameId: room, version, score, players }: MoreOrLessState,
  round: number,
  choice: Guess,
): void {
  const own = players.find(({ id }) => id === player.me.playerId)?.guess;
  if (score === round && own === choice)
    player.note({ kind: 'guessed', game: 'moreOrLess', room, version, round, guess: choice });
}

function answerTo(player: Player, state: MoreOrLessState): Guess {
  const right = rightGuess(state);
  return player.knows(KNOWN_PERCENT) ? right : oppositeOf(right);
}
