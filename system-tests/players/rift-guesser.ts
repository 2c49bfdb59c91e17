import { type RiftGuesserState, riftGuesser } from '@hub/games/rift-guesser/game.ts';
import type { GameSocket } from './game-socket.ts';
import { sendRequest } from './http-request.ts';
import { playUntilOver, wasAccepted } from './play-until-over.ts';
import type { Player } from './player.ts';

type Socket = GameSocket<typeof riftGuesser>;
type Place = { readonly x: number; readonly y: number };

/** Plays Rift Guesser to its end with random guesses: a few rounds. */
export async function playRiftGuesser(player: Player): Promise<boolean> {
  const socket = player.open(riftGuesser);
  let state: RiftGuesserState | undefined;
  let receivedAt = 0;
  socket.onFrame = ({ payload: { gameState } }) => {
    state = gameState;
    receivedAt = performance.now();
    player.note({ kind: 'seen', game: 'riftGuesser', room: gameState.gameId, state: gameState });
  };
  const isOver = await playUntilOver(player, socket, 'riftGuesser.startGame', {
    enter: () => socket.ask({ action: 'startGame', payload: {} }, ({ action }) => action === 'gameStarted'),
    step: async () => {
      if (state === undefined || state.gameOver) return 'over';
      const waitedMs = performance.now() - receivedAt;
      await player.sleep(Math.max(0, state.wait / player.pace.serverSpeed - waitedMs));
      await (state.action === 'startRound'
        ? playRound(player, socket, state)
        : startNextRound(player, socket, state));
      return 'acted';
    },
  });
  socket.close();
  if (!isOver || state === undefined) return false;
  player.note({ kind: 'rewarded', game: 'riftGuesser', room: state.gameId, essence: state.reward });
  return true;
}

/** Loads the picture, sets the marker and submits it. */
async function playRound(
  player: Player,
  socket: Socket,
  { gameId, round, section }: RiftGuesserState,
): Promise<void> {
  if (section !== null) await loadSection(player, section);
  if (player.random.percent(60)) await mark(player, socket, { gameId, round, action: 'setGuess' });
  await mark(player, socket, { gameId, round, action: 'submitGuess' });
}

interface Mark {
  readonly gameId: string;
  readonly round: number;
  readonly action: 'setGuess' | 'submitGuess';
}

async function mark(player: Player, socket: Socket, { gameId, round, action }: Mark): Promise<void> {
  await player.think();
  const place = { x: player.random.between(0, 350), y: player.random.between(0, 350) };
  const answer = await socket.ask(
    { action, payload: { gameId, guess: place } },
    ({ payload: { gameState } }) => isProcessed(gameState, place, round),
  );
  if (wasAccepted(player, socket, `riftGuesser.${action}`, answer) && answer.kind === 'frame')
    noteIfStanding(player, answer.frame.payload.gameState, place, round);
}

const isProcessed = (state: RiftGuesserState, place: Place, round: number): boolean =>
  state.round !== round || state.action === 'revealAnswer' || isAt(state.guess, place);

const isAt = (one: Place | null, other: Place): boolean => one?.x === other.x && one.y === other.y;

/** A marker after the deadline does not count. */
function noteIfStanding(player: Player, state: RiftGuesserState, place: Place, round: number): void {
  if (state.round === round && isAt(state.guess, place))
    player.note({
      kind: 'guessed',
      game: 'riftGuesser',
      room: state.gameId,
      version: state.version,
      round,
      place,
    });
}

async function startNextRound(
  player: Player,
  socket: Socket,
  { gameId, round }: RiftGuesserState,
): Promise<void> {
  await player.think();
  const answer = await socket.ask(
    { action: 'startNextRound', payload: { gameId } },
    ({ payload: { gameState } }) => gameState.round > round || gameState.gameOver,
  );
  wasAccepted(player, socket, 'riftGuesser.startNextRound', answer);
}

/** Loads a section as the page does; 404 after the round. */
async function loadSection(player: Player, address: string): Promise<void> {
  const from = performance.now();
  try {
    const { status } = await sendRequest(player.url + address, {
      method: 'GET',
      timeoutMs: player.pace.timeoutMs,
    });
    player.observer.answered?.('http.section', performance.now() - from);
    if (status !== 200 && status !== 404) player.observer.failed?.('http.section', String(status));
  } catch {
    player.observer.lost?.('section');
  }
}
